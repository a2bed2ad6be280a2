import { describe, expect, it } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readEducation } from '../education/read-education.ts';
import { readExperience } from '../experience/read-experience.ts';

/** `** ` opens an inner item here. */
const nested = (text: string): SourceLine[] =>
  linesOf(text.replaceAll('o ', '* inner ')).map((own) =>
    own.text.startsWith('inner ')
      ? { ...own, text: own.text.slice(6), cells: [own.text.slice(6)], bullet: 2 }
      : own,
  );

const jobs = (text: string) =>
  readExperience(nested(text)).entries.map(({ entry }) => [
    entry.jobTitle,
    entry.company,
    entry.startDate,
    entry.achievements.length,
  ]);

describe('entries written as items of a list', () => {
  it('reads employers with a marker, the role below them, tasks one level deeper', () => {
    expect(
      jobs(`* Nordik Foods Inc. ¦ Moncton, NB
            Production Supervisor ¦ Mar 2020 – Present
            o Led a crew of fourteen people
            o Cut waste by a fifth
            * Atlantic Cannery Ltd. ¦ Shediac, NB
            Machine Operator ¦ May 2017 – Feb 2020
            o Ran the filling line`),
    ).toEqual([
      ['Production Supervisor', 'Nordik Foods Inc.', '2020-03', 2],
      ['Machine Operator', 'Atlantic Cannery Ltd.', '2017-05', 1],
    ]);
  });

  it('reads titles over their facts with a marker each, the dates last', () => {
    const entry = (name: string, facts: string[], task: string) => [
      line(name, { bold: true, size: 1.2, gap: 2 }),
      ...facts.map((text) => line(text, { bullet: 1, x: 62 })),
      line(task, { x: 80, gap: 1.6 }),
    ];
    const { entries } = readExperience([
      ...entry(
        'Weaver',
        ['House of Cloth', 'São Paulo, SP', '2022 – 2024'],
        'I wove nine carpets.',
      ),
      ...entry('Dyer', ['Works of Indigo', 'São Paulo, SP', '2021 – 2022'], 'I dyed the yarn.'),
    ]);
    expect(
      entries.map(({ entry: own }) => [own.jobTitle, own.company, own.location, own.startDate]),
    ).toEqual([
      ['Weaver', 'House of Cloth', 'São Paulo, SP', '2022'],
      ['Dyer', 'Works of Indigo', 'São Paulo, SP', '2021'],
    ]);
  });

  it('reads titles with a marker over texts set to the right, the last without one', () => {
    const job = (title: string, texts: string[] = []) => [
      line(title, { bullet: 1, x: 80 }),
      ...texts.map((text) => line(text, { x: 100 })),
    ];
    const { entries } = readExperience([
      ...job('Depuis août 2022 : Tisserand chez Nordvik, Matane', [
        'Tissage de tapis de laine et entretien des métiers du grand atelier.',
      ]),
      ...job('De 2015 à 2021 : Teinturier chez Velko, Matane', [
        'Teinture de la laine et du lin pour les ateliers de la ville.',
      ]),
      ...job('De 2010 à 2014 : Livreur chez Orlek, Matane'),
    ]);
    expect(
      entries.map(({ entry }) => [entry.company, entry.startDate, entry.achievements.length]),
    ).toEqual([
      ['Nordvik', '2022-08', 1],
      ['Velko', '2015', 1],
      ['Orlek', '2010', 0],
    ]);
  });

  it('reads two title lines with a marker each', () => {
    expect(
      jobs(`* Production Supervisor ¦ Moncton, NB
            * Nordik Foods Inc. ¦ Mar 2020 – Present
            o Led a crew of fourteen people
            o Cut waste by a fifth
            * Machine Operator ¦ Shediac, NB
            * Atlantic Cannery Ltd. ¦ May 2017 – Feb 2020
            o Ran the filling line`),
    ).toEqual([
      ['Production Supervisor', 'Nordik Foods Inc.', '2020-03', 2],
      ['Machine Operator', 'Atlantic Cannery Ltd.', '2017-05', 1],
    ]);
  });

  it('reads dates on a line of their own below the employer, the role and the place', () => {
    expect(
      jobs(`* Nordik Foods Inc.
            Production Supervisor
            Moncton, NB
            March 2020 – Present
            o Led a crew of fourteen people
            o Cut waste by a fifth
            * Atlantic Cannery Ltd.
            Machine Operator
            Shediac, NB
            May 2017 – February 2020
            o Ran the filling line`),
    ).toEqual([
      ['Production Supervisor', 'Nordik Foods Inc.', '2020-03', 2],
      ['Machine Operator', 'Atlantic Cannery Ltd.', '2017-05', 1],
    ]);
  });

  it('reads a school with a marker, its lines set in to its text', () => {
    const [school, ...below] = linesOf(`* University of the Lake
      Moncton, NB
      Bachelor's in Computer Science
      August 2012 to May 2016`);
    const lines = [
      { ...(school as SourceLine), x: 50 },
      ...below.map((own) => ({ ...own, x: 64 })),
    ];
    expect(readEducation(lines).entries.map(({ entry }) => entry)).toMatchObject([
      { degree: "Bachelor's", institution: 'University of the Lake', location: 'Moncton, NB' },
    ]);
  });

  it('reads roles with a marker under employers without one', () => {
    expect(
      jobs(`** Banque du Littoral ¦ Dakar, Sénégal
            * Conseillère clientèle ¦ janv. 2020 – mars 2023
            o Accompagnement de quarante ménages
            * Caissière ¦ févr. 2018 – déc. 2019
            o Tenue de la caisse`),
    ).toEqual([
      ['Conseillère clientèle', 'Banque du Littoral', '2020-01', 1],
      ['Caissière', 'Banque du Littoral', '2018-02', 1],
    ]);
  });

  it('leaves tasks with items of their own alone', () => {
    expect(
      jobs(`Nurse, Clinic of the Lake ¦ 2019 – 2024
            * Care of thirty patients
            o Triage at night
            * Training of students
            o Two groups a year`)[0]?.[3],
    ).toBe(4);
  });

  const onDots = (entries: string[][]): SourceLine[] =>
    entries.flatMap(([title = '', ...rest]) => [
      line(title, { bullet: 1, gap: 1.8 }),
      ...rest.map((text) => line(text, { x: 62, continues: true })),
    ]);

  it('reads studies on the dots of a drawn line, where the dates below each title look as if they went on', () => {
    const { entries } = readEducation(
      onDots([
        [
          'Bachelor of Arts in Weaving and Dyeing',
          'University, Orleku. October 2010 – May 2014',
          'Looms of four kinds.',
        ],
        [
          'Master of Arts in Weaving and Dyeing',
          'University, Orleku. October 2015 – July 2017',
          'The dyes of plants and of the sea,',
          'with trials of each.',
        ],
      ]),
    );
    expect(entries.map(({ entry }) => [entry.degree, entry.graduationDate])).toEqual([
      ['Bachelor of Arts', '2014-05'],
      ['Master of Arts', '2017-07'],
    ]);
  });

  it('takes one season for the date of a job where the ranges of the others stand', () => {
    expect(
      readExperience(
        onDots([
          ['Kitchen Helper', 'Nordik Foods, Shediac. Summer 2013', 'I washed pans.'],
          ['Weaver', 'Mill of Lakes, Orleku. March 2015 – July 2015', 'I ran the looms.'],
          ['Weaver', 'House of Cloth, Velka. May 2017 – June 2017', 'I dyed the yarn.'],
        ]),
      ).entries.map(({ entry: own }) => [
        own.jobTitle,
        own.company,
        own.startDate,
        own.endDate,
        own.achievements.length,
      ]),
    ).toEqual([
      ['Kitchen Helper', 'Nordik Foods', '2013', '2013', 1],
      ['Weaver', 'Mill of Lakes', '2015-03', '2015-07', 1],
      ['Weaver', 'House of Cloth', '2017-05', '2017-06', 1],
    ]);
  });
});

it('takes the dates of a degree from the item under its school, a single year too', () => {
  const { entries } = readEducation(
    nested(`* Université Cadi Ayyad, Marrakech
            o Habilitation universitaire, génie chimique (2017)
            * École du Lac, Lomé
            o Doctorat en botanique (2007 – 2011)`),
  );
  expect(entries.map(({ entry }) => [entry.institution, entry.graduationDate])).toEqual([
    ['Université Cadi Ayyad', '2017'],
    ['École du Lac', '2011'],
  ]);
});

it('gives each degree under a school its name', () => {
  const { entries } = readEducation(
    nested(`** Université de Thiès, Thiès, Sénégal
            * Master en agronomie ¦ 2018 – 2020
            o Mention bien
            * Licence en biologie ¦ 2015 – 2018
            o Mémoire sur les sols`),
  );
  expect(
    entries.map(({ entry }) => [entry.degree, entry.institution, entry.graduationDate]),
  ).toEqual([
    ['Master', 'Université de Thiès', '2020'],
    ['Licence', 'Université de Thiès', '2018'],
  ]);
});

it('takes bold items that name schools and degrees for studies, dates or none', () => {
  const { entries } = readEducation([
    line('École du Lac – École Supérieure de Botanique', { bullet: 1, bold: true }),
    line('Diplôme d’ingénieur en botanique', { x: 66 }),
    line('Baccalauréat Math-Technique', { bullet: 1, bold: true }),
  ]);
  expect(entries.map(({ entry }) => entry.degree)).toEqual(['Diplôme d’ingénieur', 'Baccalauréat']);
  expect(entries[0]?.entry.institution).toContain('École du Lac');
});

it('takes marked titles over an employer and its dates out of a list that tasks share', () => {
  expect(
    jobs(`* DIRECTOR OF BAKING (CONSULTANT)
          Lake Bakery, Velka, 2023
          * Baked four hundred loaves
          * Taught two apprentices
          * NIGHT BAKER (CONSULTANT)
          Moulin du Cap, Velka, 2022
          * Kept the ovens hot
          * TEACHER
          School of the Hill, Velka, 2018 – 2022
          Lessons for ninety children.`),
  ).toEqual([
    ['DIRECTOR OF BAKING (CONSULTANT)', 'Lake Bakery', '2023', 2],
    ['NIGHT BAKER (CONSULTANT)', 'Moulin du Cap', '2022', 1],
    ['TEACHER', 'School of the Hill', '2018', 1],
  ]);
});

it('a school that fills the line below its marked title begins where the other titles have theirs', () => {
  const title = (text: string) =>
    line(text, { bullet: 1, x: 70, boldLead: text.split(' | ')[0] ?? '' });
  const { entries } = readEducation([
    title('Ingénierie du Tissage | Septembre 2022 - Septembre 2025'),
    line('École Nationale d’Ingénieurs de Velka', { x: 78 }),
    title('Licence en tissage et analyse de la laine | Septembre 2019 – Juin 2022'),
    line('Institut Supérieur des Arts et Métiers de Velka', { x: 78, continues: true }),
  ]);
  expect(entries.map(({ entry }) => entry.institution)).toEqual([
    'École Nationale d’Ingénieurs de Velka',
    'Institut Supérieur des Arts et Métiers de Velka',
  ]);
});
