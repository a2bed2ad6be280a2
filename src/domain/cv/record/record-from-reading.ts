/** A reading becomes a stored CV: lists become maps with order keys, and doubts become "to check" marks. */
import { pathOf, segmentsOf } from '../../sync/path.ts';
import { orderKeys } from '../../sync/values/order-key.ts';
import { OTHER_SECTION_KINDS, type OtherSection, type OtherSectionKind } from '../content.ts';
import type { CvReading, EmptySection, ExpectedSection, FieldEvidence } from '../reading.ts';
import { blankRecord, type CvRecord, type RecordInputs, type RecordSettings } from './cv-record.ts';
import { reportFields } from './credential-fields.ts';
import { skillIdentity, skillKey } from './skill-key.ts';

/** Fields read with less confidence than this are marked "to check". */
export const CHECK_BELOW = 0.8;

export interface ReadingSettings extends Omit<RecordSettings, 'language'> {
  sourceFileName: string;
}

/** The document keeps the language of its source; it can be changed later. */
export function readingToRecord(
  reading: CvReading,
  inputs: RecordInputs,
  settings: ReadingSettings,
): CvRecord {
  const { content } = reading;
  const keyed = <T extends object>(
    items: readonly T[],
    idOf: (item: T) => string = () => inputs.newId(),
  ): { map: Record<string, T & { order: string }>; ids: string[] } => {
    const keys = orderKeys(items.length, inputs.random);
    const map: Record<string, T & { order: string }> = {};
    const ids = items.map((item, index) => {
      const id = idOf(item);
      map[id] ??= { ...item, order: keys[index] ?? '' };
      return id;
    });
    return { map, ids };
  };

  const skillNames = content.skills.filter((name) => skillIdentity(name) !== '');
  const experience = keyed(content.experience);
  const education = keyed(
    content.education.map(({ report, ...study }) => ({ ...study, ...reportFields(report) })),
  );
  const skills = keyed(
    skillNames.map((name) => ({ name })),
    ({ name }) => skillKey(name),
  );
  const languages = keyed(content.languages);
  const empty = reading.emptySections ?? [];
  const other = keyed([...content.other, ...empty.flatMap(emptyOther)]);
  const idsByList: Record<string, string[]> = {
    experience: experience.ids,
    education: education.ids,
    skills: content.skills.map(skillKey),
    languages: languages.ids,
    other: other.ids,
  };
  const blank = blankRecord(inputs, { ...settings, language: reading.language });
  return {
    ...blank,
    sourceFileName: settings.sourceFileName,
    personal: { ...blank.personal, ...content.personal },
    experience: experience.map,
    education: education.map,
    skills: skills.map,
    languages: languages.map,
    other: other.map,
    unplaced: keyed(reading.unplaced.map((text) => ({ text }))).map,
    removed: keyed(reading.removed.map(({ kind, text }) => ({ kind, text, restored: false }))).map,
    evidence: { ...marksOf(reading.evidence, idsByList), ...emptyMarks(empty) },
  };
}

/** A section that only its heading tells of: kept under its title, or as a mark on the list it should fill. */
const emptyOther = ({ kind, title }: EmptySection): OtherSection[] =>
  isOtherKind(kind) ? [{ kind, title, entries: [] }] : [];

const emptyMarks = (empty: readonly EmptySection[]): Record<string, FieldEvidence> =>
  Object.fromEntries(
    empty.flatMap(({ kind, title }) =>
      isOtherKind(kind) ? [] : [[sectionPath(kind), { line: title, confidence: 0 }]],
    ),
  );

const isOtherKind = (kind: string): kind is OtherSectionKind =>
  (OTHER_SECTION_KINDS as readonly string[]).includes(kind);

/** Where the mark of a section stands that came out empty. */
const sectionPath = (kind: ExpectedSection): string =>
  kind === 'summary' ? 'personal.summary' : kind;

/** `experience.0.achievements.2` → `experience.<id>.achievements`; the least sure line of a field stands for it. */
function marksOf(
  evidence: CvReading['evidence'],
  idsByList: Record<string, string[]>,
): Record<string, FieldEvidence> {
  const marks: Record<string, FieldEvidence> = {};
  for (const [path, found] of Object.entries(evidence)) {
    const recordPath = recordPathOf(path, idsByList);
    if (found.confidence >= CHECK_BELOW || !recordPath) continue;
    const known = marks[recordPath];
    if (!known || found.confidence < known.confidence) marks[recordPath] = { ...found };
  }
  return marks;
}

function recordPathOf(path: string, idsByList: Record<string, string[]>): string | undefined {
  const [root = '', index = '', field] = segmentsOf(path);
  const ids = idsByList[root];
  if (!ids) return root === 'personal' ? path : undefined;
  const id = ids[Number(index)];
  if (id === undefined) return undefined;
  if (root === 'skills') return pathOf(root, id, 'name');
  return field === undefined ? pathOf(root, id) : pathOf(root, id, field);
}
