/**
 * Questions about what a job's description itself asks for: its own words between quotation marks, in a sentence
 * that adds no fact to them.
 */
import { fold } from '../../text/fold.ts';
import type { Category, Industry, Level, Question } from '../question.ts';
import { REQUIREMENT_WORDS, type RequirementKind } from './requirement-words.data.ts';

interface Job {
  jobDescription: string;
  language: Question['language'];
  industry: Industry;
  level: Level;
}

/** What is looked at of a description, in characters. */
const LONGEST = 20_000;
/** Of a requirement in words' characters: shorter says nothing, longer is a paragraph. */
const LENGTH = { least: 12, most: 140 } as const;

/** In the order of the description. */
export const requirementQuestions = ({
  jobDescription,
  language,
  industry,
  level,
}: Job): Question[] => {
  const seen = new Set<string>();
  return linesOf(jobDescription.slice(0, LONGEST)).flatMap((line) => {
    const kind = kindOf(line);
    if (!kind || seen.has(fold(line))) return [];
    seen.add(fold(line));
    const { text, tips, intent, followUp } = REQUIREMENT_WORDS[language][kind];
    return {
      key: '',
      language,
      text: text.replace('{}', () => line),
      category: CATEGORY_OF[kind],
      difficulty: 'medium' as const,
      industry,
      level,
      tips: [...tips],
      intent,
      followUp,
      isBasic: false,
    };
  });
};

/** Items of lists, and sentences, without their bullets and final marks. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|[•▪●◦·;]|(?<=[.!?])\s+/)
    .map((line) =>
      line
        .replace(/^(?:[\s\-–—*+>✓✔]|o(?=\s))+/, '')
        .replace(/^\d+[.)]\s+/, '')
        .replaceAll(/\s+/g, ' ')
        .replace(/[\s.,:;!]+$/, '')
        .trim(),
    )
    .filter((line) => line.length >= LENGTH.least && line.length <= LENGTH.most);

const CATEGORY_OF: Readonly<Record<RequirementKind, Category>> = {
  ability: 'behavioral',
  experience: 'behavioral',
  knowledge: 'technical',
};

/** Undefined for what asks for nothing, and for what no story answers: a degree, a licence, a trait of the person. */
const kindOf = (line: string): RequirementKind | undefined => {
  const folded = fold(line);
  if (NOT_ASKED.test(folded)) return undefined;
  return KINDS.find(([, words]) => words.test(folded))?.[0];
};

const KINDS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'knowledge',
    /\b(?:maitrise|connaissances? (?:de|d.|du|des|en|approfondie)|connaitre|knowledge of|proficien\w+|familiar with|familiarity with|skilled in|working with (?:tools|software))/,
  ],
  ['experience', /\b(?:experience|avoir (?:travaille|gere|dirige)|track record)\b/],
  [
    'ability',
    /\b(?:capacites? (?:a|de|d.)|capable de|aptitudes?|habiletes?|competences? en|sens (?:de|du|d.)|esprit (?:d.|de)|autonom\w+|rigueur|leadership|entregent|ability to|able to|skills?\b|self[- ]starter|team player|attention to detail)/,
  ],
];

/** Pay, benefits, studies, permits, how to apply, other people's promises, and what may not be asked. */
const NOT_ASKED =
  /\b(?:salaire|salary|avantages|benefits|assurances? collectives?|vacances|vacation|reer|rrsp|diplome|dec\b|dep\b|baccalaureat|maitrise en|degree|diploma|bachelor|master.s|permis de conduire|driver.?s licen[cs]e|postul|apply|nous offrons|we offer|what we offer|envoyez|send your|equite|equal opportunity|antecedents|background check|age\b|sexe|religion|etat civil|marital|nationalite|citoyen|citizen|experience canadienne|canadian experience|langue maternelle|native speaker|https?|@|www)\b|@|\$|\d{3}[- .]\d{4}/;
