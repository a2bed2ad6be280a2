import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DataContext } from '#/data/context.ts';
import type { LinkedinText } from '#/domain/linkedin/linkedin-text.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { useCopy } from '#/ui/messages/use-copy.ts';
import { linkedin as css } from '../linkedin.css.ts';
import { useThrowAway } from './use-throw-away.ts';

/** What was written before: to be read again, copied, gone on with, or thrown away. */
export function EarlierTexts({
  context,
  texts,
  onTakeUp,
}: {
  context: DataContext;
  texts: readonly LinkedinText[];
  onTakeUp: (text: LinkedinText) => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const copy = useCopy();
  const throwAway = useThrowAway(context);
  const days = dayFormat(LANGUAGE_TAGS[language], { dateStyle: 'long' });
  return (
    <Card title={<Trans>Textes gardés</Trans>} level={3}>
      <ul className={css.list}>
        {texts.map((text) => {
          const day = days(text.createdAt);
          return (
            <li key={text.id}>
              <Disclosure
                summary={
                  <>
                    <span lang={LANGUAGE_TAGS[text.language]}>{beginningOf(text.text)}</span>{' '}
                    <span className={css.quiet}>{day}</span>
                  </>
                }
              >
                <Stack gap="px12">
                  <p className={css.written} lang={LANGUAGE_TAGS[text.language]}>
                    {text.text}
                  </p>
                  <div className={css.acts}>
                    <Button size="small" onClick={() => onTakeUp(text)}>
                      <Trans>Continuer ce texte</Trans>
                    </Button>
                    <Button size="small" icon={Copy} onClick={() => void copy(text.text)}>
                      <Trans>Copier</Trans>
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      icon={Trash2}
                      aria-label={t`Mettre à la corbeille le texte du ${day}`}
                      onClick={() => void throwAway(text)}
                    >
                      <Trans>Mettre à la corbeille</Trans>
                    </Button>
                  </div>
                </Stack>
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const BEGINNING = 60;

const beginningOf = (text: string): string => {
  const chars = [...text.replaceAll('\n', ' ')];
  return chars.length > BEGINNING ? `${chars.slice(0, BEGINNING).join('').trimEnd()}…` : text;
};
