import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import Briefcase from 'lucide-react/icons/briefcase';
import ContactRound from 'lucide-react/icons/contact-round';
import FileText from 'lucide-react/icons/file-text';
import Mic from 'lucide-react/icons/mic';
import { FREE_LIMITS } from '#/domain/access/plans/plan-limits.ts';
import type { IconType } from '#/ui/layout/Icon.tsx';

export type FeatureKey = 'cvConverter' | 'linkedinBooster' | 'jobTracker' | 'training';

export interface Feature {
  key: FeatureKey;
  icon: IconType;
  /** The tool's colour on the map legend. */
  tint: 'water' | 'woods' | 'contour' | 'rock';
  route:
    | '/modules/cv-converter'
    | '/modules/linkedin-booster'
    | '/modules/job-tracker'
    | '/modules/training';
  name: MessageDescriptor;
  /** One word for its tab. */
  tab: MessageDescriptor;
  description: MessageDescriptor;
  /** What its button says. */
  open: MessageDescriptor;
  preview: { title: MessageDescriptor; steps: readonly Step[] };
  benefits: readonly MessageDescriptor[];
}

interface Step {
  title: MessageDescriptor;
  words: MessageDescriptor;
}

export const FEATURES: readonly [Feature, ...Feature[]] = [
  {
    key: 'cvConverter',
    icon: FileText,
    tint: 'water',
    route: '/modules/cv-converter',
    name: msg`Convertisseur de CV`,
    tab: msg`CV`,
    description: msg`Votre CV au format canadien en 5 minutes environ.`,
    open: msg`Ouvrir le convertisseur`,
    preview: {
      title: msg`Un CV que l’on lit jusqu’au bout`,
      steps: [
        {
          title: msg`Ajoutez votre CV actuel`,
          words: msg`PDF, Word ou texte, en français ou en anglais.`,
        },
        {
          title: msg`Voyez ce qui ne se met pas ici`,
          words: msg`Photo, âge, état civil : chaque retrait est expliqué.`,
        },
        {
          title: msg`Précisez vos réalisations`,
          words: msg`Des verbes d’action et des résultats mesurables.`,
        },
        {
          title: msg`Téléchargez en PDF, Word ou texte`,
          words: msg`Trois modèles lisibles par les logiciels de tri.`,
        },
      ],
    },
    benefits: [
      msg`Deux pages au maximum, sans photo`,
      msg`Titres et dates dans l’ordre attendu (MM/AAAA)`,
      msg`Rien n’est retiré sans que vous puissiez le remettre`,
      msg`Votre fichier est lu sur votre appareil, même hors ligne`,
    ],
  },
  {
    key: 'linkedinBooster',
    icon: ContactRound,
    tint: 'woods',
    route: '/modules/linkedin-booster',
    name: msg`Profil LinkedIn`,
    tab: msg`LinkedIn`,
    description: msg`Un profil que les recruteurs d’ici trouvent et comprennent.`,
    open: msg`Ouvrir le profil LinkedIn`,
    preview: {
      title: msg`Un profil qui parle aux recruteurs d’ici`,
      steps: [
        {
          title: msg`Choisissez votre photo`,
          words: msg`Cadrage, lumière, fond : les repères d’une photo professionnelle.`,
        },
        {
          title: msg`Écrivez un titre que l’on trouve`,
          words: msg`Le nom de votre métier au Canada, puis ce qui vous distingue.`,
        },
        {
          title: msg`Racontez votre parcours`,
          words: msg`Un résumé de quelques phrases, en français et en anglais.`,
        },
        {
          title: msg`Publiez et prenez contact`,
          words: msg`Publications, compétences et messages de réseautage.`,
        },
      ],
    },
    benefits: [
      msg`Des textes tirés de vos réponses, sans rien inventer`,
      msg`Quatre tons de publication, du professionnel au personnel`,
      msg`Des messages pour un café virtuel ou une demande de conseil`,
      msg`Un contenu qui s’accorde avec votre CV`,
    ],
  },
  {
    key: 'jobTracker',
    icon: Briefcase,
    tint: 'contour',
    route: '/modules/job-tracker',
    name: msg({ message: 'Suivi des candidatures', context: 'outil' }),
    tab: msg`Candidatures`,
    description: msg`Toutes vos démarches, avec rappels et modèles de courriels.`,
    open: msg`Ouvrir le suivi`,
    preview: {
      title: msg`Chaque candidature à sa place, chaque relance à temps`,
      steps: [
        {
          title: msg`Notez l’offre`,
          words: msg`Le poste, l’entreprise, le lieu et la version du CV envoyée.`,
        },
        {
          title: msg`Suivez son chemin`,
          words: msg`Postulé, entrevue, offre, refus : un coup d’œil suffit.`,
        },
        {
          title: msg`Relancez au bon moment`,
          words: msg`Un rappel daté, au délai que vous choisissez.`,
        },
        {
          title: msg`Envoyez le bon courriel`,
          words: msg`Suivi, remerciement, réponse à une offre : le texte est prêt.`,
        },
      ],
    },
    benefits: [
      msg`Jusqu’à ${plural(FREE_LIMITS.activeApplications, { one: '# candidature suivie', other: '# candidatures suivies' })} gratuitement`,
      msg`Les relances en retard, d’aujourd’hui et à venir`,
      msg`Des modèles de courriels à votre nom`,
      msg`Vos notes vous suivent, même sans connexion`,
    ],
  },
  {
    key: 'training',
    icon: Mic,
    tint: 'rock',
    route: '/modules/training',
    name: msg`Préparation aux entrevues`,
    tab: msg`Entrevues`,
    description: msg`Exercez-vous à voix haute et recevez une rétroaction.`,
    open: msg`Ouvrir l’entraînement`,
    preview: {
      title: msg`La première fois, ici. Pas devant l’employeur.`,
      steps: [
        {
          title: msg`Choisissez vos questions`,
          words: msg`Par domaine, par niveau et par type d’entrevue.`,
        },
        {
          title: msg`Répondez à voix haute ou par écrit`,
          words: msg`Votre brouillon est gardé si vous vous arrêtez.`,
        },
        {
          title: msg`Lisez votre rétroaction`,
          words: msg`Contenu, structure, débit : vos forces et un pas de plus.`,
        },
        {
          title: msg`Passez une simulation complète`,
          words: msg`Question après question, comme le jour même.`,
        },
      ],
    },
    benefits: [
      msg`Des questions pour onze secteurs d’activité`,
      msg`Des exemples de réponses construits pas à pas`,
      msg`Une entrevue sur mesure à partir d’une offre d’emploi`,
      msg`Vos progrès, séance après séance`,
    ],
  },
];
