import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PRIVACY_ANSWER_DAYS } from '#/domain/access/legal-promises.ts';
import { ACCOUNT_UNDO_DAYS } from '#/domain/access/retention.ts';

/** Who can do it: whoever reads this unless it is said. */
export type GuidePlace = 'super' | 'dashboard' | 'machine';

export interface GuideTask {
  /** What happens, or what somebody wants to do. */
  title: string;
  steps: string;
  places?: readonly GuidePlace[];
  /** Of the server's dashboard, to be opened from here. */
  table?: string;
}

export interface GuideSection {
  title: string;
  tasks: readonly GuideTask[];
}

/** As the dashboard has them, in English alone. */
const NAMES = {
  email: 'email',
  subscriptions: 'subscriptions',
  failed: 'state = "failed"',
  backups: 'Settings, Backups',
} as const;

/** What administrators do in a month, and where: the words of the buttons are those of the screens. */
export const useGuide = (): GuideSection[] => [
  usePeopleTasks(),
  useTeamTasks(),
  useGroupTasks(),
  useMessageTasks(),
  useSiteTasks(),
  useOrderTasks(),
];

const usePeopleTasks = (): GuideSection => {
  const { t } = useLingui();
  const [add, gift, endGift] = [
    t`Ajouter un utilisateur`,
    t`Donner Premium jusqu’à une date`,
    t`Retirer le Premium donné`,
  ];
  const [premium, free] = [t`Donner le rôle Premium`, t`Revenir au rôle gratuit`];
  const [link, everywhere] = [
    t`Envoyer un lien de mot de passe`,
    t`Déconnecter de tous les appareils`,
  ];
  const [disable, enable] = [t`Désactiver le compte`, t`Réactiver le compte`];
  return {
    title: t`Les personnes`,
    tasks: [
      {
        title: t`Ajouter une personne`,
        steps: t`Utilisateurs, «\u00A0${add}\u00A0». Un courriel lui dit qu’un compte l’attend. Elle choisit son mot de passe avec «\u00A0Mot de passe oublié?\u00A0», sur la page de connexion.`,
      },
      {
        title: t`Trouver une personne`,
        steps: t`Utilisateurs, en haut\u00A0: une partie de son nom ou de son courriel, ou son identifiant au complet. Les trois points au bout de sa ligne ouvrent ce que vous pouvez faire pour elle.`,
      },
      {
        title: t`Une personne a oublié son mot de passe`,
        steps: t`Elle appuie sur «\u00A0Mot de passe oublié?\u00A0» à la connexion. Ou bien vous lui envoyez le lien\u00A0: Utilisateurs, les trois points, «\u00A0${link}\u00A0».`,
      },
      {
        title: t`Une personne n’a plus accès à son courriel`,
        steps: t`Assurez-vous d’abord que c’est bien elle. Dans la table «\u00A0users\u00A0», ouvrez sa ligne\u00A0: écrivez la nouvelle adresse dans «\u00A0${NAMES.email}\u00A0», éteignez «\u00A0verified\u00A0» et, s’il est allumé, «\u00A0codeByMail\u00A0». Enregistrez, puis envoyez-lui un lien de mot de passe d’ici.`,
        places: ['dashboard'],
        table: 'users',
      },
      {
        title: t`Une personne a perdu son téléphone`,
        steps: t`Utilisateurs, les trois points, «\u00A0${everywhere}\u00A0». Conseillez-lui aussi de changer son mot de passe.`,
      },
      {
        title: t`Donner Premium jusqu’à une date, prolonger ou retirer`,
        steps: t`Utilisateurs, les trois points, «\u00A0${gift}\u00A0». Une nouvelle date remplace l’ancienne. «\u00A0${endGift}\u00A0» y met fin tout de suite; la personne garde tout ce qu’elle a écrit.`,
      },
      {
        title: t`Donner Premium sans fin`,
        steps: t`Utilisateurs, les trois points, «\u00A0${premium}\u00A0». «\u00A0${free}\u00A0» le retire.`,
      },
      {
        title: t`Empêcher une personne de se connecter`,
        steps: t`Utilisateurs, les trois points, «\u00A0${disable}\u00A0». Rien n’est supprimé et elle ne paie plus. «\u00A0${enable}\u00A0» la ramène, mais pas un paiement déjà annulé.`,
      },
      {
        title: t`Une personne demande tout ce que vous gardez sur elle`,
        steps: t`Elle le télécharge elle-même\u00A0: Compte, «\u00A0Télécharger vos données\u00A0». Si elle ne peut plus se connecter, aidez-la d’abord à retrouver son compte. Vous avez ${plural(PRIVACY_ANSWER_DAYS, { one: '# jour', other: '# jours' })} pour répondre par écrit.`,
      },
      {
        title: t`Une personne demande que son compte soit supprimé`,
        steps: t`Elle le fait elle-même dans Compte, et peut changer d’avis pendant ${plural(ACCOUNT_UNDO_DAYS, { one: '# jour', other: '# jours' })}. Si elle vous l’écrit et que c’est bien elle\u00A0: table «\u00A0users\u00A0», supprimez sa ligne. C’est tout de suite et définitif. Ses paiements s’arrêtent.`,
        places: ['dashboard'],
        table: 'users',
      },
      {
        title: t`Une personne a payé et n’a pas Premium`,
        steps: t`Demandez-lui d’ouvrir Compte\u00A0: le serveur pose alors de nouveau la question à Stripe. Sinon, la table «\u00A0${NAMES.subscriptions}\u00A0» montre ce que Stripe a répondu. Ne la modifiez pas\u00A0: corrigez chez Stripe.`,
        places: ['dashboard'],
        table: 'subscriptions',
      },
      {
        title: t`Une personne veut être remboursée`,
        steps: t`Cela se fait sur le site de Stripe, avec le compte de votre organisme\u00A0: trouvez-la par son courriel, remboursez le paiement et, si elle le veut, annulez Premium là aussi\u00A0: il finit alors ici.`,
      },
    ],
  };
};

const useTeamTasks = (): GuideSection => {
  const { t } = useLingui();
  const [admin, free, everywhere] = [
    t`Donner le rôle d’administrateur`,
    t`Revenir au rôle gratuit`,
    t`Déconnecter de tous les appareils`,
  ];
  return {
    title: t`Votre équipe`,
    tasks: [
      {
        title: t`Nommer un administrateur`,
        steps: t`La personne crée un compte comme tout le monde. Puis\u00A0: Utilisateurs, les trois points, «\u00A0${admin}\u00A0».`,
      },
      {
        title: t`Nommer un super administrateur`,
        steps: t`Table «\u00A0users\u00A0»\u00A0: ouvrez sa ligne et choisissez «\u00A0super_admin\u00A0» dans «\u00A0role\u00A0». Un super administrateur change aussi les paramètres du site, lit le journal et change le rôle des administrateurs.`,
        places: ['dashboard'],
        table: 'users',
      },
      {
        title: t`Un membre de l’équipe s’en va`,
        steps: t`Le jour même\u00A0: Utilisateurs, les trois points de sa ligne, «\u00A0${free}\u00A0», puis «\u00A0${everywhere}\u00A0». S’il a un compte du tableau de bord du serveur, supprimez sa ligne dans «\u00A0_superusers\u00A0». Si les messages du site arrivent chez lui, changez cette adresse dans Paramètres.`,
        places: ['super', 'dashboard'],
        table: '_superusers',
      },
      {
        title: t`Ouvrir ou retirer l’accès au tableau de bord du serveur`,
        steps: t`Table «\u00A0_superusers\u00A0», «\u00A0New record\u00A0». Ce compte peut ouvrir toutes les données, aussi les CV\u00A0: donnez-le au moins de personnes possible.`,
        places: ['dashboard'],
        table: '_superusers',
      },
    ],
  };
};

const useGroupTasks = (): GuideSection => {
  const { t } = useLingui();
  const download = t`Télécharger ce tableau`;
  return {
    title: t`Les organismes et leurs codes`,
    tasks: [
      {
        title: t`Donner Premium à un groupe`,
        steps: t`Table «\u00A0group_codes\u00A0», «\u00A0New record\u00A0»\u00A0: le nom de l’organisme, le nombre de places, le dernier jour, à n’importe quelle heure. Laissez «\u00A0code\u00A0» vide\u00A0: le serveur en fait un quand vous appuyez sur «\u00A0Create\u00A0». Envoyez-le à l’organisme. Chaque personne l’écrit dans Compte, Forfait, «\u00A0J’ai le code d’un organisme\u00A0».`,
        places: ['dashboard'],
        table: 'group_codes',
      },
      {
        title: t`Toutes les places d’un code sont prises`,
        steps: t`Aperçu, Organisations, montre les places et les personnes. Dans la table «\u00A0group_codes\u00A0», écrivez un plus grand nombre dans «\u00A0seats\u00A0». Il compte tout de suite.`,
        places: ['dashboard'],
        table: 'group_codes',
      },
      {
        title: t`Prolonger un groupe, ou y mettre fin`,
        steps: t`Table «\u00A0group_codes\u00A0»\u00A0: un autre jour dans «\u00A0expiresOn\u00A0». Il compte tout de suite, pour toutes les personnes du groupe.`,
        places: ['dashboard'],
        table: 'group_codes',
      },
      {
        title: t`Faire un rapport pour un bailleur de fonds`,
        steps: t`Aperçu, Organisations, «\u00A0${download}\u00A0». Le fichier s’ouvre dans Excel. Il ne contient aucun nom et ne montre pas les petits nombres.`,
      },
    ],
  };
};

const useMessageTasks = (): GuideSection => {
  const { t } = useLingui();
  const test = t`M’envoyer un essai`;
  return {
    title: t`Les messages et les courriels`,
    tasks: [
      {
        title: t`Répondre à un message de la page Contact`,
        steps: t`Il arrive à l’adresse choisie dans Paramètres\u00A0: répondez à ce courriel. Puis, dans la table «\u00A0contact_messages\u00A0», mettez «\u00A0state\u00A0» à «\u00A0answered\u00A0». La liste triée par «\u00A0rank\u00A0» est dans l’ordre où répondre.`,
        places: ['dashboard'],
        table: 'contact_messages',
      },
      {
        title: t`Un courriel vous revient`,
        steps: t`L’adresse n’existe plus, ou la boîte est pleine. Joignez la personne autrement. En attendant, dans la table «\u00A0users\u00A0», éteignez «\u00A0verified\u00A0»\u00A0: les rappels et le résumé de la semaine ne partent plus vers cette adresse.`,
        places: ['dashboard'],
        table: 'users',
      },
      {
        title: t`Des courriels n’ont pas pu partir`,
        steps: t`Paramètres, Courriels, dit combien. Dans la table «\u00A0outbox\u00A0», cherchez ${NAMES.failed}\u00A0: «\u00A0lastError\u00A0» dit pourquoi. Une fois la cause corrigée, la personne redemande son lien, ou vous le lui envoyez.`,
        places: ['dashboard'],
        table: 'outbox',
      },
      {
        title: t`Changer l’expéditeur des courriels`,
        steps: t`Paramètres, Expéditeur des courriels. Enregistrez, puis «\u00A0${test}\u00A0», plus bas.`,
        places: ['super'],
      },
    ],
  };
};

const useSiteTasks = (): GuideSection => {
  const { t } = useLingui();
  return {
    title: t`Ce que dit le site`,
    tasks: [
      {
        title: t`Changer qui répond du site, le prix ou les chiffres`,
        steps: t`Paramètres. Les pages le montrent tout de suite. Un autre prix se change aussi chez Stripe.`,
        places: ['super'],
      },
      {
        title: t`Publier un article`,
        steps: t`Table «\u00A0posts\u00A0», «\u00A0New record\u00A0»\u00A0: chaque champ dit ce qu’il attend. Le texte français et sa traduction sont deux lignes avec le même «\u00A0key\u00A0». Allumez «\u00A0published\u00A0»\u00A0: l’article est sur le site tout de suite.`,
        places: ['dashboard'],
        table: 'posts',
      },
      {
        title: t`Voir ce qui manque dans une langue`,
        steps: t`Onglet Contenu.`,
      },
      {
        title: t`Retirer une question d’entrevue`,
        steps: t`Table «\u00A0questions\u00A0»\u00A0: éteignez «\u00A0published\u00A0». Les réponses que des personnes ont données restent.`,
        places: ['dashboard'],
        table: 'questions',
      },
    ],
  };
};

const useOrderTasks = (): GuideSection => {
  const { t } = useLingui();
  const record = t`Inscrire un incident`;
  return {
    title: t`Garder l’ordre`,
    tasks: [
      {
        title: t`Des renseignements ont été perdus, vus ou envoyés par erreur`,
        steps: t`Incidents, «\u00A0${record}\u00A0», le jour même, grave ou non. Le registre dit qui aviser. N’y écrivez aucun nom.`,
      },
      {
        title: t`Savoir qui a fait quoi`,
        steps: t`Onglet Journal, ou les trois points d’une personne, «\u00A0Voir dans le journal\u00A0».`,
        places: ['super'],
      },
      {
        title: t`Voir si tout va bien`,
        steps: t`Aperçu, À faire, une fois par semaine au moins. L’exploitant reçoit aussi un courriel quand une sauvegarde échoue.`,
      },
      {
        title: t`Le disque se remplit`,
        steps: t`Rien ne se perd\u00A0: les appareils gardent ce qu’ils ne peuvent pas envoyer. Prévenez l’exploitant, qui agrandit le disque. D’anciennes sauvegardes se suppriment dans le tableau de bord du serveur, ${NAMES.backups}.`,
        places: ['machine'],
      },
      {
        title: t`Faire une sauvegarde, ou en remettre une en place`,
        steps: t`Une sauvegarde se fait seule chaque nuit. Pour une de plus, ou pour revenir à une ancienne, demandez à l’exploitant\u00A0: le guide livré avec le serveur (deploy/README.md) dit chaque commande.`,
        places: ['machine'],
      },
    ],
  };
};
