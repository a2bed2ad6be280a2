/** Messages by purpose: one for the note of an invitation, where each letter counts, and a longer one. */
import { withEmployer } from '../../../text/employer/employer-name.ts';
import { inside, ofFrench, unstopped, withArticle, type Language } from '../phrases.ts';
import type { Purpose } from '../../linkedin-text.ts';

export interface MessageParts {
  person: string;
  company: string;
  role: string;
  reason: string;
  ask: string;
}

type Phrase = (parts: MessageParts) => string;

interface PurposeWords {
  /** What is asked for, in one sentence. */
  ask: readonly Phrase[];
  /** The same as short as it gets. */
  short: Phrase;
  /** Said to somebody who works there. */
  why: readonly Phrase[];
  /** What would be enough. */
  small: readonly Phrase[];
}

interface MessageWords {
  greeting: Phrase;
  me: readonly Phrase[];
  thanks: readonly Phrase[];
  purposes: Readonly<Record<Purpose, PurposeWords>>;
}

const plain = (text: string): string => unstopped(inside(text));
const chez = (company: string): string => withEmployer('chez', unstopped(company));

export const MESSAGE_WORDS: Readonly<Record<Language, MessageWords>> = {
  fr: {
    greeting: ({ person }) => `Bonjour ${unstopped(person)},`,
    me: [
      ({ role }) => `Je me présente~: ${plain(role)}.`,
      ({ role }) => `Mon métier~: ${plain(role)}.`,
      ({ role }) => `Mon profil en bref~: ${plain(role)}.`,
    ],
    thanks: [
      () => 'Merci de votre temps, et bonne journée.',
      () => 'Je vous remercie d’avance. Au plaisir de vous lire.',
      () => 'Merci, et au plaisir d’échanger avec vous.',
    ],
    purposes: {
      jobSearch: {
        ask: [
          ({ ask }) => `Je cherche actuellement ${plain(ask)}.`,
          ({ ask }) => `Mon objectif~: ${plain(ask)}.`,
          ({ ask }) => `En ce moment, je cherche ${plain(ask)}.`,
        ],
        short: ({ ask }) => `Je cherche ${plain(ask)}.`,
        why: [
          ({ company }) =>
            `Vous connaissez la vie d’équipe ${chez(company)}~: votre regard me serait utile.`,
          ({ company }) =>
            `Ce qui se fait ${chez(company)} m’intéresse, et j’aimerais comprendre comment l’équipe recrute.`,
          ({ company }) => `J’aimerais savoir ce qui compte dans une candidature ${chez(company)}.`,
        ],
        small: [
          () =>
            'Auriez-vous quelques minutes pour en parler? Un conseil par écrit m’aiderait déjà beaucoup.',
          () => 'Sauriez-vous à qui je devrais écrire? Un nom ou un conseil suffirait.',
          () => 'Si un poste de ce genre s’ouvre, pourriez-vous me dire à qui m’adresser?',
        ],
      },
      advice: {
        ask: [
          ({ ask }) => `J’aimerais avoir votre avis sur ${plain(ask)}.`,
          ({ ask }) => `J’ai une question au sujet ${ofFrench(unstopped(ask))}.`,
          ({ ask }) => `Je réfléchis à ceci~: ${plain(ask)}. Votre avis compterait.`,
        ],
        short: ({ ask }) => `Votre avis sur ${plain(ask)} m’aiderait.`,
        why: [
          ({ company }) =>
            `Votre expérience ${chez(company)} vous donne un point de vue que je n’ai pas.`,
          ({ company }) => `Votre parcours ${chez(company)} me donne confiance en votre conseil.`,
          ({ company }) =>
            `Dans votre travail ${chez(company)}, vous avez sans doute déjà rencontré cette question.`,
        ],
        small: [
          () => 'Deux ou trois phrases suffiraient.',
          () => 'Que feriez-vous à ma place? Une courte réponse m’aiderait déjà.',
          () => 'Accepteriez-vous d’y répondre par écrit, quand cela vous conviendra?',
        ],
      },
      collaboration: {
        ask: [
          ({ ask }) => `J’aimerais vous proposer ${plain(ask)}.`,
          ({ ask }) => `Voici mon idée~: ${plain(ask)}.`,
          ({ ask }) => `J’ai un projet à vous soumettre~: ${plain(ask)}.`,
        ],
        short: ({ ask }) => `Mon idée~: ${plain(ask)}.`,
        why: [
          ({ company }) => `Je crois que cela rejoint ce que vous faites ${chez(company)}.`,
          ({ company }) => `Votre travail ${chez(company)} et le mien pourraient se compléter.`,
          ({ company }) =>
            `Je pense que cela pourrait servir aussi ${withEmployer('à', unstopped(company))}.`,
        ],
        small: [
          () => 'Est-ce que cela vaudrait un court appel? Votre horaire sera le mien.',
          () => 'Si l’idée vous parle, je vous envoie une page de détails.',
          () => 'Qu’en pensez-vous? Un oui, un non ou un « plus tard » me va très bien.',
        ],
      },
      informational: {
        ask: [
          ({ ask }) => `J’aimerais mieux comprendre ${plain(ask)}.`,
          ({ ask }) => `Je cherche à en apprendre plus au sujet ${ofFrench(unstopped(ask))}.`,
          ({ ask }) => `Je voudrais vous poser quelques questions sur ${plain(ask)}.`,
        ],
        short: ({ ask }) => `J’aimerais mieux comprendre ${plain(ask)}.`,
        why: [
          ({ company }) =>
            `Vous le vivez ${chez(company)}~: c’est ce que les livres ne disent pas.`,
          ({ company }) => `Votre quotidien ${chez(company)} m’apprendrait beaucoup.`,
          ({ company }) => `J’aimerais entendre comment cela se passe ${chez(company)}.`,
        ],
        small: [
          () =>
            'Auriez-vous un quart d’heure à m’accorder, par téléphone ou en ligne? Je ne demande pas d’emploi, seulement votre expérience.',
          () =>
            'Je ne demande pas d’emploi, seulement une courte conversation, quand cela vous conviendra.',
          () =>
            'Accepteriez-vous une courte entrevue d’information? J’enverrai mes questions d’avance.',
        ],
      },
    },
  },
  en: {
    greeting: ({ person }) => `Hello ${unstopped(person)},`,
    me: [
      ({ role }) => `A word about me: I work as ${withArticle(role)}.`,
      ({ role }) => `My line of work: ${plain(role)}.`,
      ({ role }) => `I work as ${withArticle(role)}.`,
    ],
    thanks: [
      () => 'Thank you for your time, and have a good day.',
      () => 'Thank you in advance. I look forward to your answer.',
      () => 'Thank you, and I hope to talk with you soon.',
    ],
    purposes: {
      jobSearch: {
        ask: [
          ({ ask }) => `I’m currently looking for ${plain(ask)}.`,
          ({ ask }) => `My goal: ${plain(ask)}.`,
          ({ ask }) => `At the moment, I’m looking for ${plain(ask)}.`,
        ],
        short: ({ ask }) => `I’m looking for ${plain(ask)}.`,
        why: [
          ({ company }) =>
            `You know ${unstopped(company)} from the inside, so your view would help me.`,
          ({ company }) =>
            `I’m interested in what ${unstopped(company)} does, and in how the team hires.`,
          ({ company }) =>
            `I’d like to know what ${unstopped(company)} looks for in an application.`,
        ],
        small: [
          () =>
            'Could you spare a few minutes to talk? A short written tip would already help a lot.',
          () => 'Do you know whom I should write to? A name or a tip would be enough.',
          () => 'If a position like this opens, could you tell me whom to contact?',
        ],
      },
      advice: {
        ask: [
          ({ ask }) => `I’d like your advice on ${plain(ask)}.`,
          ({ ask }) => `I have a question about ${plain(ask)}.`,
          ({ ask }) => `I’m thinking about this: ${plain(ask)}. Your opinion would count.`,
        ],
        short: ({ ask }) => `Your advice on ${plain(ask)} would help.`,
        why: [
          ({ company }) =>
            `Your experience at ${unstopped(company)} gives you a point of view that I don’t have.`,
          ({ company }) => `Your work at ${unstopped(company)} makes me trust your advice.`,
          ({ company }) => `At ${unstopped(company)}, you have probably met this question already.`,
        ],
        small: [
          () => 'Two or three sentences would be enough.',
          () => 'What would you do in my place? A short answer would already help.',
          () => 'Would you be willing to answer in writing, whenever it suits you?',
        ],
      },
      collaboration: {
        ask: [
          ({ ask }) => `I’d like to suggest ${plain(ask)}.`,
          ({ ask }) => `Here is my idea: ${plain(ask)}.`,
          ({ ask }) => `I have a project to put to you: ${plain(ask)}.`,
        ],
        short: ({ ask }) => `My idea: ${plain(ask)}.`,
        why: [
          ({ company }) => `I believe it fits with what you do at ${unstopped(company)}.`,
          ({ company }) => `Your work at ${unstopped(company)} and mine could complete each other.`,
          ({ company }) => `I think it could be useful to ${unstopped(company)} too.`,
        ],
        small: [
          () => 'Would it be worth a short call? Any time that suits you suits me.',
          () => 'If you like the idea, I’ll send you a page of details.',
          () => 'What do you think? A yes, a no or a “later” is fine with me.',
        ],
      },
      informational: {
        ask: [
          ({ ask }) => `I’d like to understand ${plain(ask)} better.`,
          ({ ask }) => `I want to learn more about ${plain(ask)}.`,
          ({ ask }) => `I’d like to ask you a few questions about ${plain(ask)}.`,
        ],
        short: ({ ask }) => `I’d like to learn about ${plain(ask)}.`,
        why: [
          ({ company }) => `You live it at ${unstopped(company)}, and no book tells that part.`,
          ({ company }) => `Your everyday work at ${unstopped(company)} would teach me a lot.`,
          ({ company }) => `I’d like to hear how it goes at ${unstopped(company)}.`,
        ],
        small: [
          () =>
            'Could you give me a quarter of an hour, by phone or online? I’m not asking for a job, only for your experience.',
          () => 'I’m not asking for a job, only for a short conversation, whenever it suits you.',
          () =>
            'Would you agree to a short informational interview? I’ll send my questions ahead of time.',
        ],
      },
    },
  },
};
