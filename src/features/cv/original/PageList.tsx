import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { DrawnPage } from '#/documents/read/original/read-original.ts';
import type { LineBox } from '#/domain/cv/original/original.ts';
import { classNames } from '#/ui/class-names.ts';
import { useShownLine, type LineMarks } from './line-marks.ts';
import { original as css } from './original.css.ts';

/** The pages as they are drawn. A press chooses the line under it; with a keyboard, the text beside it does. */
export function PageList({ pages, marks }: { pages: readonly DrawnPage[]; marks: LineMarks }) {
  const { t } = useLingui();
  const placed = pages.map((page, at) => ({
    page,
    number: at + 1,
    first: pages.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- On a narrow screen it scrolls sideways, by the keyboard too.
    <div className={css.pages} data-pages role="group" aria-label={t`Pages`} tabIndex={0}>
      {placed.map((one) => (
        <Page key={one.number} {...one} marks={marks} />
      ))}
    </div>
  );
}

function Page({
  page: { picture, lines, ratio },
  number,
  first,
  marks,
}: {
  page: DrawnPage;
  number: number;
  /** Index of its first line among those of all pages. */
  first: number;
  marks: LineMarks;
}) {
  const { t } = useLingui();
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = lineAt(lines, (clientX - left) / width, (clientY - top) / height);
    marks.onChoose(at === undefined ? undefined : first + at);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The text, one press away, is the keyboard's way.
    <div className={css.page} style={{ aspectRatio: ratio }} onClick={choose}>
      {picture && <Picture of={picture} alt={t`Page ${number} de votre fichier`} />}
      {lines.map(({ box }, at) => {
        const isSaid = marks.said.has(first + at);
        const isChosen = marks.chosen === first + at;
        if (!box || (!isSaid && !isChosen)) return undefined;
        return <Band key={`${first + at}`} box={box} isChosen={isChosen} isSaid={isSaid} />;
      })}
    </div>
  );
}

function Band({ box, isChosen, isSaid }: { box: LineBox; isChosen: boolean; isSaid: boolean }) {
  const band = useShownLine<HTMLSpanElement>(isSaid);
  return (
    <span
      ref={band}
      className={classNames(css.band, isChosen && css.chosenBand)}
      style={{
        left: percent(box.x - 0.004),
        top: percent(box.y),
        width: percent(box.width + 0.008),
        height: percent(box.height),
      }}
    />
  );
}

const percent = (share: number): string => `${share * 100}%`;

/** A finger is as wide as three lines: the nearest one of those within reach. */
const REACH = 0.012;

const lineAt = (lines: DrawnPage['lines'], x: number, y: number): number | undefined => {
  const reached = lines.flatMap(({ box }, at) => {
    if (!box || x < box.x - REACH || x > box.x + box.width + REACH) return [];
    const away = Math.abs(y - (box.y + box.height / 2)) - box.height / 2;
    return away <= REACH ? [{ at, away }] : [];
  });
  return reached.toSorted((a, b) => a.away - b.away)[0]?.at;
};

function Picture({ of, alt }: { of: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(of);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [of]);
  return <img ref={image} className={css.picture} alt={alt} />;
}
