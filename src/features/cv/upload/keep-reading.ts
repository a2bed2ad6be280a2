import type { DataContext } from '#/data/context.ts';
import { createCvFromReading } from '#/data/records/cvs.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { Result } from '#/domain/result.ts';
import { holdFile } from '../original/held-files.ts';

/** Makes a CV of what was read, called by what it says or by its file, and holds the file to be seen beside it. */
export const keepReading = async (
  context: DataContext,
  reading: CvReading,
  { file, nameless }: { file: File; nameless: string },
): Promise<Result<CvId, StorageFailure>> => {
  const created = await createCvFromReading(context, reading, {
    title: titleOf(reading) || file.name.replace(/\.[a-z]+$/i, '') || nameless,
    sourceFileName: file.name,
  });
  if (!created.ok) return created;
  holdFile(created.value.id, file);
  return { ok: true, value: created.value.id };
};

const titleOf = ({ content }: CvReading): string =>
  content.personal.headline || content.experience[0]?.jobTitle || content.personal.fullName;
