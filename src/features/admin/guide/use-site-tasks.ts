import { useLingui } from '@lingui/react/macro';
import {
  DASHBOARD_FIELDS,
  DASHBOARD_WORDS,
} from '#/domain/access/administration/server-dashboard.ts';
import type { GuideSection } from './guide-task.ts';

const { newRecord, create, duplicate } = DASHBOARD_WORDS;
const { backups, newBackup, startBackup, download, restore } = DASHBOARD_WORDS;
const { kind, language, title, summary, body, slug, key, published, publishedOn } =
  DASHBOARD_FIELDS.posts;
const { text, industry, basic } = DASHBOARD_FIELDS.questions;

/** What the site says. */
export const useSiteTasks = (): GuideSection => {
  const { t } = useLingui();
  return {
    title: t`Ce que dit le site`,
    tasks: [
      {
        title: t`Changer qui répond du site, le prix ou les chiffres`,
        steps: [
          t`Paramètres. Les pages le montrent tout de suite. Un autre prix se change aussi chez Stripe.`,
        ],
        places: ['super'],
      },
      {
        title: t`Publier un article`,
        steps: [
          t`Table «\u00A0posts\u00A0», «\u00A0${newRecord}\u00A0». Remplissez «\u00A0${title}\u00A0», «\u00A0${kind}\u00A0» (article ou blog), «\u00A0${language}\u00A0», «\u00A0${summary}\u00A0» et «\u00A0${body}\u00A0». Laissez «\u00A0${slug}\u00A0» et «\u00A0${key}\u00A0» vides\u00A0: le serveur les écrit.`,
          t`Allumez «\u00A0${published}\u00A0» et appuyez sur «\u00A0${create}\u00A0»\u00A0: l’article est sur le site tout de suite, ou le jour que vous écrivez dans «\u00A0${publishedOn}\u00A0».`,
        ],
        places: ['dashboard'],
        rows: { table: 'posts' },
      },
      {
        title: t`Traduire un article`,
        steps: [
          t`Table «\u00A0posts\u00A0»\u00A0: ouvrez l’article, appuyez sur les trois points en haut, puis «\u00A0${duplicate}\u00A0».`,
          t`Choisissez l’autre langue dans «\u00A0${language}\u00A0», traduisez «\u00A0${title}\u00A0», «\u00A0${summary}\u00A0» et «\u00A0${body}\u00A0», et videz «\u00A0${slug}\u00A0». Gardez «\u00A0${key}\u00A0»\u00A0: il unit les deux textes. Appuyez sur «\u00A0${create}\u00A0».`,
        ],
        places: ['dashboard'],
        rows: { table: 'posts' },
      },
      {
        title: t`Retirer un article`,
        steps: [
          t`Table «\u00A0posts\u00A0»\u00A0: ouvrez l’article, éteignez «\u00A0${published}\u00A0» et enregistrez. Il reste là, comme brouillon.`,
        ],
        places: ['dashboard'],
        rows: { table: 'posts' },
      },
      {
        title: t`Voir ce qui manque dans une langue`,
        steps: [t`Onglet Contenu.`],
      },
      {
        title: t`Ajouter ou corriger une question d’entrevue`,
        steps: [
          t`Table «\u00A0questions\u00A0», «\u00A0${newRecord}\u00A0», ou ouvrez celle à corriger. La question va dans «\u00A0${text}\u00A0», le domaine dans «\u00A0${industry}\u00A0»\u00A0: «\u00A0general\u00A0» convient à tout le monde. Laissez «\u00A0${key}\u00A0» comme il est, même vide.`,
          t`Allumez «\u00A0${published}\u00A0», et «\u00A0${basic}\u00A0» pour que les comptes gratuits l’aient aussi. Les appareils la reçoivent quelques minutes plus tard, quand la page des entrevues s’ouvre avec Internet.`,
        ],
        places: ['dashboard'],
        rows: { table: 'questions' },
      },
      {
        title: t`Retirer une question d’entrevue`,
        steps: [
          t`Table «\u00A0questions\u00A0»\u00A0: ouvrez la question, éteignez «\u00A0${published}\u00A0» et enregistrez. Les réponses que des personnes ont données restent.`,
        ],
        places: ['dashboard'],
        rows: { table: 'questions' },
      },
    ],
  };
};

/** Incidents, back-ups and the like. */
export const useOrderTasks = (): GuideSection => {
  const { t } = useLingui();
  const record = t`Inscrire un incident`;
  return {
    title: t`Garder l’ordre`,
    tasks: [
      {
        title: t`Des renseignements ont été perdus, vus ou envoyés par erreur`,
        steps: [
          t`Incidents, «\u00A0${record}\u00A0», le jour même, grave ou non. Le registre dit qui aviser. N’y écrivez aucun nom.`,
        ],
      },
      {
        title: t`Savoir qui a fait quoi`,
        steps: [
          t`Onglet Journal, ou les trois points d’une personne, «\u00A0Voir dans le journal\u00A0».`,
        ],
        places: ['super'],
      },
      {
        title: t`Voir si tout va bien`,
        steps: [
          t`Aperçu, À faire, une fois par semaine au moins. L’exploitant reçoit aussi un courriel quand une sauvegarde échoue.`,
        ],
      },
      {
        title: t`Le disque se remplit`,
        steps: [
          t`Rien ne se perd\u00A0: les appareils gardent ce qu’ils ne peuvent pas envoyer. Prévenez l’exploitant, qui agrandit le disque. D’anciennes sauvegardes se suppriment dans le tableau de bord du serveur, ${backups}.`,
        ],
        places: ['machine'],
      },
      {
        title: t`Faire une sauvegarde, ou en remettre une en place`,
        steps: [
          t`Une sauvegarde se fait seule chaque nuit. Pour une de plus\u00A0: ${backups}, «\u00A0${newBackup}\u00A0», puis «\u00A0${startBackup}\u00A0», sans écrire de nom. «\u00A0${download}\u00A0», au bout de sa ligne, en garde une copie chez vous\u00A0: elle contient tout, aussi les CV.`,
          t`Pour revenir à une ancienne, demandez à l’exploitant, sans appuyer sur «\u00A0${restore}\u00A0»\u00A0: le guide livré avec le serveur (deploy/README.md) dit chaque commande, et quoi vérifier ensuite.`,
        ],
        places: ['dashboard', 'machine'],
      },
    ],
  };
};
