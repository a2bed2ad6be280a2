import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isQuiet, type Attention } from '#/domain/access/administration/attention.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { readAttention } from '#/remote/admin.ts';
import { AnchorButton, LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { admin as css } from '../admin.css.ts';
import type { AdminTab } from '../admin-search.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { useNumber } from '../use-admin-words.ts';
import { useAnswer, type AdminAsk } from '../use-answer.ts';

/** What waits for somebody, each with the place where it is done. */
export function AttentionCard({ ask }: { ask: AdminAsk }) {
  const { value, failure, isAsking, askAgain } = useAnswer(ask, 'attention', readAttention);
  return (
    <Card title={<Trans>À faire</Trans>}>
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <Skeleton lines={2} />}
      {value && isQuiet(value) && (
        <Note tone="positive" title={<Trans>Rien n’attend aujourd’hui.</Trans>} />
      )}
      {value && !isQuiet(value) && <Waiting attention={value} />}
    </Card>
  );
}

function Waiting({ attention }: { attention: Attention }) {
  const { messages, privacyAnswerBy, failedMails, incidents, codes, freeMegabytes } = attention;
  const { long, short } = useDayWords();
  const number = useNumber();
  const [answerBy, free] = [long(privacyAnswerBy), number(freeMegabytes ?? 0)];
  return (
    <ul className={css.rows}>
      {messages > 0 && (
        <Line action={<TableLink table="contact_messages" />}>
          <Plural
            value={messages}
            one="# message de la page Contact n’est pas marqué comme répondu."
            other="# messages de la page Contact ne sont pas marqués comme répondus."
          />{' '}
          {privacyAnswerBy !== '' && (
            <strong>
              <Trans>
                Il y a une demande sur des renseignements personnels : répondez avant le {answerBy}.
              </Trans>
            </strong>
          )}
        </Line>
      )}
      {incidents > 0 && (
        <Line action={<TabLink tab="incidents" />}>
          <Plural
            value={incidents}
            one="# incident grave attend encore un avis."
            other="# incidents graves attendent encore un avis."
          />
        </Line>
      )}
      {codes.map(({ id, name, endsOn, isShort }) => (
        <Line key={id} action={<TableLink table="group_codes" />}>
          <strong>{name}</strong> {endsOn !== '' && <CodeEnd day={short(endsOn)} />}{' '}
          {isShort && <Trans>Il ne reste presque plus de places.</Trans>}
        </Line>
      ))}
      {failedMails > 0 && (
        <Line action={<TabLink tab="settings" />}>
          <Plural
            value={failedMails}
            one="# courriel n’a pas pu partir."
            other="# courriels n’ont pas pu partir."
          />
        </Line>
      )}
      {freeMegabytes !== null && (
        <Line action={<TabLink tab="guide" />}>
          <Trans>Il reste {free} Mo sur le disque du serveur : prévenez l’exploitant.</Trans>
        </Line>
      )}
    </ul>
  );
}

function CodeEnd({ day }: { day: string }) {
  return <Trans>Le code de groupe finit le {day}.</Trans>;
}

function Line({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <li className={css.listRow}>
      <span className={css.grow}>{children}</span>
      {action}
    </li>
  );
}

function TableLink({ table }: { table: string }) {
  return (
    <AnchorButton
      href={`/_/#/collections?collection=${table}`}
      target="_blank"
      rel="noopener"
      size="small"
    >
      <Trans>Ouvrir la table {table}</Trans>
    </AnchorButton>
  );
}

function TabLink({ tab }: { tab: AdminTab }) {
  const { t } = useLingui();
  const names: Partial<Record<AdminTab, string>> = {
    incidents: t`Incidents`,
    settings: t`Paramètres`,
    guide: t({ message: 'Guide', context: 'administration' }),
  };
  return (
    <LinkButton to="/admin" search={{ tab }} size="small">
      {names[tab]}
    </LinkButton>
  );
}
