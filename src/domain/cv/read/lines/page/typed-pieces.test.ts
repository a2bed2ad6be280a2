import { expect, it } from 'vitest';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import { page, run, source } from './synthetic-page.ts';
import type { TextRun } from '#/domain/cv/source.ts';

/** A date in a rail, and beside it the employer in bold, the title in italics and what else is said in plain type. */
const row = (y: number, date: string, firm: string, title: string, rest = '.'): TextRun[] => {
  const bold = run(firm, 176, y, { bold: true });
  const comma = run(',', bold.x + bold.width, y);
  const italic = run(title, comma.x + 8, y, { italic: true });
  return [run(date, 60, y), bold, comma, italic, run(rest, italic.x + italic.width, y)];
};

const titled = (text: string, y: number): TextRun => run(text, 176, y, { size: 14 });

it('names that only their type tells apart are cut where it changes', () => {
  const read = readCvFromSource(
    source(
      page([
        run('Ines Marchetti', 60, 50, { size: 26 }),
        run('ines@example.org', 400, 50),
        titled('Expériences professionnelles', 100),
        ...row(120, '2021 – 2023', 'Kestrel', 'Travail encadré', ', suite du précédent.'),
        ...row(136, '2019 – 2020', 'Orbisol (laboratoire du lac)', 'Stage de fin d’études'),
        ...row(152, '2016 – 2018', 'Lanterna', 'Projet de recherche'),
        titled('Formation', 180),
        ...row(200, '2013 – 2015', 'Master', 'Université de Sfax'),
        run('Chimie du textile', 176, 212),
      ]),
    ),
  );
  expect(
    read.ok && read.value.content.experience.map(({ jobTitle, company }) => [jobTitle, company]),
  ).toEqual([
    ['Travail encadré', 'Kestrel'],
    ['Stage de fin d’études', 'Orbisol (laboratoire du lac)'],
    ['Projet de recherche', 'Lanterna'],
  ]);
  expect(read.ok && read.value.content.education[0]?.institution).toBe('Université de Sfax');
});

it('a name in bold behind dates is cut from what follows it, though a remark stands at the right edge', () => {
  const remark = (y: number): TextRun => run('Full-time', 520, y);
  const jobs = (type: 'plain' | 'italic'): string[] | false => {
    const job = (y: number, dates: string, name: string, firm: string): TextRun[] => {
      const bold = run(name, 176, y, { bold: true });
      const comma = bold.x + bold.width;
      const rest =
        type === 'plain'
          ? [run(`, ${firm}`, comma, y)]
          : [run(',', comma, y), run(firm, comma + 8, y, { italic: true })];
      return [run(dates, 60, y), bold, ...rest, remark(y)];
    };
    const read = readCvFromSource(
      source(
        page([
          run('Ines Marchetti', 60, 50, { size: 26 }),
          run('ines@example.org', 400, 50),
          titled('Work experience', 100),
          ...job(120, '2021 – 2023', 'Keeper of Hours', 'Kestrel'),
          run('Kept nine clocks for three years', 176, 134),
          ...job(152, '2016 – 2018', 'Reader of Tides', 'Lanterna'),
          run('Read the tides of two harbours', 176, 166),
        ]),
      ),
    );
    return (
      read.ok &&
      read.value.content.experience.map(({ jobTitle, company }) => `${jobTitle} | ${company}`)
    );
  };
  expect(jobs('plain')).toEqual(['Keeper of Hours | Kestrel', 'Reader of Tides | Lanterna']);
  expect(jobs('italic')).toEqual(jobs('plain'));
});

it('a place in a font and a colour of its own is cut from the employer before it', () => {
  const job = (y: number, title: string, firm: string, place: string, dates: string) => {
    const bold = run(title, 43, y, { bold: true, font: 'Bold', color: '#000000' });
    const plain = run(`/ ${firm}`, bold.x + bold.width + 3, y, { color: '#000000' });
    const light = { font: 'Light', color: '#444444' };
    return [
      bold,
      plain,
      run(place, plain.x + plain.width + 3, y, light),
      run(dates, 43, y + 12, light),
      run('Trois métiers montés et vingt tapis tissés pour la place du marché', 57, y + 24),
    ];
  };
  const read = readCvFromSource(
    source(
      page([
        run('Ines Marchetti', 60, 50, { size: 26 }),
        run('ines@example.org', 400, 50),
        run('Expériences professionnelles', 43, 100, { size: 14 }),
        ...job(124, 'Stagiaire (PFE)', 'Kestra', 'Velkaville, France', '2019 — 2020'),
        ...job(176, 'Tisserande', 'Université de Tesmal', 'Tesmal, Japon', '2017 — 2018'),
      ]),
    ),
  );
  expect(
    read.ok && read.value.content.experience.map(({ company, location }) => [company, location]),
  ).toEqual([
    ['Kestra', 'Velkaville, France'],
    ['Université de Tesmal', 'Tesmal, Japon'],
  ]);
});

it('two names of a title line are told apart by their colours', () => {
  const job = (y: number, title: string, firm: string, dates: string) => {
    const dark = run(title, 60, y, { bold: true, color: '#223344' });
    return [
      dark,
      run(firm, dark.x + dark.width + 3, y, { bold: true, color: '#cc5533' }),
      run(dates, 60, y + 12, { color: '#223344' }),
      run('Trois métiers montés et vingt tapis tissés', 70, y + 24, { color: '#223344' }),
    ];
  };
  const read = readCvFromSource(
    source(
      page([
        run('Ines Marchetti', 60, 50, { size: 26, color: '#223344' }),
        run('ines@example.org', 400, 50, { color: '#223344' }),
        run('Expériences professionnelles', 60, 100, { size: 14, color: '#223344' }),
        ...job(124, 'TISSERANDE', 'KESTREL', 'mars 2019 - mai 2020'),
        ...job(176, 'CHEFFE DE TISSAGE', 'ORBISOL', 'juin 2017 - mars 2019'),
      ]),
    ),
  );
  expect(
    read.ok && read.value.content.experience.map(({ jobTitle, company }) => [jobTitle, company]),
  ).toEqual([
    ['TISSERANDE', 'KESTREL'],
    ['CHEFFE DE TISSAGE', 'ORBISOL'],
  ]);
});

it('behind dates in a third colour the place is told from the employer by its own', () => {
  const job = (y: number, title: string, dates: string, firm: string, place: string) => {
    const grey = run(dates, 60, y + 12, { color: '#777777' });
    const black = run(firm, grey.x + grey.width + 3, y + 12, { color: '#000000' });
    return [
      run(title, 60, y, { bold: true, color: '#000000' }),
      grey,
      black,
      run(place, black.x + black.width + 3, y + 12, { color: '#444444' }),
      run('Trois métiers montés et vingt tapis tissés', 70, y + 24, { color: '#444444' }),
    ];
  };
  const read = readCvFromSource(
    source(
      page([
        run('Ines Marchetti', 60, 50, { size: 26, color: '#000000' }),
        run('ines@example.org', 400, 50, { color: '#000000' }),
        run('Expériences professionnelles', 60, 100, { size: 14, color: '#3388cc' }),
        ...job(124, 'Tisserande', 'De mars 2019 à mai 2020', 'Kestrel du Lac', 'Sousse'),
        ...job(176, 'Cheffe de tissage', 'De juin 2017 à mars 2019', 'Orbisol', 'Tunis'),
      ]),
    ),
  );
  expect(
    read.ok && read.value.content.experience.map(({ company, location }) => [company, location]),
  ).toEqual([
    ['Kestrel du Lac', 'Sousse'],
    ['Orbisol', 'Tunis'],
  ]);
});

it('behind the dates, a name in bold, a plain title and a text that runs on are told apart', () => {
  const job = (y: number, dates: string, firm: string, first: string, second: string) => {
    const bold = run(firm, 176, y, { bold: true });
    const plain = run(first, bold.x + bold.width + 3, y);
    return [run(dates, 60, y), bold, plain, run(second, 176, y + 12)];
  };
  const read = readCvFromSource(
    source(
      page([
        run('Ines Marchetti', 176, 50, { size: 26 }),
        run('ines@example.org', 176, 70),
        titled('Expériences', 100),
        ...job(
          120,
          '03.2017 - 11.2018',
          'Université de Tesmal',
          'Couturière, projet du lac; étude des métiers et des longs fils',
          'de lin que les ateliers de la vallée ont gardés.',
        ),
        ...job(
          156,
          '02.2014 - 02.2017',
          'Kestrel, Atelier du Fil',
          'Associée; dessin et tissage de nappes avec les élèves de',
          'l’école voisine',
        ),
        titled('Diplômes', 200),
        ...job(
          220,
          '2005 - 2007',
          'Université de Sfax',
          'Master of Science, spécialité Chimie de',
          'l’Eau et des Teintures.',
        ),
      ]),
    ),
  );
  expect(
    read.ok &&
      read.value.content.experience.map(({ jobTitle, company, achievements }) => [
        jobTitle,
        company,
        achievements,
      ]),
  ).toEqual([
    [
      'Couturière',
      'Université de Tesmal',
      [
        'projet du lac; étude des métiers et des longs fils de lin que les ateliers de la vallée ont gardés.',
      ],
    ],
    [
      'Associée',
      'Kestrel, Atelier du Fil',
      ['dessin et tissage de nappes avec les élèves de l’école voisine'],
    ],
  ]);
  expect(read.ok && read.value.content.education[0]).toMatchObject({
    degree: 'Master of Science',
    fieldOfStudy: 'spécialité Chimie de l’Eau et des Teintures',
    institution: 'Université de Sfax',
  });
});
