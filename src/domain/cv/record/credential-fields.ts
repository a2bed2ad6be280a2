/** The report on a diploma: flat in a record, where each part merges on its own, and whole in what is printed. */
import type { CredentialReport, Education } from '../content.ts';
import type { EducationEntry } from './cv-record.ts';

type ReportFields = Pick<
  EducationEntry,
  'assessor' | 'comparesTo' | 'reportYear' | 'reportLanguage'
>;

export const NO_REPORT: ReportFields = {
  assessor: '',
  comparesTo: '',
  reportYear: '',
  reportLanguage: '',
};

export const reportFields = (report: CredentialReport | undefined): ReportFields =>
  report
    ? {
        assessor: report.assessor,
        comparesTo: report.comparesTo,
        reportYear: report.year,
        reportLanguage: report.language,
      }
    : NO_REPORT;

/** Rows of an older version have none of these fields. */
export const reportOf = ({
  assessor,
  comparesTo = '',
  reportYear = '',
  reportLanguage = '',
}: Partial<ReportFields>): CredentialReport | undefined =>
  assessor ? { assessor, comparesTo, year: reportYear, language: reportLanguage } : undefined;

export const studyOf = (entry: Omit<EducationEntry, 'order'>): Education => {
  const {
    assessor: _assessor,
    comparesTo: _comparesTo,
    reportYear: _year,
    reportLanguage: _language,
    ...study
  } = entry;
  const report = reportOf(entry);
  return report ? { ...study, report } : study;
};
