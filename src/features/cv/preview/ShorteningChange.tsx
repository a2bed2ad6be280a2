import { Trans } from '@lingui/react/macro';
import type { Shortening } from '#/domain/cv/canadian/shorten/shortening.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { preview } from './preview.css.ts';

/** Lines shown at once; the others are one press away. */
const SHOWN = 3;

/** What goes and what comes in its place, word for word. */
export function ShorteningChange({ proposal: { before, after } }: { proposal: Shortening }) {
  const gone = before.filter((text) => !after.includes(text));
  const hidden = gone.length > SHOWN + 1 ? gone.slice(SHOWN) : [];
  const shown = gone.slice(0, gone.length - hidden.length);
  return (
    <div className={preview.change}>
      <Lines texts={shown} />
      {hidden.length > 0 && (
        <Disclosure summary={<Trans>Voir {hidden.length} autres lignes retirées</Trans>}>
          <div className={preview.change}>
            <Lines texts={hidden} />
          </div>
        </Disclosure>
      )}
      {after
        .filter((text) => !before.includes(text))
        .map((text) => (
          <ins key={text} className={preview.in}>
            {text}
          </ins>
        ))}
    </div>
  );
}

const Lines = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <del key={text} className={preview.out}>
      {text}
    </del>
  ));
