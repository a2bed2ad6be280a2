import type { ProseText } from '../prose-text.ts';
import type { SiteFacts } from '../site-facts.ts';

export const text = ({ supportEmail }: SiteFacts): ProseText => ({
  title: 'Carrières',
  lead: 'Aucun poste n’est ouvert pour le moment. Voici comment nous embaucherons, et comment contribuer d’ici là.',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'postes',
      title: 'Postes ouverts',
      blocks: [
        {
          note: {
            title: 'Aucun poste ouvert',
            words:
              'Quand il y en aura, ils seront affichés ici et nulle part ailleurs d’abord. Méfiez-vous de toute offre en notre nom reçue par messagerie.',
          },
        },
      ],
    },
    {
      id: 'comment',
      title: 'Comment nous embaucherons',
      blocks: [
        'Nous nous appliquerons les règles que nous expliquons aux autres :',
        {
          list: [
            'le salaire, ou une fourchette étroite, dans chaque affichage;',
            'aucune « expérience canadienne » exigée, et des diplômes d’ailleurs lus pour ce qu’ils valent;',
            'ni photo, ni âge, ni état civil demandés : un CV de deux pages suffit;',
            'les questions d’entrevue annoncées d’avance, les mêmes pour tout le monde;',
            'une réponse à chaque personne rencontrée, même quand c’est non.',
          ],
        },
      ],
    },
    {
      id: 'contribuer',
      title: 'Contribuer dès maintenant',
      blocks: [
        {
          list: [
            '**Essayer et raconter.** Convertissez votre CV et dites-nous où vous avez hésité.',
            '**Corriger la langue.** Une tournure maladroite, en français ou en anglais, coûte la confiance de quelqu’un.',
            '**Partager un usage.** Vous recrutez ou accompagnez dans un métier? Dites-nous ce que l’on y attend d’un CV.',
            '**Vérifier l’accessibilité.** Si vous utilisez un lecteur d’écran, le clavier seul ou un fort grossissement, votre avis passe en premier.',
          ],
        },
        `Écrivez à [${supportEmail}](mailto:${supportEmail}?subject=Contribuer%20%C3%A0%20Jalon). N’envoyez pas de CV : nous n’en gardons pas en réserve.`,
      ],
    },
  ],
});
