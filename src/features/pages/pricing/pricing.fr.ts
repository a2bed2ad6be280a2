import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { SiteFacts } from '../prose/site-facts.ts';
import type { PricingText } from './pricing-text.ts';

export const text = ({ price, free, law, open, payments }: SiteFacts): PricingText => ({
  title: 'Tarifs',
  lead: 'Le convertisseur de CV est gratuit et complet. Aucun engagement, aucune carte de crédit pour commencer.',
  later: 'En préparation',
  turnedBack: {
    title: 'Rien n’a été payé',
    words: 'Vous êtes revenu avant la fin. Votre forfait est le même qu’avant.',
  },
  free: {
    name: 'Gratuit',
    price: free,
    purpose: 'Pour bien démarrer, aussi longtemps que vous voulez.',
    includes: [
      { words: `Convertisseur de CV complet : ${TEMPLATES.length} modèles, PDF, Word et texte` },
      { words: 'Utilisation sans compte et sans réseau' },
      { words: `Jusqu’à ${law.applications}`, needs: 'jobTracker' },
      { words: 'Questions d’entrevue de base', needs: 'training' },
      { words: law.simulations, needs: 'training' },
      { words: 'Soutien de la communauté' },
    ],
    action: 'Convertir mon CV',
    note: 'Prêt en 5 minutes environ.',
  },
  premium: {
    name: 'Premium',
    popular: 'Populaire',
    price,
    perMonth: 'par mois',
    purpose: 'Pour une recherche d’emploi à temps plein.',
    includes: [
      { words: 'Tout ce que comprend le forfait gratuit' },
      { words: 'CV adaptés à chaque offre, sans limite', needs: 'premium' },
      { words: 'Candidatures suivies sans limite', needs: 'jobTracker' },
      { words: 'Profil LinkedIn complet', needs: 'linkedinBooster' },
      { words: 'Entraînement avancé avec l’intelligence artificielle', needs: 'premium' },
      { words: 'Toutes les simulations et des entrevues sur mesure', needs: 'training' },
      { words: 'Soutien prioritaire et accès anticipé aux nouveautés', needs: 'premium' },
    ],
    action: open.premium ? `Essayer ${law.trial} sans carte` : 'Me faire prévenir de l’ouverture',
    note: !open.premium
      ? 'Pas encore en vente. Plus les taxes applicables, annulable en tout temps.'
      : payments
        ? 'L’essai s’arrête seul. Ensuite, payez si vous voulez : plus les taxes applicables, annulable en tout temps.'
        : 'L’essai s’arrête seul. Ce site ne prend pas de paiement pour le moment : ensuite, Premium est donné par l’exploitant ou par le code d’un organisme.',
  },
  groups: {
    title: 'Organismes et employeurs',
    words:
      'Vous accompagnez des personnes immigrantes ou vous en embauchez? Nous offrons des tarifs de groupe. Dites-nous combien de personnes, et pour combien de temps.',
    action: 'Demander un tarif de groupe',
  },
  details: [
    {
      id: 'ouvert',
      title: 'Ce qui est ouvert aujourd’hui',
      blocks: [
        'Tout ce qui est nommé plus haut. S’il y a la mention « En préparation », cela n’est pas encore offert, dans un forfait comme dans l’autre. Nous préférons le dire ici qu’après votre inscription.',
      ],
    },
    {
      id: 'annulation',
      title: 'Annuler',
      blocks: [
        'En tout temps, sans frais et sans explication à donner. Vous revenez au forfait gratuit et gardez tout ce que vous avez créé, même au-delà des limites du forfait gratuit.',
      ],
    },
    {
      id: 'taxes',
      title: 'Prix et taxes',
      blocks: [
        `Les prix sont en dollars canadiens, avant taxes. La TPS et la TVQ, ou la TVH selon votre province, s’ajoutent aux ${price} et vous sont montrées avant de payer.`,
      ],
    },
    {
      id: 'carte',
      title: 'Carte de crédit',
      blocks: [
        'Aucune pour commencer. Le forfait gratuit n’en demande jamais, et il ne devient pas payant avec le temps.',
      ],
    },
  ],
});
