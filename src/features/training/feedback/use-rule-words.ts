import { useLingui } from '@lingui/react/macro';
import type { Category } from '#/domain/training/question.ts';
import type { Rule, StarPart, Unjudged } from '#/domain/training/answer/scored-answer.ts';

export interface RuleWords {
  name: string;
  /** Said of a strength. */
  good: string;
  /** Said of what is missing, and the one thing to do about it. */
  weak: string;
  toDo: string;
}

/** What each rule of the rubric is called, and what is said of it. */
export const useRuleWords = (category: Category): Readonly<Record<Rule, RuleWords>> => {
  const { t } = useLingui();
  const needed: Readonly<Record<Category, string>> = {
    behavioral: t`Racontez un fait précis, arrivé une fois.`,
    situational: t`Dites vos étapes, dans l’ordre.`,
    technical: t`Employez les termes du métier, et dites comment vous faites.`,
    general: t`Faites le lien avec le poste : dites en quoi votre parcours y sert.`,
  };
  return {
    relevance: {
      name: t`Lien avec la question`,
      good: t`Vous répondez à la question posée.`,
      weak: t`La réponse parle d’autre chose que la question.`,
      toDo: t`Reprenez un mot de la question dans votre première phrase.`,
    },
    evidence: {
      name: t`Détails concrets`,
      good: t`Vous donnez des détails concrets : lieux, outils, dates.`,
      weak: t`Il y a peu de détails qu’on pourrait vérifier.`,
      toDo: t`Nommez l’endroit, l’année, un outil ou une méthode.`,
    },
    numbers: {
      name: t`Nombres`,
      good: t`Vous donnez des nombres.`,
      weak: t`Il y a peu de nombres.`,
      toDo: t`Ajoutez un nombre : combien de personnes, de temps, d’argent ou de fois.`,
    },
    agency: {
      name: t`Ce que vous avez fait`,
      good: t`On voit ce que vous avez fait vous-même.`,
      weak: t`On voit peu ce que vous avez fait vous-même.`,
      toDo: t`Dites ce que vous avez fait, avec des verbes d’action : « j’ai appelé », « j’ai réparé ».`,
    },
    needs: {
      name: t`Ce que ce genre de question demande`,
      good: t`Vous donnez ce que ce genre de question demande.`,
      weak: t`Il manque ce que ce genre de question demande.`,
      toDo: needed[category],
    },
    detail: {
      name: t`Développement`,
      good: t`La réponse est assez développée.`,
      weak: t`La réponse est courte.`,
      toDo: t`Ajoutez deux ou trois phrases sur ce que vous avez fait et pourquoi.`,
    },
    situation: {
      name: t`Situation`,
      good: t`La situation est posée.`,
      weak: t`On ne sait pas bien où et quand cela s’est passé.`,
      toDo: t`Commencez par une phrase qui dit où, quand et avec qui.`,
    },
    task: {
      name: t`Tâche`,
      good: t`On comprend ce que vous deviez faire.`,
      weak: t`On ne sait pas ce que vous deviez faire.`,
      toDo: t`Ajoutez une phrase : « Je devais… » ou « Mon rôle était de… ».`,
    },
    action: {
      name: t`Actions`,
      good: t`Vos actions sont claires, étape par étape.`,
      weak: t`Vos actions sont peu décrites.`,
      toDo: t`Racontez deux ou trois actions, dans l’ordre : d’abord, ensuite, enfin.`,
    },
    result: {
      name: t`Résultat`,
      good: t`Vous dites comment cela s’est terminé.`,
      weak: t`On ne sait pas comment cela s’est terminé.`,
      toDo: t`Terminez par le résultat : ce qui a changé, avec un nombre si vous le pouvez.`,
    },
    opening: {
      name: t`Première phrase`,
      good: t`Vous répondez dès la première phrase.`,
      weak: t`La réponse tarde à venir.`,
      toDo: t`Répondez dans la première phrase, puis expliquez.`,
    },
    steps: {
      name: t`Étapes`,
      good: t`Vous procédez par étapes.`,
      weak: t`Les étapes ne sont pas claires.`,
      toDo: t`Dites ce que vous feriez en premier, ensuite et à la fin.`,
    },
    reasons: {
      name: t`Raisons`,
      good: t`Vous dites pourquoi.`,
      weak: t`Vous ne dites pas pourquoi.`,
      toDo: t`Ajoutez « parce que » à votre étape la plus importante.`,
    },
    example: {
      name: t`Exemple`,
      good: t`Vous donnez un exemple vécu.`,
      weak: t`Il n’y a pas d’exemple vécu.`,
      toDo: t`Ajoutez une phrase : « Par exemple, dans mon dernier emploi, j’ai… ».`,
    },
    links: {
      name: t`Mots de liaison`,
      good: t`Vos phrases s’enchaînent bien.`,
      weak: t`Les phrases s’enchaînent peu.`,
      toDo: t`Reliez vos phrases : d’abord, ensuite, parce que, finalement.`,
    },
    length: {
      name: t`Longueur`,
      good: t`La longueur convient.`,
      weak: t`La longueur ne convient pas tout à fait.`,
      toDo: t`Visez de 90 à 250 mots, soit une à deux minutes à voix haute.`,
    },
    sentences: {
      name: t`Longueur des phrases`,
      good: t`Vos phrases sont faciles à suivre.`,
      weak: t`Certaines phrases sont difficiles à suivre.`,
      toDo: t`Coupez les phrases de plus de 25 mots.`,
    },
    repetition: {
      name: t`Répétitions`,
      good: t`Votre vocabulaire est varié.`,
      weak: t`Les mêmes mots reviennent souvent.`,
      toDo: t`Remplacez un mot répété par un autre, ou enlevez la phrase.`,
    },
    fillers: {
      name: t`Mots de remplissage`,
      good: t`Il y a peu de mots de remplissage.`,
      weak: t`Il y a plusieurs mots de remplissage.`,
      toDo: t`Marquez une pause à la place : le silence passe mieux qu’un « euh ».`,
    },
  };
};

export const useStarWords = (): Readonly<Record<StarPart, { name: string; asks: string }>> => {
  const { t } = useLingui();
  return {
    s: { name: t`Situation`, asks: t`Où et quand?` },
    t: { name: t`Tâche`, asks: t`Que deviez-vous faire?` },
    a: { name: t`Actions`, asks: t`Qu’avez-vous fait?` },
    r: { name: t`Résultat`, asks: t`Qu’est-ce que cela a changé?` },
  };
};

export const useUnjudgedWords = (): Readonly<Record<Unjudged, { title: string; toDo: string }>> => {
  const { t } = useLingui();
  return {
    empty: {
      title: t`Il n’y a pas encore de réponse`,
      toDo: t`Écrivez ou dites votre réponse, puis demandez la rétroaction.`,
    },
    tooShort: {
      title: t`La réponse est trop courte pour être évaluée`,
      toDo: t`Écrivez au moins deux phrases : ce qui s’est passé et ce que vous avez fait.`,
    },
    otherLanguage: {
      title: t`La réponse semble écrite dans une autre langue que la question`,
      toDo: t`Répondez dans la langue de la question, ou choisissez des questions dans l’autre langue.`,
    },
    notWords: {
      title: t`Nous n’avons pas pu lire de phrases`,
      toDo: t`Écrivez votre réponse avec des mots et des phrases.`,
    },
  };
};
