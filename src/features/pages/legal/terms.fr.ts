import type { ProseText } from '../prose/prose-text.ts';
import type { SiteFacts } from '../prose/site-facts.ts';

export const text = ({
  price,
  free,
  supportEmail,
  legalName,
  law,
  open,
  payments,
}: SiteFacts): ProseText => ({
  title: 'Conditions d’utilisation',
  lead: 'Les règles de Jalon, en mots simples. En utilisant le site, vous les acceptez.',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'entente',
      title: 'L’entente',
      blocks: [
        `Ces conditions lient toute personne qui utilise Jalon et l’exploitant de ce site (${legalName}). Elles sont en vigueur depuis le ${law.termsSince}.`,
        'Elles existent en français et en anglais. Si les deux versions diffèrent, la version française prévaut.',
      ],
    },
    {
      id: 'service',
      title: 'Ce que fait Jalon',
      blocks: [
        'Jalon vous aide à préparer votre recherche d’emploi au Canada. Le convertisseur de CV, le suivi des candidatures et les comptes sont ouverts; les outils marqués « En préparation » ne le sont pas encore, et nous ne promettons pas de date.',
        'Jalon donne de l’information et des conseils. Ce n’est ni une agence de placement, ni un conseiller en immigration, ni un avis juridique. Nous ne garantissons ni entrevue ni emploi.',
      ],
    },
    {
      id: 'vos-textes',
      title: 'Vos textes sont à vous',
      blocks: [
        'Ce que vous écrivez et ce que vous téléchargez vous appartient. Nous n’en demandons aucun droit. Sans compte, nous ne le recevons pas; avec un compte, nous le gardons pour vous : voyez la [politique de confidentialité](/privacy-policy).',
        'Vous êtes responsable de l’exactitude de votre CV. Jalon peut mal lire un fichier ou proposer un changement qui ne vous convient pas : relisez toujours avant d’envoyer.',
      ],
    },
    {
      id: 'compte',
      title: 'Votre compte',
      blocks: [
        'Un compte est personnel et gratuit. Donnez une adresse qui est à vous, choisissez un mot de passe que vous n’utilisez pas ailleurs, et dites-nous si quelqu’un d’autre s’en est servi.',
        `Vous pouvez le supprimer en tout temps depuis la page Compte et sécurité : il est effacé avec son contenu après ${law.accountUndo}. Nous pouvons fermer un compte qui sert à ce que la section suivante interdit, après vous avoir écrit et laissé le temps d’exporter votre travail, sauf si la loi ou la sécurité des autres l’empêche.`,
      ],
    },
    {
      id: 'usage',
      title: 'Un bon usage',
      blocks: [
        'Vous pouvez utiliser Jalon pour vous-même, ou pour accompagner une personne qui vous l’a demandé. Il est interdit :',
        {
          list: [
            'd’y préparer de faux diplômes, de faux emplois ou l’identité d’une autre personne;',
            'de chercher à accéder aux données d’autrui ou à perturber le service;',
            'de copier le site pour le faire passer pour le vôtre.',
          ],
        },
      ],
    },
    {
      id: 'forfaits',
      title: 'Forfaits et paiement',
      blocks: [
        `Le forfait gratuit coûte ${free} et ne demande pas de carte de crédit. Le forfait Premium est à ${price} par mois, plus les taxes applicables.`,
        ...(open.premium
          ? [
              `Premium peut être essayé ${law.trial}, une fois par personne et sans carte. L’essai s’arrête seul : rien n’est facturé à sa fin.`,
              payments
                ? `Il se paie chaque mois sur les pages de Stripe et se renouvelle jusqu’à ce que vous l’annuliez, ce que vous pouvez faire en tout temps, sans frais, depuis la page Compte et sécurité. Il dure alors jusqu’à la fin du mois payé. Si un paiement échoue, Premium continue ${law.latePayment}, le temps de corriger la carte.`
                : `Ce site ne prend pas de paiement aujourd’hui : Premium y est donné par l’exploitant ou par le code d’un organisme. Si les paiements ouvrent, Premium se renouvellera chaque mois, s’annulera en tout temps et sans frais, et continuera ${law.latePayment} après un paiement qui échoue.`,
            ]
          : [
              `Premium n’est pas encore en vente : aucun paiement n’est accepté aujourd’hui. À son ouverture, il s’essaiera ${law.trial} sans carte, se renouvellera chaque mois, s’annulera en tout temps, sans frais ni engagement, et continuera ${law.latePayment} après un paiement qui échoue.`,
            ]),
        'Quand Premium se termine, tout ce que vous avez fait reste : vous pouvez le lire, le modifier et le télécharger.',
        `Le prix et les conditions de paiement vous seront montrés avant tout achat. Un changement de prix sera annoncé au moins ${law.priceNotice} d’avance et ne touchera que les mois suivants. Rien ici ne retire les droits que vous donne la Loi sur la protection du consommateur.`,
      ],
    },
    {
      id: 'disponibilite',
      title: 'Disponibilité et sauvegardes',
      blocks: [
        'Nous faisons de notre mieux pour que Jalon soit fiable, y compris sans réseau, mais le service est offert tel qu’il est et peut être interrompu.',
        'Sans compte, vos CV ne sont que dans votre navigateur. S’il est effacé, perdu ou plein, nous ne pouvons pas les récupérer : gardez une [copie de sauvegarde](/faq#copie-de-sauvegarde).',
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        'Dans les limites permises par la loi, nous ne répondons pas des décisions d’un employeur, d’un organisme ou d’un gouvernement, ni d’une perte de données sur votre appareil. Rien dans ces conditions n’exclut une responsabilité que la loi interdit d’exclure, dont celle pour un préjudice corporel ou moral, ou pour une faute intentionnelle ou lourde.',
      ],
    },
    {
      id: 'fin',
      title: 'Arrêter, changer',
      blocks: [
        `Vous pouvez cesser d’utiliser Jalon quand vous voulez et [tout effacer](/faq#tout-effacer). Nous pouvons modifier ces conditions : la date en haut de la page change alors, et un changement important est annoncé sur le site au moins ${law.termsNotice} d’avance.`,
      ],
    },
    {
      id: 'loi',
      title: 'Loi applicable et questions',
      blocks: [
        'Ces conditions sont régies par les lois du Québec et les lois fédérales qui s’y appliquent. Si vous êtes une consommatrice ou un consommateur, vous gardez la protection des lois et des tribunaux de votre province ou territoire.',
        `Une question, un désaccord? Écrivez d’abord à [${supportEmail}](mailto:${supportEmail}) : la plupart des problèmes se règlent en quelques messages.`,
      ],
    },
  ],
});
