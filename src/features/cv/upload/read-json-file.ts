/** JSON files: all of a device's data as we export it, or one CV as JSON Resume. Neither needs the reader. */
import type { CvContent } from '#/domain/cv/content.ts';
import { parseCvRecord } from '#/domain/cv/record/cv-schema.ts';
import type { Result } from '#/domain/cv/source.ts';
import type { FileContent, FileRefusal } from './read-cv.protocol.ts';

/** undefined when the text is no JSON. */
export const readJsonFile = async (
  text: string,
): Promise<Result<FileContent, FileRefusal> | undefined> => {
  const value = parse(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return undefined;
  const content = backupOf(value) ?? (await resumeOf(text));
  return content ? { ok: true, value: content } : { ok: false, error: { code: 'foreign_json' } };
};

/** Rows of the CVs' table, each parsed at this border; those of other tables stay in the file. */
const backupOf = (value: unknown): FileContent | undefined => {
  const file = value as { format?: unknown; tables?: { cvs?: unknown } } | null;
  if (file?.format !== 'jalon-export') return undefined;
  const rows = file.tables?.cvs;
  if (!Array.isArray(rows)) return undefined;
  const parsed = rows.map(parseCvRecord);
  const cvs = parsed.flatMap((row) => (row.ok ? [row.value] : []));
  return { kind: 'backup', cvs, unreadable: rows.length - cvs.length };
};

const resumeOf = async (text: string): Promise<FileContent | undefined> => {
  const { readJson } = await import('#/documents/write/json-resume.ts');
  const read = readJson(text);
  if (!read || !saysSomething(read.content)) return undefined;
  const { content, language = 'fr' } = read;
  return {
    kind: 'reading',
    reading: { language, content, removed: [], unplaced: [], evidence: {} },
  };
};

/** Other programs' files may share a name or two with the schema and hold nothing of a person. */
const saysSomething = ({ personal, experience, education, skills }: CvContent): boolean =>
  Object.values(personal).some((text) => text !== '') ||
  experience.length + education.length + skills.length > 0;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
