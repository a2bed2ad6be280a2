/** What an answer speaks of that no question of an interview asks for, and what work is spoken of with. */
import { wordSet } from '../word-list.ts';
import { STEM } from '../stem-length.ts';
import type { AnswerLanguage } from '../scored-answer.ts';

/** As those of an answer are made. */
const stems = (words: string): ReadonlySet<string> =>
  new Set(
    [...wordSet(words)].map((word) =>
      (word.length > 4 ? word.replace(/[sx]$/, '') : word).slice(0, STEM),
    ),
  );

/** Life outside work, by fields: a word that work has too is none of them. */
export const LIFE: Record<AnswerLanguage, Readonly<Record<string, ReadonlySet<string>>>> = {
  fr: {
    kitchen: stems(
      `recette mijoter mijote riz oignon ail tomate poulet sauce farine sucre gateau epice marmite beurre legume chou
       carotte persil bouillon assaisonner fromage soupe tamarin manioc cuire cuit cuisson poisson viande piment oeuf
       dessert patisserie crepe couscous nouille lentille poivre haricot`,
    ),
    travel: stems(
      `vacances plage camping campe camper tente voyage randonnee montagne valise croisiere homard paysage ile
       touristique baigner baignade mer soleil chalet lac`,
    ),
    sport: stems(
      `hockey foot football soccer basket basketball match ligue stade buteur joueur joueuse raquette tennis patin
       natation marathon olympique`,
    ),
    pets: stems(`chat chatte chaton chien chienne chiot lapin perroquet ronronner aquarium`),
    media: stems(
      `film theatre comedie cinema acteur actrice musique chanson chanteur guitare roman heros galaxie vaisseau netflix television
       poeme blague pingouin episode dessin-anime`,
    ),
    weather: stems(
      `neige neiger pluie pleuvoir soleil meteo tuque mitaine botte glissant fleuve nuage orage`,
    ),
    country: stems(
      `capitale province territoire drapeau erable gouvernement politique election ministre roi reine constitution
       federal impot taxe depute reelection voter essence loyer metro autobus embouteillage`,
    ),
    games: stems(
      `manette magicien dragon epee sorcier elfe personnage echiquier puzzle tambour peche pecher danser danse robe perle
       mariage noces`,
    ),
    sky: stems(`planete lune etoile maree telescope astronomie soleil dinosaure volcan`),
    street: stems(`autobus trottoir neige aboyer aboyait embouteillage metro`),
    garden: stems(
      `jardin courgette haricot bocal compost graine potager arroser fleur tomate pelouse`,
    ),
    home: stems(`divan canape sieste copine copain blonde anniversaire fiancailles`),
  },
  en: {
    kitchen: stems(
      `recipe simmer marinate marinated rice onion garlic tomato chicken sauce flour sugar butter egg cake spice curry
       soup dough cheese boil stir naan yogurt dessert cashew pasta pizza delicious noodle lentil pepper beans`,
    ),
    travel: stems(
      `vacation beach hike hiked hiking camp camped camping tent lake mountain museum island cruise sightseeing
       resort scenery tub elk bear moose ski skiing cottage`,
    ),
    sport: stems(
      `hockey soccer football basketball cricket baseball league goalie stadium playoffs raptors tennis lacrosse 
       olympics marathon`,
    ),
    pets: stems(`dog cat puppy kitten rabbit parrot leash aquarium`),
    media: stems(
      `movie theatre theater comedy film cinema actor actress song guitar novel netflix episode xbox playstation poem poetry moon
       telecaster music joke scarecrow wizard dragon television`,
    ),
    weather: stems(`snow snowing rain rainy sunny weather storm cloudy mittens freezing`),
    country: stems(
      `capital province territory beaver government election politics minister king queen constitution tax politician law vote landlord rent
       subway mortgage`,
    ),
    games: stems(
      `wizard dragon sword elf videogame chess puzzle drums fishing dance danced dancing dress pearls wedding bride groom`,
    ),
    sky: stems(
      `planet moon star stars sun tide telescope astronomy galaxy dinosaur volcano earth mars`,
    ),
    street: stems(`sidewalk snow barking barked dog subway bus`),
    garden: stems(
      `tomato zucchini beans jar compost seed garden squirrel flower basil windowsill lawn`,
    ),
    home: stems(`couch nap girlfriend boyfriend birthday wedding basement`),
  },
};

/** Beginnings of the words that work is told with, whatever the trade. */
export const WORK: ReadonlySet<string> = stems(
  `travail collegue client patient equipe chef patron superviseur gestion gestionnaire gerant direction emploi employe
   employeur projet contrat livraison commande facture rapport bureau usine chantier entreprise magasin restaurant hopital
   clinique enseigner machine quart stage stagiaire poste budget delai echeance reunion formation fournisseur dossier
   service caisse comptoir securite resident residence usager benevole association compagnie production contremaitre
   eleve etudiant entrepot cuisine
   work worked working worker coworker colleague customer team boss manager management supervisor project contract order
   invoice report office plant factory store hospital clinic student teacher shift internship deadline budget meeting
   training supplier service company staff employee department schedule tenant volunteer guest passenger crew warehouse
   kitchen chef foreman foreperson`,
);

/** What one is hired on: nothing of it tells what one did. */
export const TERMS: ReadonlySet<string> = stems(
  `salaire salarial salariale salariales avantages assurance teletravail disponible disponibilite preavis remuneration
   prime vacances fourchette negociable entreprise reputation proche dollars
   salary benefits dental remote hybrid notice negotiable vacation pension expectation compensation available relocate
   reputation company generous close dollars perks`,
);

/** A question that asks for life outside work. */
export const ASKS_OF_LIFE =
  /passion|loisir|temps libre|en dehors d|hobb|outside (?:of )?work|free time|spare time|for fun|interets|interests|vous detend|unwind|relax|famille|family/;

/** Words to whoever judges the answer, and none to whoever asked. */
export const ORDERS =
  /(?:ignor|oubli|disregard|forget|override)[a-z]* (?:all |any |toutes? |les |the |your |ces |these |mes |my )*(?:previous |prior |above |earlier )?(?:instruction|consigne|rubric|rule|regle|prompt)|(?:^|\s)system ?:|\[\/?inst\]|<\|?(?:system|im_start)|as an ai|language model|modele de langage|en tant qu(?:e |')ia |tu es (?:maintenant |desormais )?un (?:evaluateur|juge|assistant)|you are (?:now )?(?:a|an|the) (?:evaluator|grader|judge|assistant|ai)|(?:note|score|points?)(?: \w+)? (?:maxim|de 100|of 100)|maximum (?:points|score|marks)|note globale ?:|output \{|"?global"? ?:|(?:do not|don't|ne) (?:reveal|flag|signale)/;
