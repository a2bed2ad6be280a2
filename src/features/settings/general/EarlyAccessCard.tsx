import { Trans } from '@lingui/react/macro';
import { EARLY_FEATURES, EARLY_NEEDS } from '#/domain/access/plans/early-features.ts';
import { allows } from '#/domain/access/roles.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';

/** What is new, before others, for people with Premium who wish it; and which there are today. */
export function EarlyAccessCard({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { language } = useLanguage();
  const isOffered = allows(useAuth().role, EARLY_NEEDS);
  return (
    <Card title={<Trans>Accès anticipé</Trans>}>
      <Stack gap="px12">
        <Checkbox
          look="switch"
          label={<Trans>Essayer les nouveautés avant les autres</Trans>}
          hint={<Trans>Elles ne sont pas finies. Vous pouvez les fermer ici à tout moment.</Trans>}
          checked={isOn && isOffered}
          disabled={!isOffered}
          onChange={onChange}
        />
        {EARLY_FEATURES.length > 0 ? (
          <ul>
            {EARLY_FEATURES.map(({ id, name, place }) => (
              <li key={id}>
                <strong>{name[language]}</strong>
                <p className={`${text.small} ${text.muted}`}>{place[language]}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className={`${text.small} ${text.muted}`}>
            <Trans>
              Aucune nouveauté n’est à l’essai aujourd’hui. Votre choix est gardé pour la prochaine.
            </Trans>
          </p>
        )}
        {!isOffered && (
          <Row>
            <LinkButton to="/pricing" size="small">
              <Trans>Avec Premium</Trans>
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
