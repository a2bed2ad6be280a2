import { Plural, Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { Fills } from '#/domain/tracker/emails/fill-email.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { emails as css } from './emails.css.ts';

export const blankId = (at: number): string => `email-blank-${at}`;

/** What the text leaves open: written here, or taken out of it. */
export function BlankFields({
  blanks,
  fills,
  lang,
  isTried,
  onFill,
  onRemove,
}: {
  blanks: readonly string[];
  fills: Fills;
  /** Of the e-mail. */
  lang: string;
  isTried: boolean;
  onFill: (blank: string, fill: string) => void;
  onRemove: (blank: string) => void;
}) {
  const { t } = useLingui();
  const left = blanks.filter((blank) => !fills[blank]?.trim()).length;
  return (
    <Card title={<Trans>À compléter</Trans>}>
      <Stack>
        <p className={css.quiet} role="status">
          {left > 0 ? (
            <Plural
              value={left}
              one="# passage à remplir ou à retirer avant l’envoi."
              other="# passages à remplir ou à retirer avant l’envoi."
            />
          ) : (
            <Trans>Tout est rempli.</Trans>
          )}
        </p>
        {blanks.map((blank, at) => {
          const words = blank.replace(/^[[{\s]+|[\]}\s]+$/g, '');
          const name = words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
          const isMissing = isTried && !fills[blank]?.trim();
          return (
            <div key={blank} className={css.blank}>
              <TextArea
                id={blankId(at)}
                label={<span lang={lang}>{name}</span>}
                line
                lang={lang}
                maxLength={300}
                value={fills[blank] ?? ''}
                error={isMissing ? <Trans>Remplissez ce passage ou retirez-le.</Trans> : undefined}
                onChange={(fill) => onFill(blank, fill)}
              />
              <IconButton
                icon={X}
                outlined
                className={css.remove}
                label={t`Retirer « ${name} » du texte`}
                onClick={() => onRemove(blank)}
              />
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}
