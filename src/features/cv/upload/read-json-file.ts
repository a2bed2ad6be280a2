/** JSON files: all of a device's data as we export it, or one CV as JSON Resume. Neither needs the reader. */
import type { CvContent } from '#/domain/cv/content.ts';
import { readBackup } from '#/data/backup/read-backup.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { isSafeToParse } from '#/domain/safe-json.ts';
import type { FileContent, FileRefusal } from './read-cv.protocol.ts';

/** The largest back-up holds some 100,000 objects and lists, and each costs far more memory than its two signs. */
const MOST_CONTAINERS = 300_000;

/** undefined when the text is no JSON, or none that may be parsed. */
export const readJsonFile = async (
  text: string,
): Promise<Result<FileContent, FileRefusal> | undefined> => {
  if (!isSafeToParse(text, MOST_CONTAINERS) || !isJson(text)) return undefined;
  const backup = await readBackup(text);
  if (backup.ok) return { ok: true, value: { kind: 'backup', backup: backup.value } };
  if (backup.error.kind === 'newer') return { ok: false, error: { code: 'newer_backup' } };
  if (backup.error.kind === 'damaged') return { ok: false, error: { code: 'corrupt' } };
  const content = await resumeOf(text);
  if (content && JSON.stringify(content).length > READ_LIMITS.characters)
    return { ok: false, error: { code: 'too_large' } };
  return content ? { ok: true, value: content } : { ok: false, error: { code: 'foreign_json' } };
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

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
};
