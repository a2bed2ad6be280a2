import { READ_FORMAT_NAMES } from '#/domain/cv/read-formats.ts';
import type { ProseText } from '../prose-text.ts';
import type { SiteFacts } from '../site-facts.ts';

export const text = ({ price, free, supportEmail }: SiteFacts): ProseText => ({
  title: 'Presse',
  lead: 'Pour les journalistes et les organismes qui parlent de Jalon : les faits, deux textes prêts à reprendre, et à qui écrire.',
  contents: 'Sur cette page',
  sections: [
    {
      id: 'faits',
      title: 'Les faits',
      blocks: [
        {
          facts: [
            { term: 'Nom', value: 'Jalon, avec une majuscule; le logo est en minuscules.' },
            {
              term: 'Ce que c’est',
              value:
                'Une application web qui aide les personnes immigrantes qualifiées à trouver un emploi au Canada.',
            },
            { term: 'Langues', value: 'Français du Canada et anglais.' },
            {
              term: 'Ouvert aujourd’hui',
              value: `Le convertisseur de CV : lecture des fichiers (${READ_FORMAT_NAMES.fr}); format canadien en deux pages; export en PDF, Word et texte. Le suivi des candidatures : liste, tableau et calendrier, rappels et modèles de courriels. La préparation aux entrevues : questions, simulation et rétroaction, en français et en anglais. Le profil LinkedIn : titre, texte « Infos », publications, messages, photo et compétences.`,
            },
            { term: 'Prix', value: `Gratuit : ${free}. Premium, annoncé : ${price} par mois.` },
            {
              term: 'Données',
              value:
                'Le fichier du CV est lu sur l’appareil de la personne et n’est pas envoyé. Sans compte, le CV est gardé sur cet appareil seulement; avec un compte, il est aussi gardé sur le serveur du site. Ni témoin, ni publicité, ni outil de mesure d’un tiers.',
            },
            { term: 'Hors ligne', value: 'Oui, après une première visite.' },
          ],
        },
      ],
    },
    {
      id: 'textes',
      title: 'Textes à reprendre',
      blocks: [
        '**En une phrase.** Jalon aide les personnes immigrantes qualifiées à montrer ce qu’elles savent faire aux employeurs d’ici, à commencer par un CV au format canadien, gratuit et même hors ligne.',
        '**En un paragraphe.** Un jalon est la perche rouge et blanche que l’arpenteur plante pour tracer une ligne. L’application du même nom accompagne les personnes immigrantes qualifiées dans leur recherche d’emploi au Canada. Son premier outil convertit un CV de n’importe quel pays au format canadien : deux pages, sans photo ni renseignement personnel, avec la raison de chaque changement. La conversion se fait sur l’appareil de la personne, en français ou en anglais, avec ou sans réseau.',
      ],
    },
    {
      id: 'chiffres',
      title: 'Chiffres et témoignages',
      blocks: [
        'Les chiffres de la page d’accueil marqués comme des estimations en sont : ne les publiez pas comme des faits mesurés. Nous ne fournissons pas de témoignage sans l’accord écrit de la personne, et aucun n’est inventé.',
      ],
    },
    {
      id: 'logo',
      title: 'Logo',
      blocks: [
        'Le logo est le mot « jalon » dont le l est la perche. Laissez autour de lui l’espace d’une lettre o, ne changez pas ses couleurs et ne l’imprimez pas à moins de 22 pixels de hauteur. Écrivez-nous pour les fichiers.',
      ],
    },
    {
      id: 'contact-presse',
      title: 'Nous joindre',
      blocks: [
        `Écrivez à [${supportEmail}](mailto:${supportEmail}?subject=Presse) avec « Presse » en objet, votre média et votre heure de tombée. Nous pouvons montrer le produit en français ou en anglais.`,
      ],
    },
  ],
});
