import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { agreeOnField } from '#/domain/cv/pair/carry.ts';
import type { PairField } from '#/domain/cv/pair/compare-pair.ts';
import { isSentence, type PairList } from '#/domain/cv/pair/pair-fields.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { FactActs } from './FactActs.tsx';
import type { PairView } from './pair-acts.ts';
import { PairSide } from './PairSide.tsx';
import { pairLook } from './pair.css.ts';
import { SentenceActs } from './SentenceActs.tsx';
import { usePairWords } from './use-pair-words.ts';

/** One field on both sides: what each says, what changed, and what can be done about it. */
export function PairRow({
  view,
  list,
  field,
}: {
  view: PairView;
  list: PairList | 'personal';
  field: PairField;
}) {
  const { t } = useLingui();
  const words = usePairWords();
  const id = useId();
  // What is being written stays a field to write in until it is left, whatever becomes of its standing.
  const [writing, setWriting] = useState<PairField['standing']>();
  const { standing, side, kind } = field;
  const isOpen = standing !== 'same';
  const tone = standing === 'unsure' ? 'neutral' : 'warning';
  const sentence = isSentence(kind);
  const leave = () => {
    // The first words a side is given are about what the other says now.
    if (writing === 'missing' && standing === 'same') {
      const agreement = agreeOnField(view.pair, field);
      view.edit('fr', agreement.fr);
      view.edit('en', agreement.en);
    }
    setWriting(undefined);
  };
  return (
    <li className={pairLook.row} aria-labelledby={id}>
      <div className={pairLook.head}>
        <span id={id} className={pairLook.label}>
          {words.nameOf(list, field.name)}
        </span>
        {isOpen && (
          <Chip tone={tone}>
            {side
              ? t`${words.standings[standing]}\u00A0: ${words.languages[side]}`
              : words.standings[standing]}
          </Chip>
        )}
      </div>
      <div className={pairLook.sides}>
        {(['fr', 'en'] as const).map((language) => (
          <PairSide
            key={language}
            view={view}
            field={field}
            language={language}
            label={words.nameOf(list, field.name)}
            // On phones the words to be said again stand above the place to say them.
            isShown={isOpen || writing !== undefined || view.shown === language}
            isWritten={
              sentence &&
              (writing !== undefined || (isOpen && (side === undefined || side === language)))
            }
            onWriting={() => setWriting((before) => before ?? standing)}
            onLeft={leave}
          />
        ))}
      </div>
      {isOpen &&
        (sentence ? (
          <SentenceActs view={view} field={field} />
        ) : (
          <FactActs view={view} field={field} />
        ))}
    </li>
  );
}
