import type { TextRun } from '#/domain/cv/source.ts';
import type { Box } from './matrix.ts';

export interface LinkBox extends Box {
  target: string;
}

/**
 * Gives each run the target of the link that covers it, cutting a run where a link covers a part.
 * Links without text (icons) are `left`.
 */
export const applyLinks = (
  runs: TextRun[],
  links: LinkBox[],
): { runs: TextRun[]; left: string[] } => {
  const used = new Set<LinkBox>();
  const linked = runs.flatMap((run) => {
    const covering = links
      .filter(
        (link) =>
          sharesLine(run, link) && overlap(run, link) > Math.min(run.width, link.width) * 0.5,
      )
      .toSorted((a, b) => a.x - b.x);
    for (const link of covering) used.add(link);
    return cutRun(run, covering);
  });
  const left = links.filter((link) => !used.has(link)).map(({ target }) => target);
  return { runs: linked, left: [...new Set(left)] };
};

const sharesLine = (run: TextRun, link: LinkBox): boolean => {
  const middle = run.y - run.size * 0.3;
  return middle >= link.y - 1 && middle <= link.y + link.height + 1;
};

const overlap = (run: TextRun, link: LinkBox): number =>
  Math.min(run.x + run.width, link.x + link.width) - Math.max(run.x, link.x);

/** Characters are taken as equally wide and cuts moved to the nearest blank, so a word is never split. */
const cutRun = (run: TextRun, links: LinkBox[]): TextRun[] => {
  const [first] = links;
  if (!first) return [run];
  if (links.length === 1 && overlap(run, first) > run.width * 0.85)
    return [{ ...run, link: first.target }];
  const perCharacter = run.width / run.text.length;
  const cuts: { from: number; to: number; target: string }[] = [];
  for (const link of links) {
    const from = nearestWordEdge(run.text, (link.x - run.x) / perCharacter);
    const to = nearestWordEdge(run.text, (link.x + link.width - run.x) / perCharacter);
    if (to > from && from >= (cuts.at(-1)?.to ?? 0)) cuts.push({ from, to, target: link.target });
  }
  const pieces: TextRun[] = [];
  const add = (from: number, to: number, target?: string): void => {
    const text = run.text.slice(from, to);
    const start = from + text.length - text.trimStart().length;
    const trimmed = text.trim();
    if (trimmed === '') return;
    pieces.push({
      ...run,
      text: trimmed,
      x: run.x + start * perCharacter,
      width: trimmed.length * perCharacter,
      ...(target === undefined ? {} : { link: target }),
    });
  };
  let at = 0;
  for (const { from, to, target } of cuts) {
    add(at, from);
    add(from, to, target);
    at = to;
  }
  add(at, run.text.length);
  return pieces;
};

const nearestWordEdge = (text: string, guess: number): number => {
  const clamped = Math.max(0, Math.min(text.length, Math.round(guess)));
  for (let away = 0; away <= text.length; away += 1)
    for (const at of [clamped - away, clamped + away]) {
      if (at === 0 || at === text.length) return at;
      if (at > 0 && at < text.length && (text[at] === ' ') !== (text[at - 1] === ' ')) return at;
    }
  return clamped;
};
