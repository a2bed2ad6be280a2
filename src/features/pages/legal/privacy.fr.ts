import { OFFERED_PURPOSES, PURPOSE_WORDS } from '#/parts/assist/assist-purposes.ts';
import type { ProseText } from '../prose/prose-text.ts';
import type { SiteFacts } from '../prose/site-facts.ts';

export const text = ({
  supportEmail,
  legalName,
  address,
  officer,
  officerEmail,
  law,
}: SiteFacts): ProseText => ({
  title: 'Politique de confidentialité',
  lead: 'Sans compte, tout ce que vous écrivez dans Jalon reste sur votre appareil. Avec un compte, c’est aussi gardé sur notre serveur, pour vous seulement.',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'en-bref',
      title: 'En bref',
      blocks: [
        {
          list: [
            'Vos fichiers sont lus par votre navigateur, sur votre appareil. Sans compte, nous ne recevons rien de ce que vous faites.',
            'Avec un compte, que vous créez si vous le voulez, votre travail est synchronisé entre vos appareils par notre serveur. Nous ne le lisons pas, ne le vendons pas et ne l’utilisons pour rien d’autre.',
            'Aucun témoin (cookie), aucune publicité, aucun outil de mesure d’un tiers.',
            'Vous pouvez tout télécharger et tout effacer vous-même, compte compris, sans rien nous demander.',
          ],
        },
        `Cette politique est en vigueur depuis le ${law.privacySince}. Elle décrit le produit tel qu’il est à cette date; elle sera réécrite, et annoncée, avant l’ouverture de tout service qui ferait autre chose de vos renseignements.`,
      ],
    },
    {
      id: 'responsable',
      title: 'Qui est responsable',
      blocks: [
        'L’exploitant de ce site répond de la protection de vos renseignements personnels.',
        {
          facts: [
            { term: 'Exploitant', value: legalName },
            { term: 'Adresse', value: address },
            {
              term: 'Personne responsable de la protection des renseignements personnels',
              value: officer,
            },
            {
              term: 'Pour lui écrire',
              value: `[${officerEmail}](mailto:${officerEmail})`,
            },
          ],
        },
      ],
    },
    {
      id: 'sur-votre-appareil',
      title: 'Ce qui est gardé sur votre appareil',
      blocks: [
        'Ces renseignements sont dans votre navigateur. Nous n’y avons pas accès; ce qu’un compte envoie au serveur est décrit plus bas.',
        {
          facts: [
            {
              term: 'Base de données `jalon-guest`',
              value:
                'Vos CV : les champs remplis, les lignes à placer, ce qui a été retiré, et l’historique de vos modifications. Le fichier d’origine n’est gardé que si vous le choisissez, et seulement ici : jamais envoyé, jamais mis dans une sauvegarde, effacé avec son CV. Vos candidatures : l’offre et son texte, l’entreprise, les dates, le salaire, la personne à joindre, vos notes, vos rappels, vos modèles de courriels et l’objet des courriels que vous dites avoir envoyés; et les brouillons que vous n’avez pas encore enregistrés. Vos entrevues d’exercice : les questions posées, vos réponses écrites ou transcrites, le temps pris, les notes et leurs raisons, les récits que vous gardez pour répondre, et, si vous avez parlé, les chiffres tirés de votre voix (débit, pauses, volume). L’enregistrement lui-même n’est gardé que si vous le choisissez. Votre profil LinkedIn : vos réponses, les textes que vous gardez, les étapes cochées, et ce que dit l’archive que vous donnez (nom, lieu, titre, texte « Infos », emplois, écoles, compétences, langues, certifications), sans les adresses courriel. La photo que vous vérifiez n’est ni gardée ni envoyée.',
            },
            {
              term: 'Base de données `jalon-…`, une par compte',
              value:
                'La même chose pour un compte ouvert ici, avec sa session. Elle est supprimée quand vous vous déconnectez, sauf si vous demandez de la garder verrouillée. Sur un ordinateur déclaré partagé, elle est supprimée dès que vous partez.',
            },
            {
              term: '`jalon-account`',
              value: 'Le nom et l’adresse du compte ouvert ici, pour vous saluer.',
            },
            {
              term: '`jalon-existing-user-…`, `jalon-has-activities-…`',
              value:
                'Que ce compte a déjà été ouvert dans ce navigateur, et qu’il contient du travail.',
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
              term: '`jalon-last-tool`, `jalon-cv-shelf`, `jalon-applications`',
              value:
                'Le dernier outil ouvert, pour que l’application installée reprenne là; et le nombre de CV et de candidatures affichés, pour que la page ne bouge pas.',
            },
            {
              term: '`jalon-lock`, `jalon-lock-seen`',
              value:
                'Si vous verrouillez Jalon\u00A0: de quoi reconnaître votre phrase secrète, sans la phrase, vos essais, et quand vous étiez là la dernière fois.',
            },
            {
              term: '`jalon-left`',
              value:
                'Sur un ordinateur partagé\u00A0: quand la page a été quittée, pour que la recharger ne vous déconnecte pas.',
            },
            {
              term: '`jalon-install-offered`',
              value: 'Le jour où l’installation vous a été proposée, pour ne pas insister.',
            },
            {
              term: 'Cache `jalon-scan`',
              value:
                'Le lecteur d’images, si vous l’avez téléchargé pour un CV numérisé. Il ne contient rien de vous.',
            },
            {
              term: 'Cache `jalon-shared`',
              value:
                'Ce qu’une autre application transmet à Jalon attend dans votre navigateur jusqu’à ce que vous le preniez ou le retiriez.',
            },
            {
              term: 'Cache `jalon-push`',
              value:
                'Si vous demandez d’être réveillé pour vos rappels\u00A0: le compte dont ce sont les rappels, pour que le texte s’écrive sur votre appareil.',
            },
            {
              term: '`jalon-sounds`, `jalon-vibration`, `jalon-text-size`, `jalon-motion`',
              value:
                'Vos choix d’apparence pour ce navigateur\u00A0: les sons, les vibrations, la taille du texte et les animations.',
            },
            {
              term: '`analytics_events`',
              value: `Un journal des ${law.eventsKept} derniers événements, comme « page d’accueil ouverte » : la date, l’adresse de la page, le type de navigateur et l’identifiant du compte ouvert. Il ne quitte pas votre appareil.`,
            },
            {
              term: '`jalon-ready-dismissed`, `tsr-scroll-restoration-v1_3`',
              value:
                'L’invitation que vous avez fermée et votre place dans la page. Ces deux entrées disparaissent quand vous fermez l’onglet.',
            },
            {
              term: '`contact_outbox`',
              value:
                'Un message de la page Contact écrit sans réseau : votre nom, votre adresse et le message. L’entrée disparaît dès que le message est envoyé, que vous le retirez, ou que vous vous déconnectez sans rien garder ici.',
            },
            {
              term: 'Base de données `jalon-content`',
              value:
                'Les articles et les nouvelles que vous avez ouverts, et les questions d’entrevue, pour les lire sans réseau. Aucun de vos renseignements n’y est.',
            },
            {
              term: 'Caches `workbox-precache-…`, `jalon-kit`, `jalon-letters`',
              value:
                'Les fichiers du site lui-même, gardés par un agent de service (service worker) pour fonctionner sans réseau. Aucun de vos renseignements n’y est.',
            },
          ],
        },
        'Quand vous vous déconnectez, ou que vous effacez tout, le journal, le dernier outil, le nombre de CV, vos places dans les pages et ce qu’une autre application a transmis sont effacés aussi. La langue, le thème et les sons restent : ce sont des choix du navigateur.',
      ],
    },
    {
      id: 'ce-que-le-serveur-voit',
      title: 'Ce que le serveur voit',
      blocks: [
        `Comme tout site, il reçoit votre adresse IP et le type de votre navigateur le temps de vous répondre. Le serveur fourni avec Jalon tient un journal technique pendant ${law.serverLog}, sans y écrire d’adresse IP.`,
        'Votre hébergeur, votre fournisseur d’accès et le réseau que vous utilisez peuvent tenir leurs propres journaux.',
        'La page Contact envoie au serveur votre nom, votre adresse courriel et votre message. Ils y sont gardés pour vous répondre, et nous parviennent aussi par courriel. Avec le sujet « Soutien prioritaire », le serveur vérifie aussi que votre compte a Premium.',
        `Si vous nous écrivez à [${supportEmail}](mailto:${supportEmail}), nous utilisons votre message pour vous répondre, et rien d’autre. N’y joignez ni CV ni numéro d’identité, sauf si c’est nécessaire.`,
      ],
    },
    {
      id: 'compte',
      title: 'Ce qu’un compte garde sur le serveur',
      blocks: [
        'Rien de cela n’existe sans compte. Avec un compte, le serveur garde :',
        {
          list: [
            '**Vous :** votre nom, votre courriel, votre mot de passe sous une forme qu’on ne peut pas relire, votre langue, votre forfait, la version des conditions que vous avez acceptée, avec la date, et si vous avez demandé nos nouvelles par courriel.',
            '**Votre travail :** vos CV et leurs versions, vos candidatures avec le texte de l’offre et la personne à joindre, vos rappels, vos modèles, vos entrevues d’exercice avec vos réponses et leurs notes, votre profil, vos paramètres et vos fichiers, avec l’autre version quand deux appareils ont changé la même chose.',
            '**Vos appareils :** le nom de chacun, comme « Firefox, Windows », et le jour où il a été vu. Pour ceux que vous demandez de réveiller, l’adresse donnée par le service du navigateur et le fuseau horaire.',
          ],
        },
        'Ce qui a été retiré d’un CV (date de naissance, religion, adresse, numéro d’identité…) reste sur l’appareil qui l’a lu : le serveur sait seulement que quelque chose de ce genre a été retiré. Si vous le remettez dans le CV, il est envoyé avec lui, sauf un numéro d’identité. La photo et le fichier d’origine d’un CV ne sont pas envoyés.',
        'Un CV que vous téléchargez en PDF, en Word ou en texte ne contient que ce que l’aperçu montre. La copie de sauvegarde contient tout, y compris ce qui a été retiré, mais pas le fichier d’origine : gardez-la pour vous.',
        'Les courriels d’une candidature partent de votre propre messagerie : nous ne les envoyons pas et ne les lisons pas. Une offre que vous collez ou déposez est lue sur votre appareil. Le texte des notifications de rappels est écrit par votre appareil. Si vous les demandez par courriel, le serveur vous les envoie avec le nom de l’entreprise, et un bilan de la semaine en chiffres; chacun a un lien pour arrêter. Si vous demandez d’être réveillé quand Jalon est fermé, le serveur appelle le service de votre navigateur (Google, Mozilla, Apple ou Microsoft) sans rien y écrire.',
        'Une réponse d’entrevue est notée sur votre appareil, par des règles que l’écran montre. Votre voix est analysée là aussi : elle n’est pas envoyée, et aucun accent n’est noté.',
        'Ces renseignements servent à vous rendre votre travail sur vos appareils, à protéger votre compte et à vous écrire à son sujet : confirmation, nouveau mot de passe, changement d’adresse, suppression. Seules les personnes qui exploitent ce serveur peuvent techniquement y accéder, et elles ne le font que pour le maintenir ou si vous le demandez.',
      ],
    },
    {
      id: 'modele-de-langue',
      title: 'L’aide d’un modèle de langue',
      blocks: [
        'L’exploitant peut brancher un modèle de langue, qui propose une autre formulation. Cette aide est éteinte, demande un compte, et vous la permettez usage par usage. L’écran nomme alors qui exploite le modèle et où. Votre permission est gardée avec sa date dans vos paramètres, et vous la retirez de la même façon. Voici ce que chaque usage envoie, et rien n’est envoyé sans votre permission :',
        {
          list: OFFERED_PURPOSES.map((purpose) => {
            const { name, sends } = PURPOSE_WORDS.fr[purpose];
            return `**${name} :** ${sends}.`;
          }),
        },
        'Votre nom, votre adresse, votre téléphone, votre courriel et vos liens sont retirés sur votre appareil avant l’envoi, et le serveur refuse un texte où il en trouve. Le nom d’une autre personne que vous avez écrit part avec le texte. Notre serveur ne garde ni le texte ni la réponse, seulement le nombre de vos demandes du jour. Celui qui exploite le modèle peut avoir ses propres règles.',
        'Quand votre navigateur a son propre modèle de langue, rien n’est envoyé. Dans tous les cas, une réponse qui ajoute un nombre, une date, un nom ou un outil ne vous est pas montrée.',
      ],
    },
    {
      id: 'paiement',
      title: 'Essayer et payer Premium',
      blocks: [
        `L’essai de ${law.trial} ne demande ni carte ni paiement. Il a lieu une fois par personne : pour le savoir, le serveur garde ${law.usedTrial} une empreinte de votre adresse courriel, qu’on ne peut pas relire, même si le compte est supprimé entre-temps.`,
        'Si vous payez, c’est sur les pages de Stripe, une entreprise des États-Unis : vos renseignements peuvent être traités hors du Québec et du Canada. Notre serveur lui envoie votre adresse courriel, votre langue et l’identifiant de votre compte, et rien de votre travail. Vous donnez votre carte à Stripe seulement : nous ne la voyons pas. Stripe nous dit si Premium est payé, jusqu’à quand, et s’il est annulé. Le serveur garde ces réponses et le numéro que Stripe donne à votre compte.',
        'Avec le code d’un organisme, le serveur garde quel code vous avez utilisé. Nous ne disons pas à l’organisme qui l’a utilisé.',
        'Quand votre compte est supprimé, le serveur demande à Stripe d’arrêter tout paiement et de vous effacer aussi. La loi peut obliger Stripe à garder des factures.',
      ],
    },
    {
      id: 'duree',
      title: 'Combien de temps',
      blocks: [
        {
          list: [
            '**Sur votre appareil :** jusqu’à ce que vous l’effaciez. Sans compte, la corbeille garde vos CV et vos candidatures jusqu’à la suppression définitive. Votre navigateur peut aussi effacer ces données si l’espace manque.',
            `**Compte et travail synchronisé :** tant que le compte existe. La corbeille est vidée après ${law.bin}. Un compte que vous supprimez est effacé avec tout son contenu après ${law.accountUndo}, pendant lesquels vous pouvez changer d’avis.`,
            '**Ce qui reste d’un élément supprimé :** son identifiant, sans aucun mot, pour qu’un appareil longtemps absent ne le ramène pas.',
            `**L’autre version, quand deux appareils ont changé la même chose :** ${law.otherVersion} après votre choix.`,
            `**Courriels que le serveur vous envoie :** leur texte est effacé dès l’envoi; une trace sans texte reste ${law.sentMail}.`,
            `**Messages reçus de Stripe :** leur numéro seulement, ${law.billingEvents}, pour ne pas compter deux fois le même.`,
            `**Journal technique du serveur :** ${law.serverLog}.`,
            `**Copies de sécurité du serveur :** les ${law.backups} les plus récentes. Ce que vous effacez en disparaît ensuite.`,
            `**Vos messages et vos courriels :** le temps de régler votre demande, puis au plus ${law.messages}.`,
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
            '**Compte :** la page Compte et sécurité permet de tout télécharger, de changer d’adresse et de supprimer le compte.',
            '**Effacer un CV ou une candidature :** mettez-les à la corbeille, ouvrez la corbeille, puis supprimez-les définitivement.',
            '**Tout effacer :** la page [Mes données](/my-data?part=device) efface votre travail de cet appareil quand aucun compte n’y est ouvert; effacer les données de ce site dans votre navigateur retire aussi les préférences et les caches.',
          ],
        },
        'Une fois effacé, rien ne peut être récupéré.',
      ],
    },
    {
      id: 'vos-droits',
      title: 'Vos droits',
      blocks: [
        'La loi du Québec sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25, vous donne le droit de savoir ce que nous détenons sur vous, d’en obtenir une copie dans un format structuré et couramment utilisé, de le faire corriger ou effacer, et de retirer un consentement. Des droits semblables existent ailleurs au Canada.',
        `Écrivez à la personne responsable, nommée plus haut. Nous répondons par écrit dans les ${law.privacyAnswer}. Ce qui a été fait sans compte n’est que chez vous : nous ne pouvons ni le lire, ni le transmettre, ni le récupérer.`,
        'Si notre réponse ne vous convient pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec ou au Commissariat à la protection de la vie privée du Canada.',
      ],
    },
    {
      id: 'decisions-automatisees',
      title: 'Décisions automatisées',
      blocks: [
        'Jalon range votre CV, signale ce qui n’est pas attendu et propose de le raccourcir. Il note vos réponses d’exercice, pour vous seulement. Ces calculs se font sur votre appareil, sont des conseils, et ne décident rien à votre sujet : vous acceptez ou refusez chacun. Aucun profil n’est établi.',
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité',
      blocks: [
        'Dans votre navigateur, le site n’exécute que son propre code et n’appelle que notre serveur. Ce qui est sur votre appareil est protégé par le verrouillage de votre appareil : sur un ordinateur partagé, cochez « Cet ordinateur est partagé » à la connexion : tout est effacé d’ici à votre départ.',
        'Si un incident touchait des renseignements que nous détenons et présentait un risque de préjudice sérieux, nous en aviserions les personnes concernées et la Commission d’accès à l’information.',
      ],
    },
    {
      id: 'enfants',
      title: `Moins de ${law.leastAge}`,
      blocks: [
        `Jalon s’adresse à des adultes en recherche d’emploi. Nous ne recueillons pas sciemment de renseignements sur les enfants de moins de ${law.leastAge}.`,
      ],
    },
    {
      id: 'changements',
      title: 'Changements',
      blocks: [
        'Un changement important de cette page est annoncé sur le site, et par courriel aux personnes qui ont un compte, avant de s’appliquer.',
      ],
    },
  ],
});
