/** What differs between two saved states of a CV, field by field, in the order of the form. */
import { pathOf } from '../../sync/path.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import type { ListName } from './cv-patch.ts';
import type { CvVersionContent } from './cv-version.ts';

export interface FieldChange {
  /** `personal.email`, `experience.<id>`, `experience.<id>.achievements`, `skills`, `experience` (their order). */
  path: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** What is gone and what is new, a text each; lines that stand in both are left out. */
  before: string[];
  after: string[];
}

const ROOT_FIELDS = ['language', 'template', 'accent', 'density', 'dateStyle'] as const;
const LISTS = [
  'experience',
  'education',
  'languages',
  'other',
] as const satisfies readonly ListName[];

export const versionDiff = (then: CvVersionContent, now: CvVersionContent): FieldChange[] => [
  ...ROOT_FIELDS.flatMap((field) => changed(field, [then[field]], [now[field]])),
  ...Object.keys({ ...then.personal, ...now.personal }).flatMap((field) =>
    changed(
      pathOf('personal', field),
      textsOf((then.personal as unknown as Entry)[field]),
      textsOf((now.personal as unknown as Entry)[field]),
    ),
  ),
  ...LISTS.flatMap((list) => listChanges(list, then[list], now[list])),
  ...changed('skills', namesIn(then.skills), namesIn(now.skills)),
];

type Entry = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, { order: string }>>;

const listChanges = (list: (typeof LISTS)[number], then: Entries, now: Entries): FieldChange[] => {
  const [before, after] = [inOrder(then), inOrder(now)];
  const gone = before.flatMap(([id, entry]): FieldChange[] =>
    now[id] ? [] : [{ path: pathOf(list, id), kind: 'removed', before: wordsIn(entry), after: [] }],
  );
  const come = after.flatMap(([id, entry]): FieldChange[] => {
    const old = then[id] as unknown as Entry | undefined;
    if (!old) return [{ path: pathOf(list, id), kind: 'added', before: [], after: wordsIn(entry) }];
    return Object.entries(entry)
      .filter(([field]) => field !== 'order')
      .flatMap(([field, value]) =>
        changed(pathOf(list, id, field), textsOf(old[field]), textsOf(value)),
      );
  });
  const stayed = (entries: [string, unknown][]): string =>
    entries
      .map(([id]) => id)
      .filter((id) => then[id] && now[id])
      .join(' ');
  const moved: FieldChange[] =
    stayed(before) === stayed(after) ? [] : [{ path: list, kind: 'moved', before: [], after: [] }];
  return [...moved, ...come, ...gone];
};

const changed = (
  path: string,
  before: readonly string[],
  after: readonly string[],
): FieldChange[] => {
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  if (gone.length > 0 || come.length > 0)
    return [{ path, kind: 'changed', before: gone, after: come }];
  return before.join('\n') === after.join('\n')
    ? []
    : [{ path, kind: 'moved', before: [], after: [] }];
};

const textsOf = (value: unknown): string[] =>
  [value ?? '']
    .flat()
    .map(String)
    .filter((text) => text.trim() !== '');

const namesIn = (skills: CvVersionContent['skills']): string[] =>
  inOrder(skills).map(([, { name }]) => name);

const wordsIn = (entry: object): string[] =>
  Object.entries(entry).flatMap(([field, value]) =>
    field === 'order' || field === 'kind' ? [] : textsOf(value),
  );
