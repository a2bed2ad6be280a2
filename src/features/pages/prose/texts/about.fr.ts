import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { ProseText } from '../prose-text.ts';

export const text = (): ProseText => ({
  title: 'À propos',
  lead: 'Un jalon est la perche rouge et blanche que l’arpenteur plante pour tracer une ligne. C’est aussi une étape franchie.',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'pourquoi',
      title: 'Pourquoi Jalon existe',
      blocks: [
        'Arriver au Canada avec dix ans de métier et ne recevoir aucune réponse : c’est une expérience courante, et elle use. Souvent, ce n’est pas la compétence qui manque. Ce sont les usages d’ici : un CV trop long, une photo, un titre que personne n’emploie ici, une relance qu’on n’ose pas faire.',
        'Ils s’apprennent. Jalon les explique, les applique à votre parcours et vous montre le prochain pas, sans décider à votre place.',
      ],
    },
    {
      id: 'pour-qui',
      title: 'Pour qui',
      blocks: [
        'Pour les personnes immigrantes qualifiées qui cherchent un emploi à la hauteur de leur expérience, en français ou en anglais, partout au Canada. Et pour les personnes qui les accompagnent : organismes, conseillères et conseillers en emploi, bibliothèques, employeurs.',
      ],
    },
    {
      id: 'principes',
      title: 'Ce à quoi nous tenons',
      blocks: [
        {
          list: [
            '**Rien ne vous est enlevé.** Ce que nous retirons d’un CV est affiché, expliqué, et peut être remis.',
            '**Vos données sont à vous.** Votre fichier est lu sur votre appareil. Sans compte, votre CV reste là; avec un compte, il est aussi gardé sur notre serveur, pour vous seulement. Voyez la [politique de confidentialité](/privacy-policy).',
            '**Le réseau est un plus.** Jalon fonctionne dans le métro, au sous-sol de la bibliothèque et quand le forfait est épuisé.',
            '**Une raison pour chaque règle.** Nous disons pourquoi la photo part, pourquoi deux pages, d’où vient un conseil.',
            '**Pas de fausse promesse.** Personne ne peut vous garantir un emploi. Ce qui n’est pas prêt porte la mention « En préparation ».',
            '**L’essentiel est gratuit.** Le convertisseur de CV est complet, sans compte ni carte de crédit.',
          ],
        },
      ],
    },
    {
      id: 'aujourdhui',
      title: 'Où en est Jalon',
      blocks: [
        `Le convertisseur de CV est ouvert : il lit un PDF, un document Word ou du texte, le met au format canadien et l’exporte en ${TEMPLATES.length} modèles. Le suivi des candidatures est ouvert aussi : il garde chaque candidature, rappelle quand relancer et prépare le courriel. La préparation aux entrevues aussi : des questions en français et en anglais, une simulation, et une rétroaction calculée sur votre appareil. Le profil LinkedIn est le quatrième outil : il propose vos textes à partir de vos réponses, vérifie votre photo et compare votre CV à LinkedIn. La page [Fonctionnement](/how-it-works) montre comment ils se suivent.`,
      ],
    },
    {
      id: 'ensemble',
      title: 'Y prendre part',
      blocks: [
        'Un conseil vous semble faux, un mot vous blesse, votre CV a été mal lu? [Écrivez-nous](/contact). Si vous accompagnez des personnes nouvellement arrivées, dites-nous ce qui leur manque : c’est ainsi que nous choisissons la suite.',
      ],
    },
  ],
  action: { words: 'Convertir mon CV', to: '/modules/cv-converter' },
});
