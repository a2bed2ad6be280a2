/** The skills of the lexicon, with what each includes; read when first asked for. */
import { idOf, readLexicon, SKILL_KINDS, type SkillKind, type Term } from './read-lexicon.ts';
import { EDUCATION_SKILLS } from './skills/education.data.ts';
import { FINANCE_SKILLS } from './skills/finance.data.ts';
import { HEALTH_SKILLS } from './skills/health.data.ts';
import { LANGUAGE_SKILLS } from './skills/languages.data.ts';
import { MANUFACTURING_SKILLS } from './skills/manufacturing.data.ts';
import { MARKETING_SKILLS } from './skills/marketing.data.ts';
import { OFFICE_SKILLS } from './skills/office.data.ts';
import { SERVICE_SKILLS } from './skills/service.data.ts';
import { SOFT_SKILLS } from './skills/soft.data.ts';
import { TECH_SKILLS } from './skills/tech.data.ts';
import { TRADES_SKILLS } from './skills/trades.data.ts';

export interface Skill {
  id: string;
  kind: SkillKind;
  /** Its name and its synonyms. */
  fr: readonly Term[];
  en: readonly Term[];
  /** Ids of the skills that whoever has this one has too. */
  broader: readonly string[];
  /** Whoever has all of `broader` has it. */
  isSum: boolean;
}

let known: ReadonlyMap<string, Skill> | undefined;
/** English synonyms may be written behind `<` too. */
let idsByName: ReadonlyMap<string, string> | undefined;

/** By id. */
export const skills = (): ReadonlyMap<string, Skill> => {
  if (known) return known;
  const lines = readLexicon(LISTS);
  idsByName = new Map(lines.flatMap(({ id, en }) => en.map(({ text }) => [idOf(text), id])));
  known = new Map(
    lines.map(({ id, kind, fr, en, leadsTo, isSum }) => [
      id,
      { id, kind: kindOf(kind), fr, en, broader: leadsTo.map(skillIdOf), isSum },
    ]),
  );
  return known;
};

/** Of a skill written by any of its English names. */
export const skillIdOf = (name: string): string => {
  if (!idsByName) skills();
  return idsByName?.get(name) ?? name;
};

const LISTS = [
  TECH_SKILLS,
  OFFICE_SKILLS,
  FINANCE_SKILLS,
  HEALTH_SKILLS,
  EDUCATION_SKILLS,
  MARKETING_SKILLS,
  MANUFACTURING_SKILLS,
  TRADES_SKILLS,
  SERVICE_SKILLS,
  LANGUAGE_SKILLS,
  SOFT_SKILLS,
];

const kindOf = (kind: string): SkillKind => SKILL_KINDS.find((one) => one === kind) ?? 'technique';

/** The skill and all that it includes, itself first. */
export const included = (id: string): string[] => {
  const all = new Set([id]);
  for (const one of all) for (const broader of skills().get(one)?.broader ?? []) all.add(broader);
  return [...all];
};
