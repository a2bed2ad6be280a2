import type { Category } from '../../question.ts';
import type { AnswerLanguage } from '../scored-answer.ts';

type Examples = Record<Category, string> & {
  /** Beginnings of a story, of a job that goes on and of one that has ended. */
  since: string;
  when: string;
  blanks: Readonly<Record<string, string>>;
};

export const EXAMPLES: Record<AnswerLanguage, Examples> = {
  fr: {
    since: 'Depuis {year}, je suis {jobTitle} {chezCompany}. ',
    when: 'En {year}, je travaillais {chezCompany} comme {jobTitle}. ',
    behavioral:
      'Un jour, [ce qui s’est passé : le client, l’équipe, le problème]. Je devais [ce qu’on attendait de vous, et pour quand]. D’abord, j’ai [votre première action]. Ensuite, j’ai [votre deuxième action], parce que [votre raison]. Résultat : {achievement}. Depuis, [ce qui a changé ou ce que vous faites autrement].',
    situational:
      'D’abord, je [ce que vous feriez tout de suite], parce que [le risque ou le besoin]. Ensuite, je [à qui vous parleriez, et ce que vous diriez]. Si cela ne suffit pas, je [votre plan de rechange]. À la fin, je [comment vous feriez le suivi]. J’ai appris à réagir ainsi {chezCompany}, où j’étais {jobTitle}. Ce que j’y ai fait : {achievement}.',
    technical:
      'Je commence par [la première étape, avec l’outil que vous utilisez]. Ensuite, je [la deuxième étape], parce que [ce que cela évite]. Je vérifie [la mesure ou la norme] avant de continuer. Si [le problème le plus fréquent], je [votre solution]. Par exemple, {chezCompany}, où j’étais {jobTitle} : {achievement}.',
    general:
      'J’ai travaillé {chezCompany} comme {jobTitle}. Ce que j’y ai réalisé : {achievement}. Ce travail m’a appris [la compétence que ce poste demande]. Je réponds donc à votre question ainsi : [votre réponse en une phrase], parce que [votre raison]. C’est pourquoi ce poste m’intéresse : [ce que l’annonce ou l’entreprise offre].',
    blanks: {
      year: 'année',
      company: 'nom de l’employeur',
      jobTitle: 'votre titre',
      achievement: 'ce que cela a changé, avec un nombre',
    },
  },
  en: {
    since: 'Since {year}, I have worked at {company} as {jobTitle}. ',
    when: 'In {year}, I was working at {company} as {jobTitle}. ',
    behavioral:
      'One day, [what happened: the customer, the team, the problem]. I had to [what was expected of you, and by when]. First, I [your first action]. Then I [your second action], because [your reason]. The result: {achievement}. Since then, [what has changed, or what you do differently].',
    situational:
      'First, I would [what you would do at once], because [the risk or the need]. Then I would [who you would talk to, and what you would say]. If that was not enough, I would [your other plan]. At the end, I would [how you would follow up]. I learned to react like this at {company}, where I worked as {jobTitle}. What I did there: {achievement}.',
    technical:
      'I start with [the first step, with the tool you use]. Next, I [the second step], because [what this prevents]. I check [the measure or the standard] before I go on. If [the most common problem], I [your solution]. For example, at {company}, where I worked as {jobTitle}: {achievement}.',
    general:
      'I worked at {company} as {jobTitle}. What I achieved there: {achievement}. This work taught me [the skill this job asks for]. So my answer to your question is: [your answer in one sentence], because [your reason]. This is why the position interests me: [what the ad or the company offers].',
    blanks: {
      year: 'year',
      company: 'name of the employer',
      jobTitle: 'your job title',
      achievement: 'what it changed, with a number',
    },
  },
};
