/** How far two texts in two languages may name the same thing, without a dictionary of the whole language. */
import { foldWord } from '../../text/fold.ts';
import { stemOf } from '../lexicon/words.ts';

/** 0 to 1: the share of words that one has in common with the other. */
export const likeness = (one: string, other: string): number => {
  const [a, b] = [nameWords(one), nameWords(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const left = [...b];
  let common = 0;
  for (const word of a) {
    const at = left.findIndex((candidate) => isCognate(word, candidate));
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  return common / Math.max(a.length, b.length);
};

/** « général » and “general”, « canadienne » and “Canadian”: the same start, and endings that differ a little. */
const isCognate = (one: string, other: string): boolean => {
  if (one === other) return true;
  const longest = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < SHORTEST) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= Math.max(SHORTEST, longest * START) && longest - same <= MOST_OF_AN_ENDING;
};

const SHORTEST = 4;
const START = 0.55;
const MOST_OF_AN_ENDING = 5;

/** The words of a name that tell it from others, those of institutions said alike in both languages. */
const nameWords = (name: string): string[] =>
  (foldWord(name).match(/[\p{L}\p{N}&+#]+/gu) ?? [])
    .filter((word) => !EMPTY_WORDS.has(word))
    .map((word) => SAID_IN_BOTH.get(stemOf(word)) ?? stemOf(word));

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `de du des la le les l d et a au aux en of the and for at in inc ltd ltee llc corp co sa sarl sas gmbh plc
  societe company compagnie group groupe enr senc`.split(/\s+/),
);

/** Words of organisations that do not look alike; French before English. */
const SAID_IN_BOTH: ReadonlyMap<string, string> = new Map(
  `banque=bank école=school hôpital=hospital ministère=ministry ville=city cité=city usine=plant fabrique=factory
  bureau=office cabinet=firm étude=firm garderie=daycare épicerie=grocery boulangerie=bakery chantier=site
  chambre=chamber commerce=commerce transport=transportation assurance=insurance santé=health éducation=education
  travail=labour emploi=employment agence=agency association=association fondation=foundation entreprise=enterprise
  fils=sons frères=brothers nord=north sud=south est=east ouest=west lac=lake mer=sea eau=water jeunesse=youth
  jeune=youth enfant=child femme=women homme=men secours=relief croix=cross rouge=red royale=royal roi=king
  recherche=research sciences=science lycée=school secondaire=secondary supérieure=higher supérieur=higher
  libre=free ouverte=open technologie=technology métier=trade commission=board scolaire=school marché=market
  magasin=store restaurant=restaurant hôtel=hotel clinique=clinic centre=center soin=care foyer=home
  résidence=residence maison=house caisse=fund postes=post chemin=rail fer=rail voirie=roads logement=housing`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [french = '', english = ''] = pair.split('=');
      return [stemOf(foldWord(french)), stemOf(foldWord(english))];
    }),
);
