import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DataContext } from '#/data/context.ts';
import { putBackPosting, removePosting } from '#/data/records/postings.ts';
import type { PostingEntry } from '#/data/tables.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { now } from '#/platform/clock.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { whenWords } from '#/parts/when-words.ts';
import { sharePage } from './share.css.ts';

/** Postings that wait to become applications. */
export function PostingList({
  context,
  postings,
}: {
  context: DataContext;
  postings: readonly PostingEntry[];
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (postings.length === 0)
    return (
      <EmptyState title={<Trans>Aucune offre en attente</Trans>}>
        <Trans>
          Depuis une offre d’emploi, touchez « Partager », puis « Jalon » : elle arrive ici.
        </Trans>
      </EmptyState>
    );
  const remove = async (posting: PostingEntry) => {
    const removed = await removePosting(context, posting.id);
    if (!removed.ok) return;
    focusSoon();
    showToast({
      message: t`Offre retirée.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void putBackPosting(context, posting),
      },
    });
  };
  return (
    <Card title={<Trans>Offres en attente</Trans>} actions={postings.length}>
      <p className={sharePage.quiet}>
        <Trans>Le suivi des candidatures les reprendra dès qu’il sera ouvert.</Trans>
      </p>
      <ul>
        {postings.map((posting) => {
          const { day, time } = whenWords(posting.receivedAt, now(), LANGUAGE_TAGS[language]);
          return (
            <li key={posting.id} className={sharePage.row}>
              <span className={sharePage.words}>
                <b className={sharePage.name}>{posting.title}</b>
                <span className={sharePage.quiet}>
                  <Trans>
                    Reçue {day}, {time}
                  </Trans>
                </span>
              </span>
              <span className={sharePage.acts}>
                {posting.url !== '' && (
                  <AnchorButton
                    size="small"
                    variant="quiet"
                    icon={ExternalLink}
                    href={posting.url}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <Trans>Ouvrir l’offre</Trans>
                  </AnchorButton>
                )}
                <IconButton
                  icon={Trash2}
                  label={t`Retirer « ${posting.title} »`}
                  onClick={() => void remove(posting)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
