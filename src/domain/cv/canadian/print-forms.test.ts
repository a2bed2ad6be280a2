import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkedinAddress } from './linkedin.ts';
import { printPhone } from './phone.ts';
import { countryOfLocation, printLocation } from './location.ts';
import { provinceName } from './provinces.ts';

describe('printPhone', () => {
  test.each([
    ['514-555-0142', '514 555-0142'],
    ['(514) 555-0142', '514 555-0142'],
    ['514.555.0142', '514 555-0142'],
    ['5145550142', '514 555-0142'],
    ['+1 514 555 0142', '514 555-0142'],
    ['1-514-555-0142', '514 555-0142'],
    ['001 514 555 0142', '514 555-0142'],
    ['５１４ ５５５ ０１４２', '514 555-0142'],
    ['+216 20 123 456', '+216 20 123 456'],
    ['00216 20 123 456', '+216 20 123 456'],
    ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['sur demande', 'sur demande'],
    ['', ''],
  ])('"%s" is printed "%s" in both languages', (text, printed) => {
    expect(printPhone(text, 'fr')).toBe(printed);
    expect(printPhone(text, 'en')).toBe(printed);
  });

  test('reads a national number with the country of the location', () => {
    expect(printPhone('06 12 34 56 78', 'fr', 'FR')).toBe('+33 6 12 34 56 78');
    expect(printPhone('20 123 456', 'fr', 'TN')).toBe('+216 20 123 456');
    expect(printPhone('098765 43210', 'en', 'IN')).toBe('+91 98765 43210');
    expect(printPhone('514-555-0142', 'fr', 'TN')).toBe('514 555-0142');
  });

  test('names an extension in the language of the document', () => {
    expect(printPhone('514-555-0142 ext. 12', 'fr')).toBe('514 555-0142, poste 12');
    expect(printPhone('514-555-0142, poste 12', 'en')).toBe('514 555-0142, ext. 12');
  });
});

describe('printLocation', () => {
  test.each([
    ['Montréal', 'Montréal (Québec)', 'Montréal, QC'],
    ['Montréal, QC', 'Montréal (Québec)', 'Montréal, QC'],
    ['Montréal QC', 'Montréal (Québec)', 'Montréal, QC'],
    ['Montréal (Québec)', 'Montréal (Québec)', 'Montréal, QC'],
    ['Montréal, Québec, Canada', 'Montréal (Québec)', 'Montréal, QC'],
    ['Québec (Québec)', 'Québec (Québec)', 'Québec, QC'],
    ['Toronto, Canada', 'Toronto (Ontario)', 'Toronto, ON'],
    ['Toronto ON', 'Toronto (Ontario)', 'Toronto, ON'],
    ["St. John's, NL", "St. John's (Terre-Neuve-et-Labrador)", "St. John's, NL"],
    ['Tunis, Tunisie', 'Tunis (Tunisie)', 'Tunis, Tunisia'],
    ['Tunis (Tunisie)', 'Tunis (Tunisie)', 'Tunis, Tunisia'],
    ['London, UK', 'London (Royaume-Uni)', 'London, UK'],
    ['Bengaluru, Karnataka, India', 'Bengaluru, Karnataka (Inde)', 'Bengaluru, Karnataka, India'],
    ['Casablanca - Maroc', 'Casablanca (Maroc)', 'Casablanca, Morocco'],
    ['Amsterdam, NL', 'Amsterdam, NL', 'Amsterdam, NL'],
    ['Lima, PE', 'Lima, PE', 'Lima, PE'],
    ['Québec', 'Québec', 'Québec'],
    ['Tunisie', 'Tunisie', 'Tunisie'],
    ['Lyon', 'Lyon', 'Lyon'],
    ['Télétravail', 'Télétravail', 'Télétravail'],
    ['', '', ''],
  ])('"%s" is "%s" in French and "%s" in English', (text, fr, en) => {
    expect(printLocation(text, 'fr')).toBe(fr);
    expect(printLocation(text, 'en')).toBe(en);
  });

  const cities = ['Montréal', 'Saint-Jérôme', 'Moose Jaw', 'Le Caire', 'Ho Chi Minh'];
  const regions = ['QC', 'Ontario', '(Québec)', 'Tunisie', 'Egypt', 'UK', 'NL', 'Canada', 'Japon'];

  test('printing again, or in the other language after, changes nothing more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.constantFrom(...regions), (city, region) => {
        const text = `${city}, ${region}`;
        const [fr, en] = [printLocation(text, 'fr'), printLocation(text, 'en')];
        expect(printLocation(fr, 'fr')).toBe(fr);
        expect(printLocation(en, 'en')).toBe(en);
        expect(printLocation(printLocation(fr, 'en'), 'fr')).toBe(fr);
      }),
    );
  });

  test('tells the country, for phone numbers', () => {
    expect(countryOfLocation('Tunis, Tunisie')).toBe('TN');
    expect(countryOfLocation('Montréal, QC')).toBe('CA');
    expect(countryOfLocation('Lyon')).toBeUndefined();
  });

  test('provinces have a name in each language', () => {
    expect(provinceName('BC', 'fr')).toBe('Colombie-Britannique');
    expect(provinceName('BC', 'en')).toBe('British Columbia');
  });
});

test.each([
  ['https://www.linkedin.com/in/amel-ziani/', 'linkedin.com/in/amel-ziani'],
  ['linkedin.com/in/amel-ziani?trk=cv', 'linkedin.com/in/amel-ziani'],
  ['ca.linkedin.com/in/amel-ziani', 'linkedin.com/in/amel-ziani'],
  ['LinkedIn : http://fr.linkedin.com/in/%C3%A9lodie-roy', 'linkedin.com/in/élodie-roy'],
  ['linkedin.com/in/100%-amel', 'linkedin.com/in/100%-amel'],
  ['linkedin.com/company/atlas', ''],
  ['amel-ziani', ''],
])('linkedinAddress(%s) is "%s"', (text, address) => {
  expect(linkedinAddress(text)).toBe(address);
});
