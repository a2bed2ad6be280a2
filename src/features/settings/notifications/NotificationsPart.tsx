import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getSettings, recordConsent } from '#/data/records/settings.ts';
import type { NoticePurpose } from '#/domain/access/consents.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { DeviceNotices } from '#/parts/reminder-notices/DeviceNotices.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { settings as css } from '../settings.css.ts';
import { SettingsFailure } from '../SettingsFailure.tsx';
import { useChange } from '../use-change.ts';
import { ConsentLogCard } from './ConsentLogCard.tsx';

type MailPurpose = Exclude<NoticePurpose, 'pushNotifications'>;

/** What Jalon may tell a person, and by which way: nothing until they ask. */
export function NotificationsPart({ context }: { context: DataContext }) {
  const settings = useLiveQuery(() => getSettings(context), [context]);
  if (!settings) return <PartSkeleton />;
  return (
    <Stack gap="px20">
      <MailCard context={context} settings={settings} />
      <Card title={<Trans>Notifications sur cet appareil</Trans>}>
        <Stack gap="px12">
          <p className={`${text.small} ${text.muted}`}>
            <Trans>
              Le matin d’une échéance, votre appareil affiche le rappel. Le texte est écrit ici :
              aucun nom ne passe par un autre service.
            </Trans>
          </p>
          <DeviceNotices context={context} />
          <Row>
            <LinkButton to="/test-notifications" size="small" variant="quiet">
              <Trans>Vérifier que tout fonctionne</Trans>
            </LinkButton>
            <LinkButton
              to="/modules/job-tracker"
              search={{ tab: 'reminders' }}
              size="small"
              variant="quiet"
            >
              <Trans>Choisir le délai de chaque rappel</Trans>
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      <ConsentLogCard consents={settings.consents} />
    </Stack>
  );
}

function MailCard({
  context,
  settings,
}: {
  context: DataContext;
  settings: Record<MailPurpose, boolean>;
}) {
  const { user } = useAuth();
  const [problem, keep] = useChange();
  const kinds = useMailKinds();
  return (
    <Card title={<Trans>Courriels</Trans>}>
      <Stack gap="px12">
        <p className={`${text.small} ${text.muted}`}>
          {user ? (
            <Trans>
              Envoyés à {user.email}, une fois cette adresse confirmée. Chaque courriel a un lien
              pour arrêter, sans se connecter.
            </Trans>
          ) : (
            <Trans>Pour recevoir des courriels, il faut un compte et une adresse confirmée.</Trans>
          )}
        </p>
        <SettingsFailure failure={problem} />
        <div className={css.rows}>
          {kinds.map(({ purpose, label, hint }) => (
            <Checkbox
              key={purpose}
              look="switch"
              label={label}
              hint={hint}
              checked={settings[purpose]}
              disabled={!user}
              onChange={(given) =>
                void keep(() =>
                  recordConsent(
                    context,
                    { purpose, given },
                    {
                      [purpose]: given,
                      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                    },
                  ),
                )
              }
            />
          ))}
        </div>
        {!user && (
          <Row>
            <LinkButton to="/auth" search={{ next: '/settings?tab=notifications' }} size="small">
              <Trans>Se connecter ou créer un compte</Trans>
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const useMailKinds = (): readonly { purpose: MailPurpose; label: ReactNode; hint: string }[] => {
  const { t } = useLingui();
  return [
    {
      purpose: 'emailNotifications',
      label: t`Rappels par courriel`,
      hint: t`Relances, remerciements et réponses aux offres, le matin de l’échéance.`,
    },
    {
      purpose: 'weeklyDigest',
      label: t`Bilan de la semaine`,
      hint: t`Ce que vous avez fait et ce qui vient, le dimanche à 18 h.`,
    },
    {
      purpose: 'marketingEmails',
      label: t`Nouvelles de Jalon`,
      hint: t`Les nouveautés et les offres. Rarement.`,
    },
  ];
};
