import type { ReadyEmail } from './ready-emails.ts';

/** Canadian custom: short, courteous without ceremony, « courriel » and « entrevue », no formula of a letter. */
export const READY_EMAILS_FR: readonly ReadyEmail[] = [
  {
    key: 'apply',
    category: 'application',
    name: 'Envoyer ma candidature',
    subject: 'Candidature – {{position}}',
    body: `Bonjour {{recruiter_name}},

Je vous soumets ma candidature pour le poste de {{position}} chez {{company_name}}. Vous trouverez mon CV en pièce jointe.

Votre offre a retenu mon attention parce que [ce qui vous attire dans ce poste]. J’apporte [votre expérience la plus utile pour ce poste].

C’est avec plaisir que j’en parlerais avec vous, au téléphone ou en entrevue.

Merci de votre attention,
{{your_name}}`,
  },
  {
    key: 'apply-referred',
    category: 'application',
    name: 'Postuler sur recommandation',
    subject: 'Candidature recommandée par [nom de la personne] – {{position}}',
    body: `Bonjour {{recruiter_name}},

[Nom de la personne], qui travaille avec vous, m’a parlé du poste de {{position}} et m’a conseillé de vous écrire.

Mon CV est en pièce jointe. En bref, j’ai [nombre] années d’expérience en [domaine], et je connais bien [un besoin nommé dans l’offre].

Auriez-vous quelques minutes pour en discuter?

Au plaisir,
{{your_name}}`,
  },
  {
    key: 'follow-up-applied',
    category: 'follow-up',
    name: 'Relance après ma candidature',
    subject: 'Suivi de ma candidature – {{position}}',
    body: `Bonjour {{recruiter_name}},

Le {{application_date}}, je vous ai envoyé ma candidature pour le poste de {{position}}. Ce poste m’intéresse toujours beaucoup.

Pourriez-vous me dire où en est le processus? Je peux vous fournir tout renseignement utile.

Merci de votre temps,
{{your_name}}`,
  },
  {
    key: 'follow-up-applied-again',
    category: 'follow-up',
    name: 'Deuxième relance après ma candidature',
    subject: 'Le poste de {{position}} m’intéresse toujours',
    body: `Bonjour {{recruiter_name}},

Je me permets un dernier mot au sujet du poste de {{position}}, pour lequel j’ai postulé le {{application_date}}.

Si le poste est pourvu, un simple mot me suffira et je vous souhaite une belle suite. Sinon, je reste disponible pour une rencontre au moment qui vous convient.

Bonne journée,
{{your_name}}`,
  },
  {
    key: 'follow-up-interview',
    category: 'follow-up',
    name: 'Sans nouvelles après une entrevue',
    subject: 'Suivi de notre entrevue – {{position}}',
    body: `Bonjour {{recruiter_name}},

J’ai beaucoup apprécié notre entrevue pour le poste de {{position}}, et mon intérêt pour {{company_name}} n’a pas changé.

Savez-vous quand une décision sera prise? Je peux aussi vous donner des références, si cela aide.

Merci encore,
{{your_name}}`,
  },
  {
    key: 'follow-up-interview-again',
    category: 'follow-up',
    name: 'Deuxième relance après une entrevue',
    subject: 'Nouvelles du poste de {{position}}',
    body: `Bonjour {{recruiter_name}},

Je reviens vers vous une dernière fois au sujet du poste de {{position}}. Je comprends que ces décisions prennent du temps.

Le poste m’intéresse toujours. Si vous avez choisi une autre personne, merci de me le dire.

Cordialement,
{{your_name}}`,
  },
  {
    key: 'answer-due',
    category: 'follow-up',
    name: 'Demander la réponse après 45 jours (Ontario)',
    subject: 'Décision pour le poste de {{position}}',
    body: `Bonjour {{recruiter_name}},

Plus de 45 jours ont passé depuis ma dernière entrevue pour le poste de {{position}} chez {{company_name}}.

En Ontario, les employeurs de 25 personnes ou plus informent les candidats, dans ce délai, si une décision est prise. Pouvez-vous me dire ce qu’il en est?

Merci d’avance,
{{your_name}}`,
  },
  {
    key: 'thank-you',
    category: 'thank-you',
    name: 'Remercier après une entrevue',
    subject: 'Merci pour notre rencontre – {{position}}',
    body: `Bonjour {{recruiter_name}},

Merci de m’avoir accordé une entrevue pour le poste de {{position}}. J’ai surtout retenu [un sujet de la discussion].

Cette rencontre a renforcé mon envie de me joindre à {{company_name}}. Si une question vous est venue depuis, j’y répondrai avec plaisir.

Bonne journée,
{{your_name}}`,
  },
  {
    key: 'thank-you-phone',
    category: 'thank-you',
    name: 'Remercier après un appel',
    subject: 'Merci pour votre appel – {{position}}',
    body: `Bonjour {{recruiter_name}},

Merci pour notre conversation téléphonique au sujet du poste de {{position}}. Vos explications m’ont donné une idée claire de ce que vous recherchez.

Je reste disponible pour la prochaine étape.

À bientôt,
{{your_name}}`,
  },
  {
    key: 'confirm-interview',
    category: 'interview',
    name: 'Confirmer une entrevue',
    subject: 'Confirmation de l’entrevue – {{position}}',
    body: `Bonjour {{recruiter_name}},

Merci de votre invitation. Je confirme ma présence à l’entrevue du [jour et heure] pour le poste de {{position}}.

Pouvez-vous me dire qui je rencontrerai, et s’il faut apporter des documents?

Au plaisir de vous rencontrer,
{{your_name}}`,
  },
  {
    key: 'move-interview',
    category: 'interview',
    name: 'Déplacer une entrevue',
    subject: 'Entrevue pour le poste de {{position}} – autre moment possible?',
    body: `Bonjour {{recruiter_name}},

Merci de votre invitation pour le poste de {{position}}. Malheureusement, je ne suis pas libre au moment proposé.

Serait-il possible de nous voir [deux autres moments]? Pardon pour ce contretemps. Le poste m’intéresse beaucoup.

Merci de votre souplesse,
{{your_name}}`,
  },
  {
    key: 'offer-time',
    category: 'offer',
    name: 'Demander du temps pour une offre',
    subject: 'Votre offre – {{position}}',
    body: `Bonjour {{recruiter_name}},

Merci beaucoup! C’est une grande joie de recevoir votre offre pour le poste de {{position}} chez {{company_name}}.

J’aimerais lire chaque condition avec soin. Puis-je vous répondre d’ici le [jour]? Pourriez-vous aussi m’envoyer l’offre par écrit, si ce n’est pas fait?

Merci de votre confiance,
{{your_name}}`,
  },
  {
    key: 'offer-negotiate',
    category: 'offer',
    name: 'Négocier une offre',
    subject: 'Votre offre – quelques points à discuter',
    body: `Bonjour {{recruiter_name}},

Merci pour votre offre. Le poste de {{position}} correspond à ce que je cherche.

Avant d’accepter, j’aimerais discuter du salaire. Compte tenu de [votre expérience ou les salaires du marché], je pensais à [montant]. Serait-ce possible?

J’ai confiance que nous trouverons une entente.

Cordialement,
{{your_name}}`,
  },
  {
    key: 'offer-accept',
    category: 'offer',
    name: 'Accepter une offre',
    subject: 'J’accepte votre offre – {{position}}',
    body: `Bonjour {{recruiter_name}},

C’est avec plaisir que j’accepte le poste de {{position}} chez {{company_name}}, aux conditions de votre lettre du [date].

Je serai là le [premier jour]. Dites-moi ce que je dois préparer d’ici là.

Merci de votre confiance et à bientôt,
{{your_name}}`,
  },
  {
    key: 'offer-decline',
    category: 'offer',
    name: 'Refuser une offre',
    subject: 'Votre offre – {{position}}',
    body: `Bonjour {{recruiter_name}},

Je vous remercie de votre offre et du temps que votre équipe m’a accordé. Après réflexion, je ne donnerai pas suite, car un autre choix correspond mieux à mon projet actuel.

J’ai beaucoup aimé découvrir le travail de votre équipe, et j’espère que nos chemins se croiseront de nouveau.

Cordialement,
{{your_name}}`,
  },
  {
    key: 'withdraw',
    category: 'closing',
    name: 'Retirer ma candidature',
    subject: 'Retrait de ma candidature – {{position}}',
    body: `Bonjour {{recruiter_name}},

Je vous écris pour retirer ma candidature au poste de {{position}}, envoyée le {{application_date}}. Ma situation a changé et je préfère vous en informer sans tarder.

Merci de l’attention que vous y avez portée.

Bonne continuation,
{{your_name}}`,
  },
  {
    key: 'after-refusal',
    category: 'closing',
    name: 'Répondre à un refus',
    subject: 'Merci de votre réponse – {{position}}',
    body: `Bonjour {{recruiter_name}},

Merci de m’avoir donné une réponse pour le poste de {{position}}. C’est une déception, bien sûr, mais j’ai apprécié nos échanges.

Si vous avez un conseil qui m’aiderait à mieux me préparer, je le lirai avec intérêt. N’hésitez pas à penser à moi pour un autre poste chez {{company_name}}.

Cordialement,
{{your_name}}`,
  },
  {
    key: 'ask-for-advice',
    category: 'network',
    name: 'Demander une rencontre d’information',
    subject: 'Quinze minutes pour parler de votre métier?',
    body: `Bonjour {{recruiter_name}},

Je vis au Canada depuis peu, et j’y poursuis ma carrière en [domaine]. Votre parcours chez {{company_name}} m’intéresse.

Auriez-vous quinze minutes, au téléphone ou en ligne, pour répondre à quelques questions sur votre métier? Je ne vous demande pas d’emploi, seulement votre point de vue.

Merci d’y penser,
{{your_name}}`,
  },
];
