/** How posts begin, turn and end, by tone. `~` stands for a blank that does not break. */
import { capitalised, ended, inside, ofFrench, unstopped, type Language } from '../phrases.ts';
import type { Tone } from '../../linkedin-text.ts';

interface PostParts {
  topic: string;
  lesson: string;
}

type Phrase = (parts: PostParts) => string;

interface ToneWords {
  /** The first line: all that is seen before "see more" on a phone. */
  hook: readonly Phrase[];
  lesson: readonly Phrase[];
  /** What invites an answer. */
  closing: readonly Phrase[];
}

const title = (text: string): string => capitalised(unstopped(text));
const plain = (text: string): string => unstopped(inside(text));
const after = (text: string): string => ended(inside(text));

export const POST_WORDS: Readonly<Record<Language, Readonly<Record<Tone, ToneWords>>>> = {
  fr: {
    professional: {
      hook: [
        ({ topic }) => `Retour d’expérience~: ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}~: un constat de terrain.`,
        ({ topic }) => `Au travail, on parle trop peu ${ofFrench(unstopped(topic))}.`,
      ],
      lesson: [
        ({ lesson }) => `Ce que j’en retiens~: ${after(lesson)}`,
        ({ lesson }) => `En pratique~: ${after(lesson)}`,
        ({ lesson }) => `Mon constat~: ${after(lesson)}`,
      ],
      closing: [
        () => 'Comment votre équipe aborde-t-elle cette question?',
        () => 'Vos observations m’intéressent.',
        () => 'Quelle est votre expérience à ce sujet?',
      ],
    },
    inspiring: {
      hook: [
        ({ topic }) => `On avance un pas à la fois. Aujourd’hui~: ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}~: une histoire qui donne envie de continuer.`,
        ({ topic }) => `À vous qui hésitez encore~: parlons ${ofFrench(unstopped(topic))}.`,
      ],
      lesson: [
        ({ lesson }) => `Ce que cela m’a appris~: ${after(lesson)}`,
        ({ lesson }) => `S’il ne fallait garder qu’une idée~: ${after(lesson)}`,
        ({ lesson }) => `Voici ce qui me fait avancer~: ${after(lesson)}`,
      ],
      closing: [
        () => 'Et vous, quel sera votre prochain pas?',
        () => 'À qui ces mots feraient-ils du bien aujourd’hui?',
        () => 'Si vous vivez la même chose, tenez bon, et racontez-le en commentaire.',
      ],
    },
    educational: {
      hook: [
        ({ topic }) => `Un exemple simple pour comprendre ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}~: l’essentiel en quelques lignes.`,
        ({ topic }) =>
          `Vous voulez en savoir plus au sujet ${ofFrench(unstopped(topic))}? Voici un cas réel.`,
      ],
      lesson: [
        ({ lesson }) => `À retenir~: ${after(lesson)}`,
        ({ lesson }) => `La règle à garder en tête~: ${after(lesson)}`,
        ({ lesson }) => `Le conseil à appliquer~: ${after(lesson)}`,
      ],
      closing: [
        () => 'Une étape n’est pas claire? Posez votre question en commentaire.',
        () => 'Quel conseil ajouteriez-vous?',
        () => 'Gardez cette publication~: elle peut servir à quelqu’un de votre équipe.',
      ],
    },
    personal: {
      hook: [
        ({ topic }) => `Une histoire vécue~: ${plain(topic)}.`,
        ({ topic }) => `Aujourd’hui, je veux vous parler ${ofFrench(unstopped(topic))}.`,
        ({ topic }) => `${title(topic)}~: je vous raconte.`,
      ],
      lesson: [
        ({ lesson }) => `Avec le recul~: ${after(lesson)}`,
        ({ lesson }) => `Ce que j’en garde~: ${after(lesson)}`,
        ({ lesson }) => `Voilà ce que je me dis maintenant~: ${after(lesson)}`,
      ],
      closing: [
        () => 'Avez-vous vécu quelque chose de semblable?',
        () => 'Merci d’avoir lu jusqu’au bout.',
        () => 'Et vous, comment cela s’est-il passé?',
      ],
    },
  },
  en: {
    professional: {
      hook: [
        ({ topic }) => `Notes from the field: ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}: what I have seen at work.`,
        ({ topic }) => `At work, we don’t talk enough about ${plain(topic)}.`,
      ],
      lesson: [
        ({ lesson }) => `What I take from it: ${after(lesson)}`,
        ({ lesson }) => `In practice: ${after(lesson)}`,
        ({ lesson }) => `My conclusion: ${after(lesson)}`,
      ],
      closing: [
        () => 'How does your team deal with this?',
        () => 'I’d like to hear what you have seen.',
        () => 'What has been your experience?',
      ],
    },
    inspiring: {
      hook: [
        ({ topic }) => `We move ahead one step at a time. Today: ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}: a story that makes you want to keep going.`,
        ({ topic }) => `If you’re still hesitating, let’s talk about ${plain(topic)}.`,
      ],
      lesson: [
        ({ lesson }) => `What it taught me: ${after(lesson)}`,
        ({ lesson }) => `If you keep one idea, let it be this: ${after(lesson)}`,
        ({ lesson }) => `This is what keeps me going: ${after(lesson)}`,
      ],
      closing: [
        () => 'What will your next step be?',
        () => 'Who could use these words today?',
        () => 'If you’re going through the same thing, hang on, and tell me about it below.',
      ],
    },
    educational: {
      hook: [
        ({ topic }) => `A simple example to understand ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}: the essentials in a few lines.`,
        ({ topic }) => `Want to know more about ${plain(topic)}? Here is a real case.`,
      ],
      lesson: [
        ({ lesson }) => `Remember this: ${after(lesson)}`,
        ({ lesson }) => `The rule to keep in mind: ${after(lesson)}`,
        ({ lesson }) => `The advice to apply: ${after(lesson)}`,
      ],
      closing: [
        () => 'Is a step unclear? Ask your question in the comments.',
        () => 'What advice would you add?',
        () => 'Keep this post: someone on your team may need it.',
      ],
    },
    personal: {
      hook: [
        ({ topic }) => `A story I lived: ${plain(topic)}.`,
        ({ topic }) => `Today I want to tell you about ${plain(topic)}.`,
        ({ topic }) => `${title(topic)}: here is how it went.`,
      ],
      lesson: [
        ({ lesson }) => `Looking back: ${after(lesson)}`,
        ({ lesson }) => `What stays with me: ${after(lesson)}`,
        ({ lesson }) => `This is what I tell myself now: ${after(lesson)}`,
      ],
      closing: [
        () => 'Have you been through something like this?',
        () => 'Thank you for reading to the end.',
        () => 'How did it go for you?',
      ],
    },
  },
};
