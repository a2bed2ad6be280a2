/** All that is on this device in one ZIP: the back-up that Jalon reads again, and forms that other programs read. */
import { databaseToFile } from '#/data/backup/export.ts';
import { listCvs } from '#/data/records/cvs.ts';
import type { DataContext } from '#/data/context.ts';
import { getSettings } from '#/data/records/settings.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import { actsOf } from '#/domain/access/consents.ts';
import { recordToContent } from '#/domain/cv/record/record-to-content.ts';
import { applicationsToTable } from '#/domain/tracker/csv/application-table.ts';

/** `at` in milliseconds since 1970. Rejects when the writers are out of reach. */
export const writeArchive = async (
  context: DataContext,
  at: number,
  language: 'fr' | 'en',
): Promise<File> => {
  const [{ writeZip }, { writeCsv }, { writeJson }] = await Promise.all([
    import('#/documents/write/zip.ts'),
    import('#/documents/tables/csv.ts'),
    import('#/documents/write/json-resume.ts'),
  ]);
  const day = new Date(at).toISOString().slice(0, 10);
  const names = NAMES[language];
  const text = (words: string): Uint8Array => new TextEncoder().encode(words);
  const backup = await databaseToFile(context.database, at);
  const { consents } = await getSettings(context);
  const acts = actsOf(consents).map(({ purpose, given, at: when, wording, recipient }) => [
    new Date(when).toISOString(),
    purpose,
    String(given),
    wording,
    recipient,
  ]);
  const files: Record<string, Uint8Array> = {
    [`jalon-${day}.json`]: new Uint8Array(await backup.arrayBuffer()),
    [`${names.applications}.csv`]: text(
      await writeCsv(applicationsToTable(await listApplications(context)), language),
    ),
    [`${names.consents}.csv`]: text(
      await writeCsv([['at', 'purpose', 'given', 'wording', 'recipient'], ...acts], language),
    ),
  };
  for (const [index, cv] of (await listCvs(context)).entries())
    files[`cv/${index + 1}-${fileName(cv.title)}.json`] = writeJson(
      recordToContent(cv),
      cv.language,
    );
  return new File([await writeZip(files)], `jalon-${day}.zip`, { type: 'application/zip' });
};

const NAMES = {
  fr: { applications: 'candidatures', consents: 'accords' },
  en: { applications: 'applications', consents: 'consents' },
} as const;

/** What every system takes as the name of a file. */
const fileName = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .slice(0, 60) || 'cv';
