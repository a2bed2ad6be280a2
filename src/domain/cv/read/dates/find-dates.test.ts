import { describe, expect, it } from 'vitest';
import { findDates, isDateAlone } from './find-dates.ts';

const found = (text: string): string[] =>
  findDates(text).map((span) => (span.range ? `${span.start} to ${span.end}` : span.end));

describe('dates of CVs', () => {
  it.each([
    ["mars 2021 – aujourd'hui", '2021-03 to present'],
    ['Mar. 2019 - Present', '2019-03 to present'],
    ['2017→', '2017 to present'],
    ['03/2019 à 05/2020', '2019-03 to 2020-05'],
    ['09.2013-06.2016', '2013-09 to 2016-06'],
    ['2020-03 – 2021-05', '2020-03 to 2021-05'],
    ['12-Oct-2013 to 25-Nov-2017', '2013-10 to 2017-11'],
    ['01.Mar.2019 – 03.Apr.2020', '2019-03 to 2020-04'],
    ['2019-Feb to 2020-Mar', '2019-02 to 2020-03'],
    ['2020-03-2021-05', '2020-03 to 2021-05'],
    ['2020-03/2021-05', '2020-03 to 2021-05'],
    ['2020 Mar – 2021 May', '2020-03 to 2021-05'],
    ["2024, mars - aujourd'hui", '2024-03 to present'],
    ['2019, septembre - 2024, février', '2019-09 to 2024-02'],
    ['2015 / 07', '2015-07'],
    ['11, 2020 – 01, 2021', '2020-11 to 2021-01'],
    ['05 2011 – 02 2013', '2011-05 to 2013-02'],
    ['09 2014 Licence', '2014-09'],
    ['November 11, 2020', '2020-11'],
    ['December – 2019', '2019-12'],
    ['Juin – 2018 à Mai – 2019', '2018-06 to 2019-05'],
    ['01/07/2021 - 31/12/2021', '2021-07 to 2021-12'],
    ['07/01/2021 - Present', '2021-07 to present'],
    ['02/05/2021 - 12/31/2021', '2021-02 to 2021-12'],
    ['Mar. 2016 - Exp. Jun. 2017', '2016-03 to 2017-06'],
    ['sept. 2024 – prévue en juin 2027', '2024-09 to 2027-06'],
    ['10/2021 – Diplôme prévu en 2026', '2021-10 to 2026'],
    ['2022 – diplomation prévue en juin 2026', '2022 to 2026-06'],
    ['Sept. 2023 – Expected graduation: June 2027', '2023-09 to 2027-06'],
    ['2023 – Graduating in 2027', '2023 to 2027'],
    ['2015-2018', '2015 to 2018'],
    ['April 2022 until 30 August', '2022-04 to 2022-08'],
    ['avril 2009 à décembre', '2009-04 to 2009-12'],
    ['mai 2014 – mars', '2014-05'],
    ['2015/2018', '2015 to 2018'],
    ['2019-20', '2019 to 2020'],
    ['09/2013 07/2015 Ferme du Lac', '2013-09 to 2015-07'],
    ['Ferme du Lac 09/2013 07/2015', '2013-09 to 2015-07'],
    ['Caissier • Épicerie du Lac | 2018 ...', '2018 to present'],
    ['2020-…', '2020 to present'],
    ['06/2022 –', '2022-06 to present'],
    ['Nordvik (Jan 2020 - Working)', '2020-01 to present'],
    ['2021 – Pursuing', '2021 to present'],
    ['Present – 03/2018', '2018-03 to present'],
    ['11/2020 – 02/2019', '2019-02 to 2020-11'],
    ['Depuis 2019', '2019 to present'],
    ['since March 2020', '2020-03 to present'],
    ['de janvier à mars 2021', '2021-01 to 2021-03'],
    ['Sept. 2018 au 15 juin 2020', '2018-09 to 2020-06'],
    ["Jan '19 – Dec '20", '2019-01 to 2020-12'],
    ['05/21 – 06/22', '2021-05 to 2022-06'],
    ['du 01/03/2018 au 31/08/2019', '2018-03 to 2019-08'],
    ["septembre 2015 jusqu'à maintenant", '2015-09 to present'],
    ['Fall 2020 – Spring 2021', '2020 to 2021'],
    ['Summers 2001 – 2003', '2001 to 2003'],
    ['Étés 2019 et 2020', '2019 to 2020'],
    ['Août 2020 – en cours', '2020-08 to present'],
    ['Nov 2017 – Till Date', '2017-11 to present'],
    ['1869—1879', '1869 to 1879'],
    ['mars 1903 à mai 1911', '1903-03 to 1911-05'],
    ['1938 - 1946', '1938 to 1946'],
    ['1641–1652', '1641 to 1652'],
    ['1702 ‑ Present', '1702 to present'],
    ['2718 – 2719', '2718 to 2719'],
    ['May 2018 onwards', '2018-05 to present'],
    ['du 06/04 au 12/07/2016', '2016-04 to 2016-07'],
    ['06–09 2016 Ferme du Lac', '2016-06 to 2016-09'],
    ['04-07/2016', '2016-04 to 2016-07'],
    ['2007.9-2011.7', '2007-09 to 2011-07'],
    ['2011.3 – Present', '2011-03 to present'],
    ['Du 01/10/19 au 30/03/20', '2019-10 to 2020-03'],
    ['01/31/18 - 05/14/21', '2018-01 to 2021-05'],
    ['2012/Aug to Current', '2012-08 to present'],
    ['06 - 07.2019', '2019-06 to 2019-07'],
    ['December – January 2021', '2020-12 to 2021-01'],
    ['Nov – févr. 2019', '2018-11 to 2019-02'],
    ['Month Year – Month Year', ' to '],
    ['Mon YYYY - Present', ' to present'],
    ['June 20XX – May 20XX', ' to '],
    ['Mois Année - Mois Année', ' to '],
    ['MM/YYYY – MM/YYYY', ' to '],
    ['mm/aaaa - présent', ' to present'],
    ['Start Date – End Date', ' to '],
  ])('reads the range %s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    ['2018', '2018'],
    ['Été 2019', '2019'],
    ['Été - 2019', '2019'],
    ['1er mars 2021', '2021-03'],
    ['Expected May 2025', '2025-05'],
    ['March 3, 2020', '2020-03'],
    ['1867', '1867'],
    ['1604', '1604'],
    ['2011.9', '2011-09'],
    ['Class of 2016', '2016'],
    ['Promotion 2016', '2016'],
    ['May 20XX', ''],
  ])('keeps the precision of %s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('leaves numbers that are no dates alone', () => {
    expect(found('+1 514 555-0123')).toEqual([]);
    expect(found('a budget of $2000')).toEqual([]);
    expect(findDates('Windows Server 2012/2016/2019').some(({ range }) => range)).toBe(false);
    expect(found('raised 1850 dollars for 1900 pupils')).toEqual([]);
    expect(found('may lead a team')).toEqual([]);
    expect(found('2019 - Working with nine weavers')).toEqual(['2019']);
    expect(found('served 1200 – 1500 guests')).toEqual([]);
    expect(found('2500')).toEqual([]);
    expect(found('won 12/4 and 6/3')).toEqual([]);
    expect(found('wove on Loomsoft 2019.4 and later')).toEqual([]);
    expect(found('Weaver of the Month, year after year')).toEqual([]);
    expect(found('Start date: 2019')).toEqual(['2019']);
  });
});

it('a year after an apostrophe dates a month by itself', () => {
  expect(findDates('Sep ’09')).toMatchObject([{ end: '2009-09', range: false }]);
  expect(findDates('May 12')).toEqual([]);
});

describe('what is said of a year in brackets', () => {
  it.each(['2016 (summer)', '2015 (TERM 1 AND 2)', '2012 (2e semestre)', '2014 (été)'])(
    '%s is when and nothing else',
    (text) => {
      expect(isDateAlone(text)).toBe(true);
    },
  );

  it('other words in brackets are a text', () => {
    expect(isDateAlone('2016 (Summer School of Weaving)')).toBe(false);
    expect(isDateAlone('2016 (Orleku)')).toBe(false);
  });
});
