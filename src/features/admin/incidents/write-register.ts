import { toSafeCell } from '#/domain/tracker/csv/formula-cells.ts';
import type { IncidentField } from '#/domain/incidents/incident.ts';
import type { KeptIncident } from '#/remote/admin.ts';
import type { IncidentWords } from './use-incident-words.ts';

/** The whole register as a table, for the authority or a file of one's own. */
export const writeRegister = async (
  incidents: readonly KeptIncident[],
  { fields, risks, fileName }: IncidentWords,
  language: 'fr' | 'en',
): Promise<File> => {
  const { writeCsv } = await import('#/documents/tables/csv.ts');
  const columns = Object.keys(fields) as IncidentField[];
  const rows = incidents.map((incident) =>
    columns.map((field) =>
      toSafeCell(field === 'risk' ? risks[incident.risk] : String(incident[field])),
    ),
  );
  const text = await writeCsv([columns.map((field) => fields[field]), ...rows], language);
  return new File([text], fileName, { type: 'text/csv;charset=utf-8' });
};
