import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { agreeOnField, carriedValue, carryField, writeField } from '#/domain/cv/pair/carry.ts';
import type { PairField } from '#/domain/cv/pair/compare-pair.ts';
import { otherLanguage } from '#/domain/cv/pair/pair-fields.ts';
import { translations } from '#/domain/cv/pair/translate.ts';
import { Button } from '#/ui/actions/Button.tsx';
import type { PairView } from './pair-acts.ts';
import { pairLook } from './pair.css.ts';
import { printedValue } from './use-pair-words.ts';

/** A fact goes from one side to the other; where the lexicon knows several words for it, the person chooses. */
export function FactActs({ view, field }: { view: PairView; field: PairField }) {
  const { t } = useLingui();
  const { standing, side, paths } = field;
  const sides: readonly CvLanguage[] = side ? [side] : ['en', 'fr'];
  const offers = sides
    .flatMap((to) => offersFor(field, to))
    .filter(({ to, value }) => value !== field.values[to].join('\n'));
  return (
    <div className={pairLook.acts}>
      {offers.map(({ to, value, isChosen }) => (
        <Button
          key={`${to} ${value}`}
          size="small"
          icon={to === 'en' ? ArrowRight : ArrowLeft}
          lang={to}
          onClick={() =>
            view.apply(
              isChosen ? writeField(view.pair, field, to, value) : carryField(view.pair, field, to),
              t`« ${value} » est reporté.`,
            )
          }
        >
          {printedValue(field.kind, value, to)}
        </Button>
      ))}
      {side && (
        <Button size="small" variant="quiet" onClick={() => view.onField(side, paths[side])}>
          <Trans>Écrire dans le formulaire</Trans>
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => view.apply(agreeOnField(view.pair, field), t`Noté.`)}
      >
        {standing === 'missing' ? (
          <Trans>Laisser vide</Trans>
        ) : standing === 'unsure' ? (
          <Trans>C’est la même chose</Trans>
        ) : (
          <Trans>Garder les deux</Trans>
        )}
      </Button>
    </div>
  );
}

interface Offer {
  to: CvLanguage;
  value: string;
  /** One of several. */
  isChosen: boolean;
}

function offersFor({ kind, values }: PairField, to: CvLanguage): Offer[] {
  const from = otherLanguage(to);
  const given = values[from].join('\n');
  const said = given === '' ? [] : translations(kind, given, from);
  if (said.length > 1) return said.map((value) => ({ to, value, isChosen: true }));
  const carried = given === '' ? undefined : carriedValue(kind, given, from);
  return carried ? [{ to, value: [carried.value].flat().join('\n'), isChosen: false }] : [];
}
