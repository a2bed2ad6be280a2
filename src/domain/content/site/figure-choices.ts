/** Each printed figure of the site as a choice, and back: what the application ships, one's own count, or nothing. */
import { DEFAULT_SITE, STATISTICS, type StatisticId } from './site.ts';

export type FigureId = 'professionalsHelped' | StatisticId;
export const FIGURE_IDS: readonly FigureId[] = ['professionalsHelped', ...STATISTICS];

export interface FigureChoice {
  kind: 'shipped' | 'counted' | 'hidden';
  /** Of the instance's own count; kept while another choice is made. */
  value: number;
}

export type FigureChoices = Readonly<Record<FigureId, FigureChoice>>;

interface RawFigures {
  professionalsHelped: unknown;
  statistics: unknown;
}

const { professionalsHelped: PROFESSIONALS, statistics: SHIPPED } = DEFAULT_SITE.settings;

export const choicesOf = ({ professionalsHelped, statistics }: RawFigures): FigureChoices => {
  const claims = Array.isArray(statistics) ? (statistics as { id: string }[]) : undefined;
  const choices = STATISTICS.map((id) => {
    const claim = claims ? (claims.find((one) => one.id === id) ?? false) : statistics;
    return [id, choiceOf(claim, SHIPPED?.find((one) => one.id === id)?.value ?? 0)];
  });
  return {
    ...Object.fromEntries(choices),
    professionalsHelped: choiceOf(professionalsHelped, PROFESSIONALS?.value ?? 0),
  } as FigureChoices;
};

const choiceOf = (claim: unknown, shipped: number): FigureChoice => {
  if (claim === false) return { kind: 'hidden', value: shipped };
  const { value = shipped, basis = 'estimate' } = (claim ?? {}) as {
    value?: number;
    basis?: string;
  };
  return basis === 'counted' ? { kind: 'counted', value } : { kind: 'shipped', value: shipped };
};

export const figuresFrom = (choices: FigureChoices): RawFigures => {
  const { professionalsHelped: one } = choices;
  const all = STATISTICS.map((id) => choices[id].kind);
  return {
    professionalsHelped: { shipped: null, hidden: false, counted: counted(one) }[one.kind],
    statistics: all.every((kind) => kind === 'shipped')
      ? null
      : all.every((kind) => kind === 'hidden')
        ? false
        : (SHIPPED ?? []).flatMap((claim) => {
            const choice = choices[claim.id];
            if (choice.kind === 'hidden') return [];
            return [choice.kind === 'counted' ? { ...claim, ...counted(choice) } : claim];
          }),
  };
};

const counted = ({ value }: FigureChoice): { value: number; basis: 'counted' } => ({
  value,
  basis: 'counted',
});
