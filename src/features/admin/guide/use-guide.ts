import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  DASHBOARD_FIELDS,
  DASHBOARD_PASSWORD_LEAST,
  DASHBOARD_WORDS,
  FAILED_ROWS,
  UNANSWERED_ROWS,
  type DashboardRows,
} from '#/domain/access/administration/server-dashboard.ts';
import { PRIVACY_ANSWER_DAYS } from '#/domain/access/legal-promises.ts';
import { ACCOUNT_UNDO_DAYS } from '#/domain/access/retention.ts';
import type { GuideSection } from './guide-task.ts';
import { useOrderTasks, useSiteTasks } from './use-site-tasks.ts';

const { newRecord, create, remove, confirmRemoval, forgotten } = DASHBOARD_WORDS;
const { email, verified, codeByMail, role } = DASHBOARD_FIELDS.users;
const { name, code, seats, expiresOn } = DASHBOARD_FIELDS.group_codes;
const { state, rank } = DASHBOARD_FIELDS.contact_messages;
const { lastError } = DASHBOARD_FIELDS.outbox;

const payments = { table: 'subscriptions' } as const satisfies DashboardRows;

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
        steps: [
          t`Utilisateurs, «\u00A0${add}\u00A0». Un courriel lui dit qu’un compte l’attend. Elle choisit son mot de passe avec «\u00A0Mot de passe oublié?\u00A0», sur la page de connexion.`,
        ],
      },
      {
        title: t`Trouver une personne`,
        steps: [
          t`Utilisateurs, en haut\u00A0: une partie de son nom ou de son courriel, ou son identifiant au complet. Les trois points au bout de sa ligne ouvrent ce que vous pouvez faire pour elle.`,
        ],
      },
      {
        title: t`Une personne a oublié son mot de passe`,
        steps: [
          t`Elle appuie sur «\u00A0Mot de passe oublié?\u00A0» à la connexion. Ou bien vous lui envoyez le lien\u00A0: Utilisateurs, les trois points, «\u00A0${link}\u00A0».`,
        ],
      },
      {
        title: t`Une personne n’a plus accès à son courriel`,
        steps: [
          t`Assurez-vous d’abord que c’est bien elle.`,
          t`Table «\u00A0users\u00A0», cherchez-la en haut par son nom ou son ancien courriel, et ouvrez sa ligne.`,
          t`Écrivez la nouvelle adresse dans «\u00A0${email}\u00A0». Éteignez «\u00A0${verified}\u00A0» et, s’il est allumé, «\u00A0${codeByMail}\u00A0». Enregistrez.`,
          t`Revenez ici\u00A0: Utilisateurs, les trois points de sa ligne, et envoyez-lui un lien de mot de passe.`,
        ],
        places: ['dashboard'],
        rows: { table: 'users' },
      },
      {
        title: t`Une personne a perdu son téléphone`,
        steps: [
          t`Utilisateurs, les trois points, «\u00A0${everywhere}\u00A0». Conseillez-lui aussi de changer son mot de passe.`,
        ],
      },
      {
        title: t`Donner Premium jusqu’à une date, prolonger ou retirer`,
        steps: [
          t`Utilisateurs, les trois points, «\u00A0${gift}\u00A0». Une nouvelle date remplace l’ancienne. «\u00A0${endGift}\u00A0» y met fin tout de suite; la personne garde tout ce qu’elle a écrit.`,
        ],
      },
      {
        title: t`Donner Premium sans fin`,
        steps: [
          t`Utilisateurs, les trois points, «\u00A0${premium}\u00A0». «\u00A0${free}\u00A0» le retire.`,
        ],
      },
      {
        title: t`Empêcher une personne de se connecter`,
        steps: [
          t`Utilisateurs, les trois points, «\u00A0${disable}\u00A0». Rien n’est supprimé et elle ne paie plus. «\u00A0${enable}\u00A0» la ramène, mais pas un paiement déjà annulé.`,
        ],
      },
      {
        title: t`Une personne demande tout ce que vous gardez sur elle`,
        steps: [
          t`Elle le télécharge elle-même\u00A0: Compte, «\u00A0Télécharger vos données\u00A0». Si elle ne peut plus se connecter, aidez-la d’abord à retrouver son compte. Vous avez ${plural(PRIVACY_ANSWER_DAYS, { one: '# jour', other: '# jours' })} pour répondre par écrit.`,
        ],
      },
      {
        title: t`Une personne demande que son compte soit supprimé`,
        steps: [
          t`Elle le fait elle-même dans Compte, et peut changer d’avis pendant ${plural(ACCOUNT_UNDO_DAYS, { one: '# jour', other: '# jours' })}.`,
          t`Si elle vous l’écrit et que c’est bien elle\u00A0: table «\u00A0users\u00A0», ouvrez sa ligne, appuyez sur les trois points en haut, «\u00A0${remove}\u00A0», puis «\u00A0${confirmRemoval}\u00A0». C’est tout de suite et définitif. Ses paiements s’arrêtent.`,
        ],
        places: ['dashboard'],
        rows: { table: 'users' },
      },
      {
        title: t`Une personne a payé et n’a pas Premium`,
        steps: [
          t`Demandez-lui d’ouvrir Compte\u00A0: le serveur pose alors de nouveau la question à Stripe. Sinon, la table «\u00A0${payments.table}\u00A0» montre ce que Stripe a répondu. Ne la modifiez pas\u00A0: corrigez chez Stripe.`,
        ],
        places: ['dashboard'],
        rows: payments,
      },
      {
        title: t`Une personne veut être remboursée`,
        steps: [
          t`Cela se fait sur le site de Stripe, avec le compte de votre organisme\u00A0: trouvez-la par son courriel, remboursez le paiement et, si elle le veut, annulez Premium là aussi\u00A0: il finit alors ici.`,
        ],
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
        steps: [
          t`La personne crée un compte comme tout le monde. Puis\u00A0: Utilisateurs, les trois points, «\u00A0${admin}\u00A0».`,
        ],
      },
      {
        title: t`Nommer un super administrateur`,
        steps: [
          t`Table «\u00A0users\u00A0»\u00A0: ouvrez la ligne de la personne, choisissez «\u00A0super_admin\u00A0» dans «\u00A0${role}\u00A0» et enregistrez. Un super administrateur change aussi les paramètres du site, lit le journal et change le rôle des administrateurs.`,
        ],
        places: ['dashboard'],
        rows: { table: 'users' },
      },
      {
        title: t`Un membre de l’équipe s’en va`,
        steps: [
          t`Le jour même\u00A0: Utilisateurs, les trois points de sa ligne, «\u00A0${free}\u00A0», puis «\u00A0${everywhere}\u00A0».`,
          t`S’il a un compte du tableau de bord du serveur\u00A0: table «\u00A0_superusers\u00A0», ouvrez sa ligne, appuyez sur les trois points en haut, «\u00A0${remove}\u00A0», puis «\u00A0${confirmRemoval}\u00A0».`,
          t`Si les messages du site arrivent chez lui, changez cette adresse dans Paramètres.`,
        ],
        places: ['super', 'dashboard'],
        rows: { table: '_superusers' },
      },
      {
        title: t`Vous avez oublié le mot de passe du tableau de bord du serveur`,
        steps: [
          t`Sur sa page de connexion, «\u00A0${forgotten}\u00A0»\u00A0: un courriel en anglais vous mène à un nouveau. S’il n’arrive pas, demandez à l’exploitant.`,
        ],
        places: ['dashboard', 'machine'],
      },
      {
        title: t`Ouvrir ou retirer l’accès au tableau de bord du serveur`,
        steps: [
          t`Ce compte peut ouvrir toutes les données, aussi les CV\u00A0: donnez-le au moins de personnes possible.`,
          t`Pour l’ouvrir\u00A0: table «\u00A0_superusers\u00A0», «\u00A0${newRecord}\u00A0», le courriel de la personne et deux fois un mot de passe d’au moins ${plural(DASHBOARD_PASSWORD_LEAST, { one: '# caractère', other: '# caractères' })}, puis «\u00A0${create}\u00A0». Elle le change ensuite avec «\u00A0${forgotten}\u00A0», sur la page de connexion du tableau de bord.`,
          t`Pour le retirer\u00A0: ouvrez sa ligne, appuyez sur les trois points en haut, «\u00A0${remove}\u00A0», puis «\u00A0${confirmRemoval}\u00A0».`,
        ],
        places: ['dashboard'],
        rows: { table: '_superusers' },
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
        steps: [
          t`Table «\u00A0group_codes\u00A0», «\u00A0${newRecord}\u00A0».`,
          t`Écrivez le nom de l’organisme dans «\u00A0${name}\u00A0», le nombre de places dans «\u00A0${seats}\u00A0» et le dernier jour dans «\u00A0${expiresOn}\u00A0», par exemple 2027-06-30. Laissez «\u00A0${code}\u00A0» vide\u00A0: le serveur en fait un quand vous appuyez sur «\u00A0${create}\u00A0».`,
          t`Envoyez ce code à l’organisme. Chaque personne l’écrit dans Compte, Forfait, «\u00A0J’ai le code d’un organisme\u00A0».`,
        ],
        places: ['dashboard'],
        rows: { table: 'group_codes' },
      },
      {
        title: t`Toutes les places d’un code sont prises`,
        steps: [
          t`Aperçu, Organisations, montre les places et les personnes. Dans la table «\u00A0group_codes\u00A0», écrivez un plus grand nombre dans «\u00A0${seats}\u00A0» et enregistrez. Il compte tout de suite.`,
        ],
        places: ['dashboard'],
        rows: { table: 'group_codes' },
      },
      {
        title: t`Prolonger un groupe, ou y mettre fin`,
        steps: [
          t`Table «\u00A0group_codes\u00A0»\u00A0: ouvrez la ligne de l’organisme, écrivez un autre jour dans «\u00A0${expiresOn}\u00A0», par exemple 2027-06-30, et enregistrez. Un jour passé y met fin. Il compte tout de suite, pour toutes les personnes du groupe.`,
        ],
        places: ['dashboard'],
        rows: { table: 'group_codes' },
      },
      {
        title: t`Faire un rapport pour un bailleur de fonds`,
        steps: [
          t`Aperçu, Organisations, «\u00A0${download}\u00A0». Le fichier s’ouvre dans Excel. Il ne contient aucun nom et ne montre pas les petits nombres.`,
        ],
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
        steps: [
          t`Il arrive à l’adresse choisie dans Paramètres\u00A0: répondez à ce courriel.`,
          t`Puis ouvrez sa ligne dans la table «\u00A0contact_messages\u00A0», mettez «\u00A0${state}\u00A0» à «\u00A0answered\u00A0» et enregistrez. La liste ouverte d’ici montre ceux qui attendent, dans l’ordre où répondre\u00A0: «\u00A0${rank}\u00A0» 1 d’abord.`,
        ],
        places: ['dashboard'],
        rows: UNANSWERED_ROWS,
      },
      {
        title: t`Un courriel vous revient`,
        steps: [
          t`L’adresse n’existe plus, ou la boîte est pleine. Joignez la personne autrement. En attendant, dans la table «\u00A0users\u00A0», éteignez «\u00A0${verified}\u00A0» et enregistrez\u00A0: les rappels et le résumé de la semaine ne partent plus vers cette adresse.`,
        ],
        places: ['dashboard'],
        rows: { table: 'users' },
      },
      {
        title: t`Des courriels n’ont pas pu partir`,
        steps: [
          t`Paramètres, Courriels, dit combien. La liste ouverte d’ici les montre, et «\u00A0${lastError}\u00A0» dit pourquoi. Faites d’abord corriger la cause.`,
          t`Ouvrez une ligne, mettez «\u00A0${state}\u00A0» à «\u00A0waiting\u00A0» et enregistrez\u00A0: le courriel repart dans la minute, avec un lien neuf. Si ce n’est pas possible, une phrase en rouge dit quoi faire.`,
        ],
        places: ['dashboard'],
        rows: FAILED_ROWS,
      },
      {
        title: t`Changer l’expéditeur des courriels`,
        steps: [
          t`Paramètres, Expéditeur des courriels. Enregistrez, puis «\u00A0${test}\u00A0», plus bas.`,
        ],
        places: ['super'],
      },
    ],
  };
};
