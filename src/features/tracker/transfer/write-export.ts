/** The applications on this device → files of the person's own. The writers belong to the offline kit. */
import { databaseToFile } from '#/data/backup/export.ts';
import type { DataContext } from '#/data/context.ts';
import { listApplications } from '#/data/records/tracker/applications.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { applicationsToTable } from '#/domain/tracker/csv/application-table.ts';
import type { ReportOptions } from '#/domain/tracker/report/outline-report.ts';
import { dayAt, now } from '#/platform/clock.ts';

export type ExportFormat = 'csv' | 'json';

type Language = 'fr' | 'en';

/** Those in the bin too where the file is a back-up; locked ones always. Rejects when the writer is out of reach. */
export const writeExport = async (
  context: DataContext,
  format: ExportFormat,
  language: Language,
): Promise<File> => {
  const at = now();
  const name = exportName(language, dayAt(at), format);
  if (format === 'json') {
    const blob = await databaseToFile(context.database, at, {
      only: ['applications', 'reminders'],
    });
    return new File([blob], name, { type: 'application/json' });
  }
  const { writeCsv } = await import('#/documents/tables/csv.ts');
  const table = applicationsToTable(await listApplications(context));
  return new File([await writeCsv(table, language)], name, { type: 'text/csv;charset=utf-8' });
};

/** As above. */
export const writeReport = async (
  applications: readonly Application[],
  options: ReportOptions,
): Promise<File> => {
  const [{ layoutReport }, { cvMetrics }, { loadPrintedFont }, { writePdf }] = await Promise.all([
    import('#/domain/tracker/report/layout-report.ts'),
    import('#/domain/cv/layout/metrics.ts'),
    import('#/parts/printed-fonts.ts'),
    import('#/documents/write/write-pdf.ts'),
  ]);
  const laidOut = layoutReport(applications, options, cvMetrics());
  const metadata = { author: options.name, created: new Date(now()) };
  const bytes = await writePdf(laidOut, metadata, loadPrintedFont);
  const name = exportName(options.language, options.today, 'pdf');
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });
};

/** `jalon-candidatures-2026-11-22.csv`; `day` is `YYYY-MM-DD`. */
const exportName = (language: Language, day: string, extension: string): string =>
  `jalon-${language === 'fr' ? 'candidatures' : 'applications'}-${day}.${extension}`;
