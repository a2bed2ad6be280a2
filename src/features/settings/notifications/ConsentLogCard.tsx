import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { actsOf, type ConsentLog, type ConsentPurpose } from '#/domain/access/consents.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { settings as css } from '../settings.css.ts';

const SHOWN = 5;

/** Each yes and each no, as it was given; the newest holds. */
export function ConsentLogCard({ consents }: { consents: ConsentLog }) {
  const [all, setAll] = useState(false);
  const { language } = useLanguage();
  const names = usePurposeNames();
  const acts = actsOf(consents);
  const when = dayFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const shown = all ? acts : acts.slice(0, SHOWN);
  return (
    <Card title={<Trans>Journal de vos accords</Trans>}>
      <p className={css.quiet}>
        {acts.length === 0 ? (
          <Trans>Vous n’avez encore rien accepté : rien ne vous est envoyé.</Trans>
        ) : (
          <Trans>Ce que vous avez accepté ou refusé, et quand. Le plus récent compte.</Trans>
        )}
      </p>
      {shown.length > 0 && (
        <ul className={css.log}>
          {shown.map(({ id, purpose, given, at, recipient }) => (
            <li key={id} className={css.act}>
              <span className={css.actName}>
                {given ? (
                  <Trans>Accepté : {names[purpose]}</Trans>
                ) : (
                  <Trans>Refusé : {names[purpose]}</Trans>
                )}
              </span>
              <span className={css.quiet}>
                {when(at)}
                {recipient && (
                  <>
                    {' · '}
                    <Trans>envoyé à {recipient}</Trans>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!all && acts.length > SHOWN && (
        <Row>
          <Button size="small" variant="quiet" onClick={() => setAll(true)}>
            <Plural
              value={acts.length - SHOWN}
              one="Voir # accord plus ancien"
              other="Voir # accords plus anciens"
            />
          </Button>
        </Row>
      )}
    </Card>
  );
}

const usePurposeNames = (): Record<ConsentPurpose, string> => {
  const { t } = useLingui();
  return {
    emailNotifications: t`Rappels par courriel`,
    weeklyDigest: t`Bilan de la semaine`,
    marketingEmails: t`Nouvelles de Jalon`,
    pushNotifications: t`Notifications sur cet appareil`,
    'assist-achievement': t`Aide à écrire une réalisation`,
    'assist-summary': t`Aide à écrire le profil`,
    'assist-translation': t`Aide à traduire`,
    'assist-answer': t`Aide à préparer une réponse`,
  };
};
