import { expect, test } from 'vitest';
import { takeOutPersonalData } from '#/domain/cv/canadian/personal-data.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import { Cuts } from './cuts.ts';
import { homeLocationOf } from './home-location.ts';

const home = (text: string): string | undefined =>
  homeLocationOf(linesOf(text), new Cuts(), [])?.value;

test.each([
  ['a name after a postal code is a city', '99423 Apfelrode', 'Apfelrode'],
  ['with the sign of its country', 'CH-1950 Montfleuri', 'Montfleuri'],
  [
    'the code of a known city says nothing against it',
    '12 Mill Lane\nB-4000 Liège\nada@example.org\n5555 BEAD FADE',
    'Liège',
  ],
  ['with its country in the next cell', '12 Mill Lane ¦ Lyon ¦ France', 'Lyon, France'],
  [
    'with its country behind a dot',
    '12 Mill Lane • 3022 ab • Rotterdam • The Netherlands',
    'Rotterdam, The Netherlands',
  ],
  ['with its country on the next line', '4638 Fjordstad S\nNorway', 'Fjordstad S, Norway'],
  [
    'a city over its state and country',
    'Fern Hollow\nCalifornia, USA',
    'Fern Hollow, California, USA',
  ],
  [
    'two names no list knows, beside an address',
    'ada@example.org ¦ Port Tesmal, Orlandie',
    'Port Tesmal, Orlandie',
  ],
  [
    'a city broken over two lines, with more behind it',
    'San\nFrancisco, California, US, CA',
    'San Francisco, California, US',
  ],
  ['under a trade', 'Weaver • Dyer • Looms\nOttawa ON / 613-555-0142', 'Ottawa ON'],
  ['a city, its state and its country', 'Tesmal, Guanajuato, Mexico', 'Tesmal, Guanajuato, Mexico'],
  ['below the letters behind a name', 'Ada Okoro, CPA\nOttawa ON', 'Ottawa ON'],
  ['among contacts behind icons', '* ada@example.org\n* Tesmal, Vand', 'Tesmal, Vand'],
  ['the same under it', 'ada@example.org\nTesmal, ORL', 'Tesmal, ORL'],
  [
    'over three lines',
    '12 Broadmoor\nTesmal, Vand 12345\nOrlandie\nada@example.org',
    'Tesmal, Vand, Orlandie',
  ],
  ['with a full stop', 'Adresse : 75020 Paris, France.', 'Paris, France'],
  ['behind the word for a district', 'Distt. Tesmal, Punjab, India', 'Tesmal, Punjab, India'],
  ['a city said to be home', 'ada@example.org | Based in Boston, MA', 'Boston, MA'],
  ['the same in French', 'ada@example.org\nBasée à Tesmal', 'Tesmal'],
  ['behind a diamond', '+91 555 550 1010 ⋄ Lyon, France', 'Lyon, France'],
  ['a region of France', 'ada@example.org | Rhône-Alpes', 'Rhône-Alpes'],
  ['a name behind its label', 'Location: Tesmal\nada@example.org', 'Tesmal'],
  ['a name in the look of the contacts', 'Tesmal\nada@example.org', 'Tesmal'],
  ['alone in the cell beside the phone', '418 555-0142 ¦ Tesmal', 'Tesmal'],
  ['behind a sign that a font has for a diamond', 'Tesmal, TX ˛ (514) 555-0142', 'Tesmal, TX'],
  [
    'a town with a particle of its own',
    'ada@example.org\nDeir al-Tesmal, Israel',
    'Deir al-Tesmal, Israel',
  ],
  [
    'a town with hyphens in its name',
    'Saint-Tesmal-en-Laye\nada@example.org',
    'Saint-Tesmal-en-Laye',
  ],
  ['a town with its department', 'Les Vands (91) | ada@example.org', 'Les Vands (91)'],
  ['behind a Polish postal code', 'Ulica Tesmal 9\n00-950 Warszawa', 'Warszawa'],
  ['behind a Portuguese one', '1250-096 Tesmal\nada@example.org', 'Tesmal'],
  ['a district before its city', 'Orlek Ouest, Conakry\nada@example.org', 'Orlek Ouest, Conakry'],
  ['the same below a street', '12 rue du Moulin,\nLa Tesma, Tunis', 'La Tesma, Tunis'],
  ['a district’s number', 'Dublin 8 Éire/Ireland', 'Dublin 8 Éire/Ireland'],
  [
    'three names with a British code',
    'Tesmal, Applefordshire, TE4 2AB, United Kingdom',
    'Tesmal, Applefordshire, United Kingdom',
  ],
  ['behind a British code', 'TE4 2AB, Tesmal, GB\nada@example.org', 'Tesmal, GB'],
  [
    'a shire under its town',
    'Tesmal\nApplefordshire\nTE4 2AB\nada@example.org',
    'Tesmal, Applefordshire',
  ],
  ['a state glued to its code', 'Port Tesmal, CA90142', 'Port Tesmal, CA'],
  ['a state in small letters before its code', 'Port Tesmal, Or 90142', 'Port Tesmal, Or'],
  [
    'in the row under its street',
    '1729 Marchetti Av. ¦ Weaver ¦ 418 555-0142\nPort Tesmal, Or 90142 ¦ House of Cloth ¦ ada@example.org',
    'Port Tesmal, Or',
  ],
  ['a code after the name', 'Tesmal, 923101\nada@example.org', 'Tesmal'],
  ['the letters of a district in brackets', 'Tesmal (TS)\nada@example.org', 'Tesmal (TS)'],
  ['a country in its own language', 'Tesmal, Österreich', 'Tesmal, Österreich'],
  ['the letters of a Dutch code', '3512 AB Utrecht', 'Utrecht'],
  [
    'behind a Japanese code',
    'Tilleuls 2-2-1, 203, 3050046 Tesmal, Japan\nada@example.org',
    'Tesmal, Japan',
  ],
  [
    'the letters of a country behind its region',
    '12 rue des Lilas, 62100, Tesmal, Val-de-Vand FR',
    'Tesmal, Val-de-Vand FR',
  ],
  ['the same behind the country', '12 rue des Lilas, 75001, Paris, France FR', 'Paris, France FR'],
  ['two names before the letters of a country', 'Tesmal, Lower Vand, DE', 'Tesmal, Lower Vand, DE'],
  ['the same in a kingdom', 'ada@example.org | Based in the UK', 'UK'],
  ['two countries', 'ada@example.org ¦ France, Canada', 'France, Canada'],
  [
    'what a template leaves to fill in',
    '12 Anywhere Street, Any City, ST 12345 | ada@example.org',
    'Any City, ST',
  ],
  ['the same in French', 'ada@example.org | Ville, Pays', 'Ville, Pays'],
  ['the same around a code', '12 Main Street, Tesmal City, 10000, Country', 'Tesmal City, Country'],
  [
    'a present address rather than the one left behind',
    'Present address: Vand Quay, Doha, Qatar\nPermanent address: Vand-4, Tesmal, Bagmati, Nepal',
    'Doha, Qatar',
  ],
  ['with its district behind', 'Abidjan, Orleku cité verte', 'Abidjan, Orleku cité verte'],
  [
    'the same behind a label',
    'Domicile : Abidjan, Orleku Plage\nada@example.org',
    'Abidjan, Orleku Plage',
  ],
  ['with a district’s number', 'Bujumbura, Vand quartier 6', 'Bujumbura, Vand quartier 6'],
  ['a town with its department and country', 'Tesmal (84) — France', 'Tesmal (84) — France'],
  ['before a full stop', '75020 Paris, France.', 'Paris, France'],
])('%s', (_, text, location) => {
  expect(home(text)).toBe(location);
});

test('the sign of a network before its address is no code of a country', () => {
  const [line] = linesOf('IN linkedin.com/in/ada-example | ada@example.org');
  const cuts = new Cuts();
  if (line) cuts.take(line, 'linkedin.com/in/ada-example');
  expect(line && homeLocationOf([line], cuts, [])).toBeUndefined();
});

test('takes the street above with a place that no list knows', () => {
  const lines = linesOf('12 Broadmoor\nTesmal, Vand 12345\nOrlandie\nada@example.org');
  expect(homeLocationOf(lines, new Cuts(), [])?.street.map(({ text }) => text)).toEqual([
    '12 Broadmoor',
    '12345',
  ]);
});

test.each([
  ['Allée des Tilleuls, 10\nLiège, Belgium (BE)', ['Allée des Tilleuls, 10', '(BE)']],
  ['Fjordkleiva 8\n0786 Oslo', ['Fjordkleiva 8', '0786']],
  ['Fjordkleiva 8\n10786 Tesmal', ['Fjordkleiva 8', '10786']],
  ['Appleford Street ¦ Tesmal, 923101\nada@example.org', ['Appleford Street', '923101']],
  ['100 Harbour Row, 94102\nTesmal\nada@example.org', ['100 Harbour Row, 94102']],
  ['ada@example.org\n100 Harbour Row, 94102\nTesmal', ['100 Harbour Row, 94102']],
  ['Port Tesmal, CA90142', ['CA90142']],
])('takes the street and the codes beside the place: %j', (text, street) => {
  expect(homeLocationOf(linesOf(text), new Cuts(), [])?.street.map((piece) => piece.text)).toEqual(
    street,
  );
});

test.each([
  ['GitHub\nada@example.org'],
  ['Portfolio\nada@example.org'],
  ['Contact\nada@example.org'],
  ['May 2025\nada@example.org'],
  ['ada@example.org\nAOkoro'],
  ['VR, AR.\nada@example.org'],
  ['Native Place ¦ Tesmal, Fujian'],
  ['** Tesmal\nada@example.org'],
  ['ada@example.org\n* Fairness, Rigor\n* Learning, Sharing'],
  ['Tesmal\n\nI build roads.\nI love them.\nada@example.org'],
])('%j names no place', (text) => {
  expect(home(text)).toBe(undefined);
});

test.each([
  ['12 rue des Lilas\n69003 Tesmal\nada@example.org', 'Tesmal'],
  ['12 rue des Lilas\n69003 TESMALLE\nada@example.org', 'TESMALLE'],
  ['12 rue des Lilas, 69003 Tesmal\nada@example.org', 'Tesmal'],
  ['12 rue des Lilas ¦ INGÉNIEUR LOGICIEL\n69003 Tesmal\nada@example.org', 'Tesmal'],
  ['45 N. Orchard St. Bellmont, MA\nada@example.org', 'Bellmont, MA'],
  ['12 rue des Lilas,\n+ 69003 Tesmal\nada@example.org', 'Tesmal'],
  ['Fjordgatan 14, 411 19 Tesmal\nada@example.org', 'Tesmal'],
  [
    '14 Hill Street, Tesmal Hollow\n+ Vale, Orlandie\nada@example.org',
    'Tesmal Hollow Vale, Orlandie',
  ],
])('takes the city from beside the street: %j', (text, location) => {
  const { kept } = takeOutPersonalData(linesOf(`> Ada Okoro\n${text}`));
  expect(homeLocationOf(kept, new Cuts(), ['Ada Okoro'])?.value).toBe(location);
});

test('two words of a headline are no place', () => {
  expect(home('Strategy, Innovation\n\nI love roads.\nI build them.\nada@example.org')).toBe(
    undefined,
  );
});

test.each(['2019 Diploma', '10000 clients', '4500 Heures de Formation'])(
  '%j is no place',
  (text) => {
    expect(home(text)).toBe(undefined);
  },
);

test.each(['12 years of practice • English: fluent', '30 ans de métier'])(
  'years above a place are no street: %s',
  (text) => {
    const lines = linesOf(`${text}\nNanterre 92000 ¦ ada@example.org`);
    const found = homeLocationOf(lines, new Cuts(), []);
    expect(found?.value).toBe('Nanterre');
    expect(found?.street.map((street) => street.text)).not.toContain(text);
  },
);

test('a place alone is told in light type on a dark column too, among details of its own look', () => {
  const placed = (look: { tinted?: boolean }) =>
    homeLocationOf(
      [
        line('ada@example.org', { tinted: true }),
        line('ada.example.org', { tinted: true }),
        line('Tesmal-les-Orlines', look),
      ],
      new Cuts(),
      [],
    )?.value;
  expect(placed({ tinted: true })).toBe('Tesmal-les-Orlines');
  expect(placed({})).toBeUndefined();
});

test('two towns joined by a dot are one place', () => {
  expect(home('Lyon · Nice, France\nada@example.org')).toBe('Lyon · Nice, France');
  expect(home('Weaver · Nice, France\nada@example.org')).toBe('Nice, France');
});

test('a word that leads to a page of the web is a name there, and no place', () => {
  const handle = (target: string): SourceLine =>
    line('Tesmal', { links: [{ text: 'Tesmal', target }] });
  const found = (target: string): string | undefined =>
    homeLocationOf([line('ada@example.org'), handle(target)], new Cuts(), [])?.value;
  expect(found('https://github.com/Tesmal')).toBeUndefined();
  expect(found('https://maps.example.org/Tesmal')).toBe('Tesmal');
});

test('a town with small words in its name, where its street was', () => {
  const head = linesOf('> Ada Okoro\n8 impasse du Moulin, 38990, Vand en bois\nada@example.org');
  expect(homeLocationOf(takeOutPersonalData(head).kept, new Cuts(), [])?.value).toBe(
    'Vand en bois',
  );
});

test('a town broken over two lines below its street, with its country', () => {
  const head = linesOf("> Ada Okoro\n6 rue du Moulin, Tesmal\nD'Orlay - France\n+33 6 55 50 01 42");
  expect(homeLocationOf(takeOutPersonalData(head).kept, new Cuts(), [])?.value).toBe(
    "Tesmal D'Orlay - France",
  );
});

test.each([
  'ada@example.org | (832) 555 - 0142\n2121 Harbour Lane #3099, Houston, TX 77019',
  'ada@example.org | 832 – 555 – 0142\nHouston, TX 77019',
])('the end of a number beside hyphens is no code of a place: %j', (text) => {
  const { kept } = takeOutPersonalData(linesOf(`> Ada Okoro\n${text}`));
  expect(kept[1]?.text).toBe(text.split('\n')[0]);
});
