import type { ProseText } from '../prose/prose-text.ts';
import type { SiteFacts } from '../prose/site-facts.ts';

const TO_FILL = 'À remplir par l’exploitant de ce site avant son ouverture au public';

export const text = ({ supportEmail, operator }: SiteFacts): ProseText => ({
  title: 'Politique de confidentialité',
  lead: 'Aujourd’hui, tout ce que vous écrivez dans Jalon reste sur votre appareil. Rien n’est envoyé.',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'en-bref',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Votre CV est lu et enregistré par votre navigateur, sur votre appareil. Nous ne le recevons pas.',
            'Il n’y a pas encore de comptes : nous ne connaissons ni votre nom, ni votre courriel.',
            'Aucun témoin (cookie), aucune publicité, aucun outil de mesure d’un tiers.',
            'Vous pouvez tout télécharger et tout effacer vous-même, sans rien nous demander.',
          ],
        },
        'Cette politique est en vigueur depuis le 21 novembre 2026. Elle décrit le produit tel qu’il est à cette date; elle sera réécrite, et annoncée, avant l’ouverture de tout service qui enverrait vos renseignements ailleurs.',
      ],
    },
    {
      id: 'responsable',
      title: 'Qui est responsable',
      blocks: [
        'L’exploitant de ce site répond de la protection de vos renseignements personnels.',
        {
          facts: [
            { term: 'Exploitant', value: operator.legalName || TO_FILL },
            { term: 'Adresse', value: operator.address || TO_FILL },
            {
              term: 'Personne responsable de la protection des renseignements personnels',
              value:
                [operator.privacyOfficer.name, operator.privacyOfficer.title]
                  .filter(Boolean)
                  .join(', ') || TO_FILL,
            },
            {
              term: 'Pour lui écrire',
              value: `[${operator.privacyOfficer.email || supportEmail}](mailto:${operator.privacyOfficer.email || supportEmail})`,
            },
          ],
        },
      ],
    },
    {
      id: 'sur-votre-appareil',
      title: 'Ce qui est gardé sur votre appareil',
      blocks: [
        'Ces renseignements sont dans votre navigateur. Nous n’y avons pas accès.',
        {
          facts: [
            {
              term: 'Base de données `jalon-guest`',
              value:
                'Vos CV : les champs remplis, les lignes à placer, ce qui a été retiré, et l’historique de vos modifications. Le fichier d’origine n’est pas gardé.',
            },
            {
              term: '`generalSettings`',
              value: 'La langue que vous avez choisie.',
            },
            {
              term: '`vite-ui-theme`, `jalon-theme`',
              value: 'Le thème clair ou sombre.',
            },
            {
              term: '`jalon-feedback`',
              value: 'Votre choix d’activer ou non les sons et les vibrations.',
            },
            {
              term: '`analytics_events`',
              value:
                'Un journal des 1 000 derniers événements, comme « page d’accueil ouverte » : la date, l’adresse de la page et le type de navigateur. Il ne quitte pas votre appareil.',
            },
            {
              term: '`jalon-ready-dismissed`, `tsr-scroll-restoration-v1_3`',
              value:
                'L’invitation que vous avez fermée et votre place dans la page. Ces deux entrées disparaissent quand vous fermez l’onglet.',
            },
            {
              term: '`contact_outbox`',
              value:
                'Un message de la page Contact écrit sans réseau : votre nom, votre adresse et le message. L’entrée disparaît dès que le message est parti, ou que vous le retirez.',
            },
            {
              term: 'Base de données `jalon-content`',
              value:
                'Les articles et les nouvelles que vous avez ouverts, pour les relire sans réseau. Aucun de vos renseignements n’y est.',
            },
            {
              term: 'Cache hors ligne',
              value:
                'Les fichiers du site lui-même, gardés par un agent de service (service worker) pour fonctionner sans réseau. Aucun de vos renseignements n’y est.',
            },
          ],
        },
      ],
    },
    {
      id: 'ce-que-le-serveur-voit',
      title: 'Ce que le serveur voit',
      blocks: [
        'Comme tout site, il reçoit votre adresse IP et le type de votre navigateur le temps de vous répondre. Le serveur fourni avec Jalon tient un journal technique pendant 5 jours, sans y écrire d’adresse IP.',
        'Votre hébergeur, votre fournisseur d’accès et le réseau que vous utilisez peuvent tenir leurs propres journaux.',
        'La page Contact envoie au serveur votre nom, votre adresse courriel et votre message. Ils y sont gardés pour vous répondre, et nous parviennent aussi par courriel.',
        `Si vous nous écrivez à [${supportEmail}](mailto:${supportEmail}), nous utilisons votre message pour vous répondre, et rien d’autre. N’y joignez ni CV ni numéro d’identité, sauf si c’est nécessaire.`,
      ],
    },
    {
      id: 'duree',
      title: 'Combien de temps',
      blocks: [
        {
          list: [
            '**Sur votre appareil :** jusqu’à ce que vous l’effaciez. La corbeille garde vos CV sans limite de durée, jusqu’à la suppression définitive. Votre navigateur peut aussi effacer ces données si l’espace manque.',
            '**Journal technique du serveur :** 5 jours.',
            '**Vos messages et vos courriels :** le temps de régler votre demande, puis au plus un an.',
          ],
        },
      ],
    },
    {
      id: 'exporter-effacer',
      title: 'Obtenir une copie, corriger, effacer',
      blocks: [
        {
          list: [
            '**Obtenir une copie :** à l’étape du téléchargement d’un CV, choisissez PDF, Word, texte ou « Copie de sauvegarde (JSON) », un format structuré que Jalon et d’autres logiciels peuvent relire.',
            '**Corriger :** modifiez le champ. L’enregistrement est immédiat.',
            '**Effacer un CV :** mettez-le à la corbeille, ouvrez la corbeille, puis supprimez-le définitivement.',
            '**Tout effacer :** dans les paramètres de votre navigateur, effacez les données de ce site. Cela retire la base de données, les préférences, le journal et le cache.',
          ],
        },
        'Une fois effacé, rien ne peut être récupéré : il n’existe pas de copie chez nous.',
      ],
    },
    {
      id: 'vos-droits',
      title: 'Vos droits',
      blocks: [
        'La loi du Québec sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25, vous donne le droit de savoir ce que nous détenons sur vous, d’en obtenir une copie dans un format structuré et couramment utilisé, de le faire corriger ou effacer, et de retirer un consentement. Des droits semblables existent ailleurs au Canada.',
        'Écrivez à la personne responsable, nommée plus haut. Nous répondons par écrit dans les 30 jours. Comme vos CV ne sont que chez vous, nous ne pouvons ni les lire, ni les transmettre, ni les récupérer.',
        'Si notre réponse ne vous convient pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec ou au Commissariat à la protection de la vie privée du Canada.',
      ],
    },
    {
      id: 'decisions-automatisees',
      title: 'Décisions automatisées',
      blocks: [
        'Jalon range votre CV, signale ce qui n’est pas attendu et propose de le raccourcir. Ces calculs se font sur votre appareil, sont des conseils, et ne décident rien à votre sujet : vous acceptez ou refusez chacun. Aucun profil n’est établi.',
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité',
      blocks: [
        'Le site n’exécute que son propre code et n’appelle aucun autre serveur. Ce qui est sur votre appareil est protégé par le verrouillage de votre appareil : sur un ordinateur partagé, utilisez une fenêtre de navigation privée.',
        'Si un incident touchait des renseignements que nous détenons et présentait un risque de préjudice sérieux, nous en aviserions les personnes concernées et la Commission d’accès à l’information.',
      ],
    },
    {
      id: 'enfants',
      title: 'Moins de 14 ans',
      blocks: [
        'Jalon s’adresse à des adultes en recherche d’emploi. Nous ne recueillons pas sciemment de renseignements sur les enfants de moins de 14 ans.',
      ],
    },
    {
      id: 'changements',
      title: 'Changements',
      blocks: [
        'Quand les comptes ouvriront, un CV pourra être synchronisé entre vos appareils, si vous le choisissez. Cette page dira alors ce qui est envoyé, où, pourquoi et pour combien de temps, avant que vous ayez à décider.',
      ],
    },
  ],
});
