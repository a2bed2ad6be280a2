import { READ_FORMAT_NAMES } from '#/domain/cv/read-formats.ts';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { SiteFacts } from '../prose/site-facts.ts';
import type { FaqText } from './faq-text.ts';

export const text = ({ price, free, law, supportEmail, open }: SiteFacts): FaqText => ({
  title: 'Foire aux questions',
  lead: 'Le CV d’ici, vos données, le mode hors ligne, les forfaits : des réponses courtes, et vraies aujourd’hui.',
  contents: 'Sujets',
  permalink: 'Lien vers cette réponse',
  sections: [
    {
      id: 'cv-canadien',
      title: 'Le CV canadien',
      questions: [
        {
          id: 'difference',
          question: 'En quoi un CV canadien est-il différent du mien?',
          answer: [
            'Il tient en une ou deux pages, ne porte ni photo ni renseignement personnel, et montre des résultats plutôt que des tâches. L’emploi le plus récent vient en premier, avec le mois et l’année de début et de fin.',
            'L’employeur le parcourt souvent en moins de 30 secondes : il doit y trouver vos coordonnées, votre métier et vos trois ou quatre meilleures réalisations sans chercher.',
          ],
        },
        {
          id: 'photo',
          question: 'Pourquoi ne pas mettre ma photo?',
          answer: [
            'Parce qu’elle n’aide pas à évaluer vos compétences et qu’elle expose l’employeur à une plainte pour discrimination. Plusieurs écartent les CV qui en portent une. Ce n’est pas illégal pour vous : ce n’est pas attendu.',
          ],
        },
        {
          id: 'renseignements-personnels',
          question: 'Quels renseignements faut-il retirer?',
          answer: [
            {
              list: [
                'L’âge, la date et le lieu de naissance',
                'L’état civil, les enfants, le nom des parents',
                'La nationalité, la religion, le genre',
                'Le numéro d’assurance sociale, de passeport ou de carte d’identité',
                'L’adresse complète : la ville et la province suffisent',
                'Le salaire, la signature et les coordonnées de vos références',
              ],
            },
            'Votre numéro d’assurance sociale se donne après l’embauche, jamais avant. Si un « employeur » l’exige pour étudier votre candidature, méfiez-vous.',
          ],
        },
        {
          id: 'longueur',
          question: 'Deux pages, même après vingt ans d’expérience?',
          answer: [
            'Oui, dans la plupart des métiers. Détaillez les dix à quinze dernières années; pour le reste, le titre, l’entreprise et les dates suffisent. Les CV universitaires et de recherche font exception : ils peuvent être plus longs.',
          ],
        },
        {
          id: 'dates',
          question: 'Comment écrire les dates?',
          answer: [
            'De la même façon partout. Jalon demande le mois et l’année, par exemple 03/2021, et peut les imprimer en chiffres ou en mots : « mars 2021 ». En français, les mots se lisent mieux. Si vous ne connaissez que l’année, une année seule s’imprime très bien.',
          ],
        },
        {
          id: 'langue-du-cv',
          question: 'Mon CV doit-il être en français ou en anglais?',
          answer: [
            'Dans la langue de l’offre. Au Québec, c’est le plus souvent le français, et une version anglaise aide quand le poste est bilingue. Dans Jalon, la langue du document se choisit à part de celle de l’écran.',
          ],
        },
        {
          id: 'diplomes',
          question: 'Comment présenter un diplôme obtenu à l’étranger?',
          answer: [
            'Écrivez son nom d’origine, l’établissement et le pays. Si vous avez un rapport d’évaluation, ajoutez ce qu’il dit, avec ses propres mots et l’année :',
            {
              list: [
                'Au Québec : « Comparable à un baccalauréat québécois (évaluation comparative, MIFI, 2024) ». Cette évaluation est un avis d’expert : ce n’est ni un diplôme ni une équivalence.',
                'Ailleurs au Canada : le résultat d’un organisme désigné, comme WES, et son année.',
              ],
            },
            'N’écrivez pas d’équivalence que personne ne vous a donnée. Et un mot peut tromper : une licence française se compare souvent à un baccalauréat québécois, alors que le baccalauréat français correspond à la fin du secondaire.',
          ],
        },
        {
          id: 'titres-reserves',
          question: 'Puis-je écrire « ingénieure » ou « infirmier » si je l’étais dans mon pays?',
          answer: [
            'Ces titres sont réservés aux membres d’un ordre professionnel. Tant que vous n’en faites pas partie, décrivez le travail : « conception de structures », « coordination de projets ». Nommez votre diplôme tel qu’il est, et votre démarche auprès de l’ordre si elle est commencée.',
          ],
        },
      ],
    },
    {
      id: 'convertisseur',
      title: 'Le convertisseur de CV',
      questions: [
        {
          id: 'duree',
          question: 'Combien de temps faut-il?',
          answer: [
            'Environ 5 minutes quand le fichier se lit bien. Comptez davantage si vous réécrivez vos réalisations : c’est là que votre temps rapporte le plus. Vous pouvez vous arrêter et reprendre quand vous voulez.',
          ],
        },
        {
          id: 'formats-lus',
          question: 'Quels fichiers puis-je ouvrir?',
          answer: [
            `${READ_FORMAT_NAMES.fr}, jusqu’à ${law.cvFile}, en français ou en anglais. Un PDF numérisé se lit aussi, avec un lecteur d’images que vous téléchargez une seule fois. Les photos ne se lisent pas : collez alors votre texte, ou commencez avec un CV vide.`,
          ],
        },
        {
          id: 'mal-lu',
          question: 'Une partie de mon CV a été mal lue. Que faire?',
          answer: [
            'Les champs lus sans certitude sont marqués « À vérifier », et les lignes sans place sont gardées sous « À placer » : rien n’est jeté. Corrigez, placez, ou collez le texte de votre CV pour repartir d’une lecture plus simple.',
          ],
        },
        {
          id: 'rien-invente',
          question: 'Jalon invente-t-il des phrases à ma place?',
          answer: [
            'Non. Le convertisseur range ce que vous avez écrit, retire ce qui n’est pas attendu et vous montre pourquoi. Ce qui est retiré reste affiché, et vous pouvez le remettre. Vos emplois, vos diplômes et vos dates ne changent que si vous les changez.',
          ],
        },
        {
          id: 'formats-exportes',
          question: 'Dans quel format l’envoyer?',
          answer: [
            'Celui que l’offre demande. Sinon, le PDF : il garde sa mise en page partout. Choisissez Word si l’agence veut le modifier, et le texte brut pour le coller dans un formulaire en ligne.',
          ],
        },
        {
          id: 'logiciels-de-tri',
          question: 'Les logiciels de tri liront-ils mon CV?',
          answer: [
            `Les ${TEMPLATES.length} modèles sont faits pour cela : une seule colonne, du vrai texte, aucun tableau ni icône, des titres de sections habituels. Aucun outil ne peut promettre que votre CV sera retenu : le choix reste celui de l’employeur.`,
          ],
        },
      ],
    },
    {
      id: 'donnees',
      title: 'Vos données',
      questions: [
        {
          id: 'ou-sont-mes-donnees',
          question: 'Où va mon CV quand je l’ouvre dans Jalon?',
          answer: [
            'Votre navigateur lit le fichier sur votre appareil; le fichier n’est envoyé nulle part. La suite dépend de vous :',
            {
              list: [
                '**Sans compte :** ce que vous écrivez est gardé sur votre appareil, et seulement là.',
                '**Avec un compte :** votre CV est aussi gardé sur notre serveur, pour que vous le retrouviez sur vos autres appareils. Ce qui a été retiré du CV reste sur l’appareil qui l’a lu.',
                '**Sur un ordinateur déclaré partagé :** votre CV est dans votre compte, et tout est effacé de l’ordinateur à votre départ.',
              ],
            },
            'Le détail est dans la [politique de confidentialité](/privacy-policy).',
          ],
        },
        {
          id: 'temoins',
          question: 'Utilisez-vous des témoins (cookies) ou de la publicité?',
          answer: [
            'Non. Aucun témoin, aucune publicité, aucun outil de mesure d’un tiers. C’est pourquoi aucun bandeau ne vous demande votre consentement.',
          ],
        },
        {
          id: 'tout-effacer',
          question: 'Comment tout effacer?',
          answer: [
            {
              list: [
                '**Un CV :** mettez-le à la corbeille, puis supprimez-le définitivement.',
                '**Tout, sans compte :** ouvrez [Mes données](/my-data?part=device), puis « Effacer mes données de cet appareil ». Il n’y a pas de copie ailleurs.',
                `**Tout, avec un compte :** supprimez le compte sur la page [Compte et sécurité](/account). Il est effacé de notre serveur après ${law.accountUndo}.`,
              ],
            },
            'Il n’y a ensuite pas de retour possible : téléchargez d’abord ce que vous voulez garder.',
          ],
        },
        {
          id: 'copie-de-sauvegarde',
          question: 'Comment garder une copie de sauvegarde?',
          answer: [
            'Sur la page [Mes données](/my-data?part=device), choisissez « Enregistrer une copie » : ce fichier contient tout votre travail. Pour un seul CV, choisissez « Copie de sauvegarde (JSON) » à l’étape du téléchargement. Les deux se rouvrent dans Jalon, sur cet appareil ou sur un autre. Faites-le de temps en temps : un navigateur peut effacer ses données quand l’espace manque, et Safari le fait après sept jours sans visite si l’application n’est pas sur l’écran d’accueil.',
          ],
        },
        {
          id: 'ordinateur-partage',
          question: 'Puis-je utiliser Jalon sur un ordinateur partagé?',
          answer: [
            'Oui. Avec un compte, cochez « Cet ordinateur est partagé » à la connexion : votre travail est dans votre compte, et tout est effacé de l’ordinateur à votre départ.',
            'Sans compte, utilisez une fenêtre de navigation privée : tout s’efface quand vous fermez ses fenêtres. Téléchargez d’abord votre CV et sa copie de sauvegarde. Dans les deux cas, retirez vos fichiers du dossier des téléchargements avant de partir.',
          ],
        },
      ],
    },
    {
      id: 'hors-ligne',
      title: 'Hors ligne et appareils',
      questions: [
        {
          id: 'sans-reseau',
          question: 'Jalon fonctionne-t-il vraiment sans réseau?',
          answer: [
            'Oui, après une première visite. Les pages s’ouvrent tout de suite; les outils de lecture et de téléchargement arrivent dans la minute, et la page du convertisseur indique « Prêt hors ligne » quand ils sont là. Si votre appareil économise les données, ils attendent que vous les demandiez.',
          ],
        },
        {
          id: 'installer',
          question: 'Comment l’installer sur mon téléphone?',
          answer: [
            {
              list: [
                '**Android (Chrome) :** menu ⋮, puis « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
                '**iPhone et iPad (Safari) :** bouton de partage, puis « Sur l’écran d’accueil ».',
                '**Ordinateur (Chrome, Edge) :** icône d’installation dans la barre d’adresse.',
              ],
            },
            'L’installation est facultative. Sur iPhone, l’application installée peut avoir son propre espace : transférez-y vos CV avec leur copie de sauvegarde.',
          ],
        },
        {
          id: 'autre-appareil',
          question: 'Puis-je retrouver mes CV sur un autre appareil?',
          answer: [
            open.accounts
              ? 'Oui, en vous connectant au même compte. Sans compte, utilisez la copie de sauvegarde.'
              : 'Pas encore automatiquement : les comptes ne sont pas ouverts. En attendant, téléchargez la copie de sauvegarde et ouvrez-la sur l’autre appareil.',
          ],
        },
        {
          id: 'navigateurs',
          question: 'Quel navigateur me faut-il?',
          answer: [
            'Une version récente de Chrome, Edge, Firefox ou Safari, sur téléphone ou sur ordinateur. JavaScript doit être activé, parce que tout le travail se fait chez vous.',
          ],
        },
      ],
    },
    {
      id: 'forfaits',
      title: 'Les forfaits',
      questions: [
        {
          id: 'gratuit',
          question: 'Qu’est-ce qui est gratuit?',
          answer: [
            `Le convertisseur de CV au complet, à ${free}, sans compte ni carte de crédit. Le forfait gratuit comprend aussi ${law.applications}, des questions d’entrevue de base et ${law.simulations}. Tout est sur la page [Tarifs](/pricing).`,
          ],
        },
        {
          id: 'premium',
          question: 'Que coûte Premium, et puis-je l’acheter?',
          answer: [
            `${price} par mois, plus les taxes applicables. ${
              open.premium
                ? `Vous pouvez l’essayer ${law.trial}, sans carte, depuis la page [Tarifs](/pricing).`
                : 'Il n’est pas encore en vente : personne ne peut vous le facturer aujourd’hui.'
            }`,
          ],
        },
        {
          id: 'annuler',
          question: 'Comment annuler?',
          answer: [
            'En tout temps, sans frais et sans engagement. Vous gardez vos CV et revenez au forfait gratuit; rien de ce que vous avez créé n’est effacé.',
          ],
        },
        {
          id: 'organismes',
          question: 'Nous sommes un organisme ou un employeur. Que proposez-vous?',
          answer: [
            'Des tarifs de groupe pour vos participants ou vos nouvelles recrues. Décrivez votre besoin sur la page [Contact](/contact). Le convertisseur gratuit peut déjà servir dans vos ateliers, même sans réseau.',
          ],
        },
      ],
    },
    {
      id: 'recherche',
      title: 'Chercher un emploi au Canada',
      questions: [
        {
          id: 'experience-canadienne',
          question: 'On me demande une « expérience canadienne ». Que répondre?',
          answer: [
            'Parlez du travail lui-même : les normes, les outils, les clients que vous connaissez, et un résultat mesuré. En Ontario, depuis le 1er janvier 2026, les employeurs de 25 personnes et plus ne peuvent plus exiger d’expérience canadienne dans leurs offres publiques.',
          ],
        },
        {
          id: 'relance',
          question: 'Quand relancer un employeur?',
          answer: [
            'D’une à deux semaines après l’envoi, par un courriel court. Après une entrevue, remerciez dans les 24 heures, puis attendez la date annoncée, ou une semaine s’il n’y en a pas. Deux relances suffisent.',
          ],
        },
        {
          id: 'questions-interdites',
          question: 'Peut-on me demander mon âge ou mon origine en entrevue?',
          answer: [
            'En règle générale, non : au Québec, la Charte des droits et libertés de la personne interdit de demander à l’embauche des renseignements sur l’âge, l’état civil, la religion ou l’origine, sauf s’ils sont nécessaires au poste. Vous pouvez répondre, ou demander avec calme en quoi la question concerne le travail. Ceci n’est pas un avis juridique.',
          ],
        },
        {
          id: 'garantie',
          question: 'Jalon garantit-il un emploi?',
          answer: [
            'Non, et méfiez-vous de qui le fait. Jalon n’est ni une agence de placement ni un conseiller en immigration. Il vous aide à montrer clairement ce que vous savez faire.',
          ],
        },
      ],
    },
  ],
  stuck: {
    title: 'Votre question n’est pas ici?',
    words: `Écrivez-nous à [${supportEmail}](mailto:${supportEmail}), en français ou en anglais.`,
    action: 'Nous joindre',
  },
});
