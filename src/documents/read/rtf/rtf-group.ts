import type { FlowZone } from '#/domain/cv/source.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { Refused } from '../reading-guard.ts';

/** What a group inherits and gives back when it closes. */
export interface Group {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  hidden: boolean;
  halfPoints: number;
  color: number;
  font: number;
  /** Characters to skip after `\u`. */
  fallback: number;
  zone: FlowZone;
  target: 'text' | 'skip' | 'fonts' | 'colors' | 'styles' | 'field' | 'marker' | 'picture';
  /** Filled by the field's instruction, and read by its result. */
  link: { target: string | undefined } | undefined;
}

const PLAIN = {
  bold: false,
  italic: false,
  underline: false,
  hidden: false,
  halfPoints: 24,
  color: 0,
} satisfies Partial<Group>;

/** The groups open at one place of the file. */
export class GroupStack {
  now: Group = {
    ...PLAIN,
    font: 0,
    fallback: 1,
    zone: 'body',
    target: 'text',
    link: undefined,
  };
  readonly #outer: Group[] = [];

  open(): void {
    if (this.#outer.length >= PARSE_LIMITS.rtfDepth) throw new Refused('corrupt');
    this.#outer.push(this.now);
    this.now = { ...this.now };
  }

  /** What the closed group is left for; undefined when none was open. */
  outer(): Group | undefined {
    return this.#outer.at(-1);
  }

  close(): void {
    this.now = this.#outer.pop() ?? this.now;
  }
}

/** Words that set how the characters of a group look; true when the word was one. */
export const setCharacter = (group: Group, word: string, number: number | undefined): boolean => {
  const on = number !== 0;
  switch (word) {
    case 'b':
      group.bold = on;
      break;
    case 'i':
      group.italic = on;
      break;
    case 'ul':
    case 'ulw':
    case 'uld':
      group.underline = on;
      break;
    case 'ulnone':
      group.underline = false;
      break;
    case 'v':
    case 'deleted':
      group.hidden = on;
      break;
    case 'fs':
      group.halfPoints = Math.min(Math.max(0, number ?? 24), 2 * PARSE_LIMITS.fontSize);
      break;
    case 'cf':
      group.color = number ?? 0;
      break;
    case 'f':
      group.font = number ?? 0;
      break;
    case 'uc':
      group.fallback = number ?? 1;
      break;
    case 'plain':
      Object.assign(group, PLAIN);
      break;
    default:
      return false;
  }
  return true;
};
