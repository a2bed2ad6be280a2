/** How an "About" text is put together. `~` stands for a blank that does not break. */
import { ended, inSector, inside, ofFrench, sentence, unstopped, withArticle } from '../phrases.ts';
import type { Language } from '../phrases.ts';

export interface SummaryParts {
  role: string;
  sector: string;
  value: string;
  path: string;
  result: string;
  goal: string;
  /** `a, b et c`. */
  all: string;
  strengths: readonly string[];
}

type Phrase = (parts: SummaryParts) => string;

export interface SummaryWords {
  opening: readonly Phrase[];
  path: readonly Phrase[];
  result: readonly Phrase[];
  strengths: readonly Phrase[];
  goal: readonly Phrase[];
  closing: readonly Phrase[];
}

const bullets = (items: readonly string[]): string => items.map((item) => `• ${item}`).join('\n');

/** `un poste à Laval` → `Je cherche un poste à Laval.`; what is a sentence already stays one. */
const isSentence = (text: string): boolean => /^(?:je |j['’]|i |i['’])/i.test(text);

export const SUMMARY_WORDS: Readonly<Record<Language, SummaryWords>> = {
  fr: {
    opening: [
      ({ value, role, sector }) =>
        `${sentence(value)} Mon métier~: ${unstopped(inside(role))}. Mon domaine~: ${unstopped(inside(sector))}.`,
      ({ value, role, sector }) =>
        `Ce que j’apporte à une équipe ${inSector(sector, 'fr')}? ${sentence(value)} Mon métier~: ${unstopped(inside(role))}.`,
      ({ value, role, sector }) =>
        `${sentence(role)} ${sentence(value)} C’est ce que j’offre à une équipe ${inSector(sector, 'fr')}.`,
      ({ value, role, sector }) =>
        `Le métier ${ofFrench(role)}, ${inSector(sector, 'fr')}, tient pour moi en une phrase~: ${ended(inside(value))}`,
    ],
    path: [
      ({ path }) => sentence(path),
      ({ path }) => `Mon parcours\n${sentence(path)}`,
      ({ path }) => `D’où vient mon expérience~: ${ended(inside(path))}`,
    ],
    result: [
      ({ result }) => `Un exemple concret. ${sentence(result)}`,
      ({ result }) => `Une réalisation parmi d’autres\n${sentence(result)}`,
      ({ result }) =>
        `Un résultat qui donne une idée de ma façon de travailler~: ${ended(inside(result))}`,
    ],
    strengths: [
      ({ all }) => `Mes forces~: ${all}.`,
      ({ strengths }) => `Ce que je maîtrise\n${bullets(strengths)}`,
      ({ all }) => `Vous pouvez compter sur moi pour ceci~: ${all}.`,
    ],
    goal: [
      ({ goal }) => (isSentence(goal) ? sentence(goal) : `Je cherche ${ended(inside(goal))}`),
      ({ goal }) => `Ce que je cherche aujourd’hui~: ${ended(inside(goal))}`,
      ({ goal }) => `La suite que je vise~: ${ended(inside(goal))}`,
    ],
    closing: [
      () => 'Écrivez-moi ici~: je réponds avec plaisir.',
      () => 'Mon profil répond à un besoin de votre équipe? Écrivez-moi.',
      () => 'Une question, une idée, un projet? Ma messagerie est ouverte.',
    ],
  },
  en: {
    opening: [
      ({ value, role, sector }) =>
        `${sentence(value)} I work as ${withArticle(role)}, ${inSector(sector, 'en')}.`,
      ({ value, role, sector }) =>
        `What do I bring to a team ${inSector(sector, 'en')}? ${sentence(value)} I work as ${withArticle(role)}.`,
      ({ value, role, sector }) =>
        `${sentence(role)} ${sentence(value)} That is what I offer a team ${inSector(sector, 'en')}.`,
      ({ value, role, sector }) =>
        `My work as ${withArticle(role)}, ${inSector(sector, 'en')}, comes down to one sentence: ${ended(inside(value))}`,
    ],
    path: [
      ({ path }) => sentence(path),
      ({ path }) => `My background\n${sentence(path)}`,
      ({ path }) => `Where my experience comes from: ${ended(inside(path))}`,
    ],
    result: [
      ({ result }) => `Here is one example. ${sentence(result)}`,
      ({ result }) => `One result among others\n${sentence(result)}`,
      ({ result }) => `One result that shows how I work: ${ended(inside(result))}`,
    ],
    strengths: [
      ({ all }) => `My strengths: ${all}.`,
      ({ strengths }) => `What I do well\n${bullets(strengths)}`,
      ({ all }) => `You can count on me for this: ${all}.`,
    ],
    goal: [
      ({ goal }) => (isSentence(goal) ? sentence(goal) : `I’m looking for ${ended(inside(goal))}`),
      ({ goal }) => `What I’m looking for now: ${ended(inside(goal))}`,
      ({ goal }) => `Where I want to go next: ${ended(inside(goal))}`,
    ],
    closing: [
      () => 'Write to me here: I’m glad to answer.',
      () => 'Does my profile fit a need on your team? Write to me.',
      () => 'A question, an idea, a project? My inbox is open.',
    ],
  },
};
