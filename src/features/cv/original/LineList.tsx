import type { OriginalLine } from '#/domain/cv/original/original.ts';
import { classNames } from '#/ui/class-names.ts';
import { useShownLine, type LineMarks } from './line-marks.ts';
import { original as css } from './original.css.ts';

/** The file as its lines, one under the other. */
export function LineList({ lines, marks }: { lines: readonly OriginalLine[]; marks: LineMarks }) {
  const placed = lines.map((line, at) => ({ line, at }));
  return (
    <ul className={css.lines}>
      {placed.map(({ line, at }) => (
        <li key={at}>
          <Line
            line={line}
            isSaid={marks.said.has(at)}
            isChosen={marks.chosen === at}
            onChoose={() => marks.onChoose(marks.chosen === at ? undefined : at)}
          />
        </li>
      ))}
    </ul>
  );
}

function Line({
  line: { text, look },
  isSaid,
  isChosen,
  onChoose,
}: {
  line: OriginalLine;
  isSaid: boolean;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const button = useShownLine<HTMLButtonElement>(isSaid);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        css.line,
        (look?.bold === true || look?.isHeading === true) && css.boldLine,
        look?.isItem === true && css.item,
        isSaid && css.saidLine,
        isChosen && css.chosenLine,
      )}
      onClick={onChoose}
    >
      {isSaid ? <mark className={css.said}>{text}</mark> : text}
    </button>
  );
}
