import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { classNames } from '#/ui/class-names.ts';
import { useCopy } from '#/ui/messages/use-copy.ts';
import { linkedin as css } from '../linkedin.css.ts';

/** What was proposed; one of them is in use. */
export function Proposals({
  texts,
  used,
  language,
  onUse,
}: {
  texts: readonly string[];
  used: string;
  language: 'fr' | 'en';
  onUse: (text: string) => void;
}) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <ol className={css.list}>
      {texts.map((text, at) => {
        const number = at + 1;
        return (
          <li key={text} className={classNames(css.proposal, text === used && css.chosen)}>
            <p className={css.written} lang={LANGUAGE_TAGS[language]}>
              {text}
            </p>
            <div className={css.foot}>
              <span className={css.count}>
                <Plural value={text.length} one="# caractère" other="# caractères" />
                {text === used && <Trans>, dans l’aperçu</Trans>}
              </span>
              <span className={css.acts}>
                {text !== used && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Utiliser la proposition ${number}`}
                    onClick={() => onUse(text)}
                  >
                    <Trans>Utiliser</Trans>
                  </Button>
                )}
                <Button
                  size="small"
                  icon={Copy}
                  aria-label={t`Copier la proposition ${number}`}
                  onClick={() => void copy(text)}
                >
                  <Trans>Copier</Trans>
                </Button>
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
