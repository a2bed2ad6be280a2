/** What a JSON Resume says beside the model's fields: kept out by rule, or left in the tray. Nothing is dropped. */
import type { RemovedItem } from '#/domain/cv/reading.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { record, records, string, type JsonObject } from './json-values.ts';
import { linesOf } from './plain-words.ts';

/** Never printed on a Canadian CV. */
export const removedFrom = (resume: JsonObject): RemovedItem[] => {
  const basics = record(resume['basics']);
  const { address, postalCode } = record(basics['location']);
  const street = [address, postalCode].map(string).filter(Boolean).join(', ');
  return [
    ...(string(basics['image'] ?? basics['picture']) ? [{ kind: 'photo', text: '' } as const] : []),
    ...(street ? [{ kind: 'streetAddress', text: street } as const] : []),
    ...records(resume['references']).flatMap((reference): RemovedItem[] => {
      const text = textsIn(reference).join(' : ');
      return text ? [{ kind: 'reference', text }] : [];
    }),
  ];
};

/** One line for each object whose texts are not all among those `kept`, behind the name of the entry they belong to. */
export const unplacedIn = (resume: JsonObject, kept: unknown): string[] => {
  const said = textsIn(kept).join('\n').slice(0, READ_LIMITS.characters);
  let looks = 0;
  /** Beyond what any CV holds, a text is kept without a look. */
  const isSaid = (text: string): boolean =>
    (looks += 1) <= PARSE_LIMITS.blocks && said.includes(text);
  const lines: string[] = [];
  const walk = (value: unknown, name: string, depth: number): void => {
    if (Array.isArray(value)) {
      const texts = value.filter((item) => isLeft(item, isSaid)).map(String);
      if (texts.length > 0) lines.push(behind(name, texts));
      value.forEach((item) => walk(item, '', depth));
    } else if (typeof value === 'object' && value !== null) {
      if (isTakenProfile(record(value), isSaid)) return;
      const fields = Object.entries(value).filter(([key]) => !isKnown(key, depth));
      const mine =
        NAMES.map((key) => record(value)[key]).find((item) => string(item) !== '') ??
        fields.map(([, item]) => item).find((item) => string(item) !== '');
      const texts = fields.map(([, item]) => item).filter((item) => isLeft(item, isSaid));
      const title = typeof mine === 'string' && !texts.includes(mine) ? mine : name;
      if (texts.length > 0) lines.push(behind(title, texts.map(String)));
      fields.forEach(([, item]) => walk(item, title, depth + 1));
    }
  };
  walk(resume, '', 0);
  return lines;
};

type IsSaid = (text: string) => boolean;

/** What tells an entry from its neighbours, the best first. */
const NAMES = ['name', 'company', 'organization', 'institution', 'title', 'position'];

/** The LinkedIn page, whose address is in the contact line. */
const isTakenProfile = ({ network, url, username }: JsonObject, isSaid: IsSaid): boolean => {
  const name = string(username);
  const address = string(url).replace(/^https?:\/\/(?:www\.)?/, '');
  const isLinkedin = /^linked ?in$/i.test(string(network)) || address.startsWith('linkedin.');
  const written = [address, name && `linkedin.com/in/${name}`].filter(Boolean);
  return isLinkedin && written.some(isSaid);
};

/** Every text of a value, in its order. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const behind = (name: string, texts: readonly string[]): string =>
  [...(name === '' ? [] : [`${name} :`]), texts.join(', ')].join(' ');

const isLeft = (value: unknown, isSaid: IsSaid): boolean =>
  typeof value === 'number'
    ? !isSaid(String(value))
    : typeof value === 'string' && linesOf(value).some((line) => !isSaid(line));

/** About the file, or taken in another form: dates, how well a language is spoken, a picture. */
const isKnown = (key: string, depth: number): boolean =>
  depth === 0
    ? key === 'meta' || key === '$schema'
    : /^(?:startDate|endDate|date|releaseDate|countryCode|fluency|image|picture)$/.test(key);
