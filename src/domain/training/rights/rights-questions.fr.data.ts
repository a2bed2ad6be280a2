import type { RightsQuestion } from './rights-drill.ts';

export const RIGHTS_QUESTIONS_FR: readonly RightsQuestion[] = [
  {
    key: 'origin-accent',
    ground: 'origin',
    text: 'Vous avez un petit accent… Vous venez d’où, au juste?',
    why: 'L’origine ne dit rien de votre travail. La question est souvent amicale, mais elle n’a pas sa place dans une entrevue.',
    instead: 'Avez-vous le droit de travailler au Canada?',
    answers: {
      brief:
        'J’ai grandi à Oran, et je vis à Laval depuis deux ans. C’est ici que je veux bâtir ma carrière.',
      redirect:
        'Si c’est pour le service à la clientèle, je réponds au téléphone en français et en anglais chaque jour.',
      decline: 'Je préfère parler de mon expérience, si vous le voulez bien.',
    },
  },
  {
    key: 'right-to-work',
    ground: null,
    text: 'Avez-vous le droit de travailler au Canada?',
    why: 'L’employeur doit s’assurer qu’il peut vous engager. Il peut demander si vous avez ce droit, sans demander votre pays.',
    answer: 'Oui, j’ai un permis de travail ouvert, sans limite d’heures.',
  },
  {
    key: 'children',
    ground: 'family',
    text: 'Avez-vous des enfants? Qui les garde quand ils sont malades?',
    why: 'La situation de famille est protégée. Ce que l’employeur veut savoir, c’est si vous serez là.',
    instead: 'Pouvez-vous travailler de 7\u00A0h à 15\u00A0h, du lundi au vendredi?',
    answers: {
      brief: 'Oui, deux enfants, et tout est bien organisé pour mes horaires de travail.',
      redirect:
        'Si votre question porte sur l’horaire, je suis disponible pour tous les quarts annoncés dans l’offre.',
      decline: 'Je garde ma vie de famille pour moi, mais vous pouvez compter sur ma présence.',
    },
  },
  {
    key: 'age',
    ground: 'age',
    text: 'Quel âge avez-vous? Notre équipe est très jeune.',
    why: 'L’âge ne mesure ni l’énergie ni les compétences. L’année de votre diplôme secondaire revient à la même question.',
    instead: 'Avez-vous l’âge exigé par la loi pour servir de l’alcool?',
    answers: {
      brief: 'J’ai la quarantaine, et j’apprends un nouvel outil chaque année.',
      redirect:
        'J’ai travaillé avec des équipes de tous les âges. La dernière formait un projet de huit personnes que je coordonnais.',
      decline: 'Je préfère qu’on regarde mes résultats plutôt que mon année de naissance.',
    },
  },
  {
    key: 'shifts',
    ground: null,
    text: 'Le poste demande deux soirs par semaine et un samedi sur deux. Est-ce possible pour vous?',
    why: 'L’horaire fait partie du travail. La question est la même pour tout le monde et ne demande pas vos raisons.',
    answer: 'Oui pour les deux soirs. Pour le samedi, j’aimerais voir l’horaire à l’avance.',
  },
  {
    key: 'pregnancy',
    ground: 'sex',
    text: 'Prévoyez-vous avoir un bébé bientôt?',
    why: 'La grossesse, même possible, est protégée avec le sexe. Une promesse là-dessus ne peut pas vous être demandée.',
    instead: 'Pouvez-vous vous engager pour la durée du contrat de douze mois?',
    answers: {
      brief: 'Ce n’est pas dans mes projets en ce moment.',
      redirect: 'Si vous pensez à la durée du mandat, il m’intéresse jusqu’à la livraison.',
      decline: 'C’est une question personnelle, et je préfère ne pas y répondre.',
    },
  },
  {
    key: 'religion',
    ground: 'religion',
    text: 'Quelle fête religieuse célébrez-vous? C’est pour le calendrier.',
    why: 'La religion et son absence sont protégées. Les congés se règlent après l’embauche, par un accommodement s’il le faut.',
    instead: 'Y a-t-il des jours de l’horaire affiché où vous ne pourriez pas travailler?',
    answers: {
      brief: 'J’observe deux journées par année, que je peux annoncer longtemps d’avance.',
      redirect: 'Pour le calendrier, je peux vous donner mes disponibilités du prochain trimestre.',
      decline: 'Cela relève de ma vie privée. Ma disponibilité est celle de l’offre.',
    },
  },
  {
    key: 'languages-at-work',
    ground: null,
    text: 'Dans quelles langues pouvez-vous servir nos clients?',
    why: 'Une langue dont le travail a besoin est une compétence. On ne vous demande pas celle de votre enfance.',
    answer: 'En français et en anglais, à l’oral comme à l’écrit, et je comprends l’arabe.',
  },
  {
    key: 'health',
    ground: 'disability',
    text: 'Avez-vous déjà été en arrêt de travail pour un mal de dos?',
    why: 'La santé passée est protégée. Un examen médical vient après une offre, s’il est lié aux tâches.',
    instead:
      'Le poste demande de soulever 20\u00A0kg plusieurs fois par jour. Pouvez-vous le faire, avec ou sans aide?',
    answers: {
      brief: 'Rien qui m’empêche de faire ce travail.',
      redirect: 'Je peux faire toutes les tâches décrites dans l’offre, y compris la manutention.',
      decline: 'Mes renseignements médicaux sont privés; je confirme que je peux faire le travail.',
    },
  },
  {
    key: 'experience-abroad',
    ground: null,
    text: 'Parlez-moi de votre travail à Dakar.',
    why: 'Votre expérience, où qu’elle soit, est exactement ce qu’un employeur doit demander.',
    answer:
      'J’y ai dirigé un entrepôt de douze personnes; nous avons réduit les retards d’un tiers en un an.',
  },
  {
    key: 'spouse',
    ground: 'family',
    text: 'Que fait votre conjoint dans la vie? Risque-t-il de déménager?',
    why: 'L’état civil et la personne qui partage votre vie ne concernent pas le poste.',
    instead: 'Pensez-vous rester dans la région pour la durée du projet?',
    answers: {
      brief: 'Nous sommes installés à Sherbrooke pour de bon.',
      redirect: 'Je cherche un poste stable, et celui-ci me convient pour plusieurs années.',
      decline: 'Je préfère laisser mes proches en dehors de l’entrevue.',
    },
  },
  {
    key: 'orientation',
    ground: 'orientation',
    text: 'Viendriez-vous à notre fête avec un copain ou une copine?',
    why: 'Même dite en riant, la question touche l’orientation sexuelle, qui est protégée partout au Canada.',
    instead: 'Participez-vous volontiers à des activités d’équipe?',
    answers: {
      brief: 'J’y viendrais avec plaisir, sûrement en bonne compagnie.',
      redirect:
        'J’aime les activités d’équipe; j’en organisais une par mois dans mon dernier emploi.',
      decline: 'Ma vie personnelle reste à la maison. Dites-m’en plus sur l’équipe.',
    },
  },
  {
    key: 'citizen',
    ground: 'citizenship',
    text: 'Avez-vous la citoyenneté canadienne?',
    why: 'Ici, la citoyenneté est un motif protégé. Le droit de travailler suffit presque toujours.',
    instead: 'Avez-vous le droit de travailler au Canada à temps plein?',
    answers: {
      brief: 'J’ai la résidence permanente.',
      redirect: 'J’ai le droit de travailler pour tout employeur au Canada, sans limite de temps.',
      decline: 'Je peux confirmer mon droit de travailler; le reste est personnel.',
    },
  },
  {
    key: 'lift',
    ground: null,
    text: 'Pouvez-vous monter dans une échelle et porter 15\u00A0kg, avec ou sans mesure d’adaptation?',
    why: 'La tâche existe, elle est précise, et la question laisse la porte ouverte à un accommodement.',
    answer:
      'Oui. Pour les charges plus lourdes, j’utilise un chariot ou je demande un coup de main.',
  },
  {
    key: 'politics',
    ground: 'politics',
    text: 'Pour qui avez-vous voté aux dernières élections?',
    why: 'Les convictions politiques sont protégées ici, et le vote est secret.',
    instead: 'Suivez-vous les dossiers publics qui touchent notre secteur?',
    answers: {
      brief: 'Je vote, comme tout le monde, et j’aime bien le secret de l’isoloir.',
      redirect: 'Ce que je suis de près, ce sont les nouvelles règles de notre secteur.',
      decline: 'Je garde la politique hors du travail.',
    },
  },
  {
    key: 'mother-tongue',
    ground: 'language',
    text: 'Quelle est votre langue maternelle?',
    why: 'La langue est un motif protégé ici. L’employeur peut vérifier le niveau utile au poste, pas la langue de l’enfance.',
    instead: 'Pouvez-vous rédiger des rapports en français?',
    answers: {
      brief: 'L’espagnol; et je travaille en français depuis six ans.',
      redirect:
        'Si vous pensez aux rapports, j’en rédige un par semaine en français et je peux vous en montrer un.',
      decline: 'Je préfère parler des langues que j’utilise au travail.',
    },
  },
  {
    key: 'income-source',
    ground: 'income',
    text: 'Recevez-vous de l’aide sociale en ce moment?',
    why: 'La condition sociale ou la source de revenu est protégée ici. Elle ne dit rien de ce que vous savez faire.',
    instead: 'À partir de quelle date êtes-vous disponible?',
    answers: {
      brief: 'Je suis entre deux emplois, et je peux commencer lundi.',
      redirect: 'Depuis mon arrivée, je fais du bénévolat en comptabilité deux jours par semaine.',
      decline: 'Ma situation financière est privée. Ma disponibilité, elle, est entière.',
    },
  },
  {
    key: 'references',
    ground: null,
    text: 'Pouvons-nous appeler un de vos anciens superviseurs?',
    why: 'Vérifier des références avec votre accord est permis et courant.',
    answer:
      'Oui. Voici le nom d’une superviseure qui vous répondra en français; je la préviens aujourd’hui.',
  },
  {
    key: 'name',
    ground: 'origin',
    text: 'C’est quoi comme nom, ça? Vos parents sont de quel pays?',
    why: 'Le nom et les parents ramènent à l’origine ethnique ou nationale. Un tribunal du Québec l’a déjà rappelé.',
    instead: 'Comment prononce-t-on votre nom? Je veux bien le dire.',
    answers: {
      brief: 'C’est un nom kabyle. On dit «\u00A0Aït Saïd\u00A0».',
      redirect:
        'Il se prononce comme il s’écrit. Et pour le poste, voulez-vous voir un exemple de mes plans?',
      decline: 'Je préfère qu’on reste sur le poste, mais je vous aide volontiers à le prononcer.',
    },
  },
];
