import { useLingui } from '@lingui/react/macro';
import type { GuardRefusal } from '#/domain/assist/guard/guard-answer.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import type { AssistOutcome } from './assist.ts';
import { PURPOSE_WORDS } from './assist-purposes.ts';

/** What each purpose is called and sends, and why there is no answer to show. */
export const useAssistWords = () => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const purposes = PURPOSE_WORDS[language];
  const refusalWords = (refusal: GuardRefusal): string => {
    const what = 'what' in refusal ? refusal.what : '';
    switch (refusal.why) {
      case 'number':
        return t`Elle ajoutait un nombre ou une date qui n’est pas dans votre texte.`;
      case 'name':
      case 'tool':
        return t`Elle ajoutait « ${what} », qui n’est pas dans votre texte.`;
      case 'lost':
        return t`Elle perdait un nombre ou un nom de votre texte.`;
      case 'language':
        return t`Elle n’était pas dans la bonne langue.`;
      case 'length':
        return t`Elle était trop courte ou trop longue.`;
      case 'subject':
        return t`Elle parlait d’autre chose que votre texte.`;
      default:
        return t`Ce n’était pas un simple texte.`;
    }
  };
  type Because = Extract<AssistOutcome, { kind: 'failed' }>['because'];
  const failureWords = (because: Because): { title: string; toDo: string } => {
    switch (because) {
      case 'offline':
        return {
          title: t`Pas de connexion avec le modèle`,
          toDo: t`Vérifiez votre connexion à Internet, puis réessayez.`,
        };
      case 'busy':
        return {
          title: t`Beaucoup de personnes attendent une réponse`,
          toDo: t`Réessayez dans quelques secondes.`,
        };
      case 'limit':
        return {
          title: t`Vos demandes d’aujourd’hui sont utilisées`,
          toDo: t`Vous en aurez d’autres demain.`,
        };
      case 'consent':
      case 'not-agreed':
      case 'off':
        return {
          title: t`L’aide à l’écriture a changé`,
          toDo: t`Choisissez de nouveau ce qui peut être envoyé.`,
        };
      case 'personal':
        return {
          title: t`Rien n’a été envoyé au modèle`,
          toDo: t`Ce texte contient un nom, une adresse ou un numéro. Retirez-les, puis réessayez.`,
        };
      case 'too-long':
        return {
          title: t`Ce texte est trop long`,
          toDo: t`Coupez-le en plusieurs lignes, puis réessayez.`,
        };
      case 'signed-out':
        return {
          title: t`Votre session est terminée`,
          toDo: t`Connectez-vous de nouveau, puis réessayez.`,
        };
      default:
        return { title: t`Le modèle n’a pas répondu`, toDo: t`Réessayez dans un moment.` };
    }
  };
  return { purposes, refusalWords, failureWords };
};
