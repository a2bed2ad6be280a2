/**
 * Jobs whose dates and employer stand over a form, as consultants have it: "2019 – 2022 ¦ Nordvik, Velka" over
 * "Poste ¦ Chef de projet", "Contexte ¦ …", "Env. technique ¦ …".
 */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { isDateAlone } from '../dates/find-dates.ts';
import { trimEdges } from '../text-pieces.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { HEADED_FORMS } from './thresholds.ts';

/** The title right below each head, the rest as tasks. Unchanged unless most heads have such labels, some of them again and again. */
export function withHeadedForms(lines: readonly SourceLine[]): SourceLine[] {
  const heads = lines.flatMap((line, at) => (isHead(line) ? [at] : []));
  const seen = new Map<string, number>();
  for (const line of lines) {
    const label = labelOf(line);
    if (label) seen.set(label.name, (seen.get(label.name) ?? 0) + 1);
  }
  const entries = heads.map((head, at) => lines.slice(head, heads[at + 1]));
  const formed = entries.filter((entry) => entry.some(labelOf)).length;
  const areForms =
    heads.length >= HEADED_FORMS.leastJobs &&
    formed >= heads.length * HEADED_FORMS.share &&
    Math.max(0, ...seen.values()) >= HEADED_FORMS.leastJobs;
  if (!areForms) return [...lines];
  return [...lines.slice(0, heads[0]), ...entries.flatMap(laidOut)];
}

const isHead = ({ cells, bullet }: SourceLine): boolean =>
  bullet === 0 && cells.length === 2 && isDateAlone(cells[0] ?? '') && !isDateAlone(cells[1] ?? '');

interface Label {
  role: FieldRole;
  name: string;
  value: string;
}

const labelOf = ({ cells, bullet }: SourceLine): Label | undefined => {
  const [label = '', ...values] = cells;
  const name = fold(trimEdges(label));
  const role = bullet === 0 && values.length > 0 ? fieldRole(name) : undefined;
  return role && { role, name, value: values.join(' ') };
};

function laidOut([head, ...rows]: readonly SourceLine[]): SourceLine[] {
  if (!head || !rows.some(labelOf)) return [...(head ? [head] : []), ...rows];
  const names: SourceLine[] = [];
  const tasks: SourceLine[] = [];
  for (const row of rows) {
    const label = labelOf(row);
    if (label?.role === 'title' && names.length === 0) {
      const text = `${row.cells[0] ?? ''}: ${label.value}`;
      names.push({ ...row, text, cells: [text], x: head.x, continues: false });
      continue;
    }
    const isTask = !label || label.role === 'tasks';
    const text = isTask ? (label?.value ?? row.text) : `${row.cells[0] ?? ''} : ${label.value}`;
    // The second line of a value begins small.
    const goesOn = !label && (row.continues || /^\p{Ll}/u.test(row.text));
    tasks.push({ ...row, text, cells: [text], bullet: goesOn ? row.bullet : 1, continues: goesOn });
  }
  return [head, ...names, ...tasks];
}
