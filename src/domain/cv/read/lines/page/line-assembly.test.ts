import { describe, expect, it } from 'vitest';
import { page, run, runTo, source, stack } from './synthetic-page.ts';
import { sourceToLines } from '../source-to-lines.ts';

const linesOf = (...runs: Parameters<typeof page>[0][]) =>
  sourceToLines(source(...runs.map((own) => page(own)))).lines;
const textsOf = (runs: Parameters<typeof page>[0]): string[] =>
  linesOf(runs).map((line) => line.text);

describe('joining runs into lines', () => {
  it('joins runs on one baseline with a blank where there is a gap, and without where there is none', () => {
    expect(textsOf([run('Deve', 40, 100), run('loper', 60, 100), run('at', 88, 100)])).toEqual([
      'Developer at',
    ]);
  });

  it('joins a bracket to the name in its type, though an icon stood between them', () => {
    const bold = { bold: true, font: 'Bold', width: 60 };
    const cells = (bracket: Parameters<typeof run>[3]) =>
      linesOf([run('Guard', 40, 100, bold), run('(3 months)', 115, 100, bracket)])[0]?.cells;
    expect(cells(bold)).toEqual(['Guard (3 months)']);
    expect(cells({ font: 'Plain' })).toEqual(['Guard', '(3 months)']);
  });

  it('joins a small date to the larger title beside it, whose baseline is lower', () => {
    const bold = { bold: true, size: 11 };
    expect(
      textsOf([
        run('2017-2021', 40, 100, { size: 8 }),
        run('Bachelor of Weaving', 120, 104.8, bold),
        run('2012-2016', 40, 130, { size: 8 }),
        run('School of the Lake', 120, 134.8, bold),
      ]),
    ).toEqual(['2017-2021 Bachelor of Weaving', '2012-2016 School of the Lake']);
  });

  it('joins an accent that is drawn apart over a capital', () => {
    const accent = run('´', 41, 102, { width: 5 });
    expect(textsOf([accent, run('Ete', 40, 100, { width: 15 }), run(' 2019', 55, 100)])).toEqual([
      'Éte 2019',
    ]);
  });

  it('joins an accent over the first of many letters, which end far right of it', () => {
    const school = run('Ecole du Fleuve d’Ing´', 40, 100, { width: 110 });
    const rest = run('enieurs', 147, 100, { width: 40 });
    expect(linesOf([run('´', 41, 102, { width: 5 }), school, rest])[0]?.cells).toEqual([
      'École du Fleuve d’Ingénieurs',
    ]);
  });

  it('parts a section’s title from that of its first entry beside it, tagged one level below', () => {
    const bold = { bold: true };
    const [, section, entry] = linesOf([
      run('Ada Okoro', 40, 60, { ...bold, size: 18, tag: 'H1' }),
      run('Experience', 40, 100, { ...bold, size: 14, tag: 'H2' }),
      run('Surveyor', 125, 100, { ...bold, size: 11, tag: 'H3' }),
      run('Tides of the lake, from 2019 to 2024', 40, 120, { tag: 'P' }),
    ]);
    expect([section, entry].map((line) => [line?.text, line?.heading])).toEqual([
      ['Experience', 2],
      ['Surveyor', 3],
    ]);
  });

  it('begins an item with a sentence that stands further below than lines of one text', () => {
    const full = (port: string) =>
      `Levelled the roads of the harbour, and drew the plans of ${port}`;
    const texts = [full('a port'), 'and a bridge', full('ports.'), full('a pier'), 'and a quay.'];
    const items = [100, 112, 128, 144, 156].map((y, at) => run(texts[at] ?? '', 53, y));
    expect(linesOf(items).map(({ continues }) => continues)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('goes on with an item under its marker where others do so in small letters', () => {
    const text = (end: string) => `Levelled the roads of the harbour for the people ${end}`;
    const rows = [
      `• ${text('of')}`,
      'the port.',
      `• ${text('and')}`,
      'its pier.',
      `• ${text('by')}`,
      'Nordvik (new name of the port) and Velka.',
    ];
    const lines = linesOf([
      ...rows.map((row, at) => run(row, 53, 100 + 12 * at)),
      run('A line that is far wider than all of those above it, as the column is wide', 53, 300),
    ]);
    expect(lines.slice(0, 6).map(({ continues }) => continues)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('takes a hyphen right before a capital for the mark of an item', () => {
    expect(linesOf([run('-Levelled the roads', 40, 100)])[0]).toMatchObject({
      text: 'Levelled the roads',
      bullet: 1,
    });
    expect(linesOf([run('-based work', 40, 100)])[0]?.bullet).toBe(0);
  });

  it('parts items of a list that are tagged apart and set side by side, however close', () => {
    const item = (text: string, x: number, tagOrder: number) =>
      run(text, x, 100, { tag: 'LI', tagOrder });
    expect(
      linesOf([item('Kiln firing', 40, 7), item('Glazes', 102, 8), item('Slip', 139, 9)])[0]?.cells,
    ).toEqual(['Kiln firing', 'Glazes', 'Slip']);
    expect(linesOf([item('Kiln', 40, 7), item('firing', 67, 7)])[0]?.cells).toEqual([
      'Kiln firing',
    ]);
  });

  it('keeps a superscript in its line', () => {
    const ordinal = run('st', 45, 96, { size: 6 });
    expect(textsOf([run('1', 40, 100), ordinal, run('prize', 54, 100)])).toEqual(['1st prize']);
  });

  it.each([
    ['LATEX', ['• R • L', 40, 100, {}], ['A', 77, 98, { size: 6.9 }], 'R • LaTeX, Git'],
    ['TEX', ['R •', 40, 100, {}], undefined, 'R • TeX, Git'],
  ] as const)('spells the logotype %s as a word', (_, [text, x, y], raised, spelled) => {
    const letters = [run('T', 80, 100, { width: 4 }), run('E', 84, 102.6, { width: 5 })];
    const before = run(text, x, y, { width: 37 });
    const after = run('X, Git', 88.8, 100, { width: 25 });
    const runs = [before, ...(raised ? [run(...raised)] : []), ...letters, after];
    expect(textsOf(runs).join(' ')).toBe(spelled);
  });

  it('spells the logotype behind a marker that is drawn with its first letter', () => {
    const letters = [
      run('•L', 40, 100, { width: 22 }),
      run('A', 51, 98, { size: 6.6 }),
      run('T', 54, 100, { width: 4 }),
      run('E', 58, 102.6, { width: 4 }),
      run('X', 62, 100, { width: 5 }),
    ];
    expect(textsOf(letters)).toEqual(['LaTeX']);
  });

  it('spells the logotype whose lowered letter is drawn with its neighbours', () => {
    const letters = [
      run('Pascal • L', 40, 100, { width: 50 }),
      run('A', 86.5, 98, { size: 7, width: 4.6 }),
      run('TEX • Git', 89.4, 100, { width: 40 }),
    ];
    expect(textsOf(letters).join(' ')).toBe('Pascal • LaTeX • Git');
  });

  it('keeps the title below an item apart that ended before it', () => {
    const lines = linesOf([
      run('•', 40, 100),
      run('Checked the scales of the wards', 50, 100),
      run('House of Weights, Master', 50, 113, { bold: true, font: 'Bold' }),
      run('•', 40, 126),
      run('Kept the records that the twelve wards of the hospital share', 50, 126),
    ]);
    expect(lines.map(({ continues }) => continues)).toEqual([false, false, false]);
  });

  it('ends a text beside its dates with one word that had no room', () => {
    const entry = (y: number, text: string) => [run('2019 – 2022', 40, y), run(text, 140, y)];
    const lines = linesOf([
      ...entry(100, 'Internship, Department of Weaving, School of the North, Lakeside'),
      run('University', 140, 112),
      ...entry(130, 'Internship, House of Cloth'),
    ]);
    expect(lines.map(({ continues }) => continues)).toEqual([false, true, false]);
  });

  it('keeps words spread over a line in one cell, and columns of words apart', () => {
    const words = (...xs: number[]) => [
      run('Actuellement', xs[0] ?? 0, 100, { width: 60 }),
      run('en', xs[1] ?? 0, 100, { width: 10 }),
      run('école', xs[2] ?? 0, 100, { width: 25 }),
    ];
    expect(linesOf(words(40, 120, 150))[0]?.cells).toEqual(['Actuellement en école']);
    expect(linesOf(words(40, 120, 160))[0]?.cells).toEqual(['Actuellement', 'en', 'école']);
  });

  it('takes tasks tagged as small headings for tasks, and keeps real headings', () => {
    const task = (text: string, y: number) => [
      run('•', 40, y, { tag: 'H6' }),
      run(text, 50, y, { tag: 'H6' }),
    ];
    const lines = linesOf([
      run('Expérience', 40, 80, { tag: 'H2', size: 14 }),
      ...task('Plié des tôles', 100),
      ...task('Soudé des cadres', 113),
      ...task('Lu des plans', 126),
    ]);
    expect(lines.map(({ heading }) => heading)).toEqual([2, 0, 0, 0]);
  });

  it('joins tracked small capitals with the capital before them, and parts words', () => {
    const word = (x: number, first: string, rest: string, width: number) => [
      run(first, x, 100, { size: 18, width: 12 }),
      run(rest, x + 14, 100, { size: 14.4, width }),
    ];
    expect(textsOf([...word(40, 'A', 'MAL', 40), ...word(100, 'N', 'ASSIRI', 60)])).toEqual([
      'AMAL NASSIRI',
    ]);
    const apart = [run('A', 40, 100, { size: 18, width: 12 })];
    expect(textsOf([...apart, run('DAY', 57, 100, { size: 14.4, width: 40 })])).toEqual(['A DAY']);
  });

  it('goes on with an item that leads on to a word in bold', () => {
    const lines = linesOf([
      run('•', 40, 100),
      run('Sent the alerts of the ward to its nurses and', 50, 100),
      run('Supervisors.', 50, 113, { bold: true, font: 'Bold' }),
      run('•', 40, 126),
      run('Kept the records', 50, 126),
    ]);
    expect(lines.map(({ continues }) => continues)).toEqual([false, true, false]);
  });

  it.each([
    ['whose last words are all bold', { bold: true, font: 'Bold' }, 'Superintendents of Wards'],
    ['over a third line', {}, 'ISO or the like, with their seals'],
  ])('goes on with an item %s', (_, look, text) => {
    const lines = linesOf([
      run('•', 40, 100),
      run('Checked the scales that the twelve wards of the hospital share', 50, 100),
      run('every month of the year against the weights of the city', 50, 113),
      run(text, 50, 126, look),
      run('•', 40, 139),
      run('Kept the records', 50, 139),
    ]);
    expect(lines.map(({ continues }) => continues)).toEqual([false, true, true, false]);
  });

  it('is none where entries with their place and dates are tagged as items at the edge of the titles', () => {
    const tagged = (tagOrder: number) => ({ tag: 'LI', tagOrder });
    const lines = linesOf([
      run('Experience', 40, 80, { tag: 'H2', size: 14 }),
      run('Weaver', 40, 100, { bold: true, ...tagged(2) }),
      run('Halifax, NS', 480, 100, tagged(3)),
      run('House of Cloth', 40, 113, tagged(4)),
      run('2019 – 2024', 480, 113, tagged(5)),
      run('Wove the carpets of nine halls', 50, 126, tagged(6)),
    ]);
    expect(lines.map(({ bullet }) => bullet)).toEqual([0, 0, 0, 1]);
  });

  it('goes on with an item over a hyphen that is tagged by itself', () => {
    const tagged = (tagOrder: number) => ({ tag: 'LBody', tagOrder });
    const lines = linesOf([
      run('•', 40, 100, { tag: 'Lbl', tagOrder: 1 }),
      run('Sharpened the planes that the joiners virtu', 50, 100, tagged(2)),
      run('-', 265, 100, { tag: 'Span', tagOrder: 3 }),
      run('ally wore out', 50, 113, tagged(2)),
    ]);
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Sharpened the planes that the joiners virtually', 1],
      ['wore out', 0],
    ]);
  });

  it('joins a word that only begins like a compound, and keeps the compound’s hyphen', () => {
    const end = (word: string, rest: string) =>
      textsOf([
        run(`Praised by all the masters of the yard for her patient ${word}`, 40, 100),
        run(rest, 40, 113),
      ]).join(' ');
    expect(end('team-', 'work and more')).toContain('teamwork and');
    expect(end('team-', 'building and more')).toContain('team-building and');
    expect(end('loom-', 'specific and more')).toContain('loom-specific and');
    expect(end('auto-', 'matisation des stocks')).toContain('automatisation des');
  });

  it('leaves out dots that lead to the edge, and keeps an ellipsis', () => {
    const led = `Vocational${' .'.repeat(30)}`;
    expect(textsOf([run(led, 40, 100), run('And so on...', 40, 120)])).toEqual([
      'Vocational',
      'And so on...',
    ]);
  });

  it('leaves letters of one height alone, however they are cut', () => {
    const cut = [run('EX', 40, 100, { width: 12 }), run('T', 52, 100, { width: 6 })];
    const rest = [run('E', 58, 100, { width: 6 }), run('XT', 64, 100, { width: 12 })];
    expect(textsOf([...cut, ...rest])).toEqual(['EXTEXT']);
  });

  it('parts a large title from smaller type where a blank of neither would be as wide', () => {
    const large = run('Skills', 40, 100, { size: 20 });
    const [line] = linesOf([large, run('Welding', 120, 100, { size: 16 })]);
    expect(line?.cells).toEqual(['Skills', 'Welding']);
    const [joined] = linesOf([large, run('Welding', 113, 100, { size: 10 })]);
    expect(joined?.cells).toEqual(['Skills Welding']);
  });

  it('puts a date set a little off the baseline on the line of its title', () => {
    const [line] = linesOf([run('Welder', 40, 100), runTo('2019 – 2021', 572, 104)]);
    expect(line?.cells).toEqual(['Welder', '2019 – 2021']);
  });

  it('goes on with a title whose second line hangs, an item after a semicolon, and a word cut in bold', () => {
    const width = 'Text of the page that shows how wide its lines can be, far over these';
    expect(
      linesOf([
        run('Measuring what a frost of the ground does to the roads and', 40, 100, { width: 345 }),
        run('Bridges of the North', 50, 113),
        run('• Planned the new line of the network, twelve stations long;', 40, 140, {
          width: 340,
        }),
        run('listened to four hundred people who live near it', 48, 153),
        run('Open to work that ranges from the field to land sur-', 40, 180, { width: 345 }),
        run('veying', 40, 193, { bold: true }),
        run(width, 40, 230),
      ]).map(({ continues }) => continues),
    ).toEqual([false, true, false, true, false, false]);
  });

  it('draws together text painted around itself to keep an underline off, and leaves it light', () => {
    const around = [
      [-3.6, 0.6],
      [-3.7, 0.3],
      [-3.7, -0.3],
    ].map(([x = 0, y = 0]) => run('Sudbury', 143.6 + x, 100 + y, { width: 38.6 }));
    const { lines } = sourceToLines(
      source(page([run('Clinic in', 94, 100), run('Sudbury', 143.6, 100), ...around])),
    );
    expect(lines.map(({ text, boldLead }) => [text, boldLead])).toEqual([
      ['Clinic in Sudbury', undefined],
    ]);
  });

  it('draws together text painted twice to look bold', () => {
    const [line] = linesOf([run('Skills', 40, 100), run('Skills', 40.4, 100)]);
    expect(line).toMatchObject({ text: 'Skills', bold: true });
  });

  it('closes up letter-spaced headings and keeps their words apart', () => {
    const spaced = [
      run('W O R K', 40, 100, { width: 60 }),
      run('E X P E R I E N C E', 112, 100, { width: 150 }),
    ];
    const body = stack(['Welder in a shipyard', 'Ran the night shift'], 40, 120);
    expect(textsOf([...spaced, ...body])[0]).toBe('WORK EXPERIENCE');
  });

  it('goes on with a list item that ends with a joining word, whatever follows', () => {
    const lines = linesOf([
      run('• Designed twelve sets, with budgets from 15,000 to', 40, 100),
      run('180,000 euros', 50, 113),
      run('• Raised money for the new hall with the help of', 40, 130),
      run('Fund of the Lake', 50, 143),
      run('• Set up a control of the books inspired by the frame of reference named', 40, 160),
      run('COSO', 50, 173),
      ...stack(['Text of the page that shows how wide its lines can be, far over these'], 40, 210),
    ]);
    expect(lines.map(({ continues }) => continues).slice(0, 6)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('goes on with the last line of an item below a full one that leads on', () => {
    const lines = linesOf([
      run('• Set up the shop with tools for three crews, and ran the', 40, 100),
      run('plant as it stood. Drew each of the plans in pencil and', 50, 113),
      run('Copper.', 50, 126),
    ]);
    expect(lines.map(({ continues }) => continues)).toEqual([false, true, true]);
  });

  it('leaves a list of grades alone', () => {
    expect(textsOf([run('Grades A B', 40, 100)])).toEqual(['Grades A B']);
  });

  it('takes list markers off, whether runs of their own or not, and tells their depth', () => {
    const runs = [
      run('•', 40, 100),
      run('Led a team', 58, 100),
      run('– Planned shifts', 70, 113),
      run('•', 40, 126),
      run('Kept records', 58, 126),
    ];
    expect(linesOf(runs).map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Led a team', 1],
      ['Planned shifts', 2],
      ['Kept records', 1],
    ]);
  });

  it('tells size, weight, colour and capitals against the body', () => {
    const body = stack(
      Array.from({ length: 6 }, () => 'Some text of the body'),
      40,
      140,
      { color: '#000000' },
    );
    const [line] = linesOf([
      run('PROFILE', 40, 100, { size: 15, bold: true, color: '#1f4e79' }),
      ...body,
    ]);
    expect(line).toMatchObject({ size: 1.5, bold: true, caps: true, tinted: true });
  });

  it('keeps the bold text that opens a line', () => {
    const [line] = linesOf([run('Tools:', 40, 100, { bold: true }), run('lathe, saw', 73, 100)]);
    expect(line).toMatchObject({ bold: false, boldLead: 'Tools:' });
  });
});

describe('telling wrapped lines from new ones', () => {
  const paragraph = [
    'Nurse with twelve years of practice in intensive care, who',
    'Likes to teach and has trained more than forty students of',
    'nursing in two hospitals.',
  ];

  it('marks lines that go on because the word had no room above', () => {
    expect(linesOf(stack(paragraph, 40, 100)).map((line) => line.continues)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('joins the end of a sentence that begins with a name to the full line above', () => {
    const continues = (end: string): boolean[] =>
      linesOf([
        run('Weaver', 40, 90, { bold: true }),
        ...stack(
          [
            'Drew the looms of the mill, wrote its rules and built all of the seven',
            `Nordvik-made wheels with a friend, who owns half of them${end}`,
          ],
          40,
          103,
        ),
        run('Dyer', 40, 160, { bold: true }),
      ]).map((line) => line.continues);
    expect(continues('.')).toEqual([false, false, true, false]);
    expect(continues('')).toEqual([false, false, false, false]);
  });

  it('begins a paragraph with a bold label below a whole sentence, and none with a bold name there', () => {
    const continues = (bold: string, plain: string): boolean[] =>
      linesOf([
        ...stack(
          [
            'Drew the looms of the mill and wrote its rules for all of the people',
            'of the two towns, who had asked for them over seven whole years.',
          ],
          40,
          100,
        ),
        run(bold, 40, 126, { bold: true }),
        run(plain, 40 + bold.length * 5 + 3, 126),
        run('flax and hemp.', 40, 139),
      ]).map((line) => line.continues);
    expect(continues('Fibres carded at the mill:', 'wool, linen, cotton, nettle, silk')).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(
      continues('Velka', 'asked for looms of all kinds, and they were for wool, cotton'),
    ).toEqual([false, true, true, true]);
  });

  it('goes on with a text set to the right or to the middle, whatever room its last line leaves', () => {
    const long = 'Weaver of eleven years who seeks a house of cloth to learn the new looms of';
    const right = [runTo(long, 500, 100), runTo('the town', 500, 113)];
    const short = [runTo('Weaver of cloth', 500, 100), runTo('velka', 500, 113)];
    const middle = [run(long, 100, 100), run('the town', 100 + (long.length - 8) * 2.5, 113)];
    expect([right, short, middle].map((runs) => linesOf(runs)[1]?.continues)).toEqual([
      true,
      false,
      true,
    ]);
    const full = [long, 'wool, at which she sat for years in the seven halls of the old House of'];
    const whole = [...stack(full, 100, 100), run('Velka.', 100, 126)].map((one, at) =>
      at < 2 ? { ...one, width: 380 } : one,
    );
    expect(linesOf(whole).map(({ continues }) => continues)).toEqual([false, true, true]);
  });

  it('goes on at the margin with an item whose marker is indented as a paragraph is', () => {
    const items = (end: string): (boolean | undefined)[] =>
      linesOf([
        run('Weaver, House of the Lake and of the seven hills around the town', 60, 87),
        run(`• Led the weavers and the dyers of the house, and told others ${end}`, 90, 100),
        run('Velka of them.', 60, 113),
      ]).map(({ continues }) => continues);
    expect(items('like').at(-1)).toBe(false);
    expect(items('that of').at(-1)).toBe(true);
  });

  it('does not join short lines of a list', () => {
    const list = ['Triage', 'Pharmacology of the heart', 'Records', 'Hygiene', 'Teaching'];
    expect(linesOf(stack(list, 40, 100)).some((line) => line.continues)).toBe(false);
  });

  it('does not join across a larger gap, a list marker or a change of weight', () => {
    const runs = [
      ...stack(paragraph.slice(0, 1), 40, 100),
      ...stack(paragraph.slice(1, 2), 40, 130),
      ...stack(['• Another text that is as long as the line above it was'], 40, 143),
      ...stack(['Head nurse'], 40, 156, { bold: true }),
    ];
    expect(linesOf(runs).some((line) => line.continues)).toBe(false);
  });

  it('joins an address that the typesetter cut inside the name of its host, beside other cells', () => {
    const lines = sourceToLines(
      source(
        page([
          run('Amira Example', 40, 100),
          runTo('amira.example@hot-', 552, 100),
          runTo('mail.com', 552, 112),
          run('A line of text over the whole width of the page that tells who Amira is', 40, 130),
        ]),
      ),
    ).lines.map(({ text }) => text);
    expect(lines[0]).toBe('Amira Example amira.example@hotmail.com');
  });

  it('joins words cut at line ends, and keeps the hyphens that belong', () => {
    const cut = stack(
      ['Responsible for the whole professional develop-', 'ment of the cross-', 'functional teams'],
      40,
      100,
    );
    for (const own of cut) own.width = 235;
    expect(textsOf(cut)).toEqual([
      'Responsible for the whole professional development',
      'of the cross-functional',
      'teams',
    ]);
  });

  it('takes the rest of a cut word for no word, though "no" is one', () => {
    const cut = stack(
      [
        'There is no other way to keep the sense of no-',
        'blesse that comes with a per-',
        'formance',
      ],
      40,
      100,
    );
    for (const own of cut) own.width = 235;
    expect(textsOf(cut).join(' ')).toContain('noblesse');
  });

  it('measures the space above in line steps', () => {
    const runs = [...stack(paragraph, 40, 100), run('Skills', 40, 152)];
    expect(linesOf(runs).map((line) => Math.round(line.gap))).toEqual([2, 1, 1, 2]);
  });
});

describe('page furniture', () => {
  const body = stack(['Jane Roe', 'Welder', 'Dakar, Senegal', '555-0100'], 40, 200);

  it('goes to a list of its own: page numbers and what repeats on later pages', () => {
    const header = run('jane@example.org', 40, 30);
    const first = [header, ...body, run('Page 1 of 2', 280, 770)];
    const second = [header, run('More work', 40, 200), run('Page 2 of 2', 280, 770)];
    const read = sourceToLines(source(page(first), page(second)));
    expect(read.furniture).toEqual(['Page 1 of 2', 'jane@example.org', 'Page 2 of 2']);
    expect(read.lines.map((line) => line.text)).toEqual([
      'jane@example.org',
      'Jane Roe',
      'Welder',
      'Dakar, Senegal',
      '555-0100',
      'More work',
    ]);
  });

  it('leaves a footer with the contact once, after the text and marked as footer', () => {
    const footer = run('jane@example.org | 555-0100', 40, 770);
    const first = [...body, footer];
    const second = [run('More work', 40, 200), footer];
    const { lines } = sourceToLines(source(page(first), page(second)));
    expect(lines.map((line) => line.zone)).toEqual([
      'body',
      'body',
      'body',
      'body',
      'body',
      'footer',
    ]);
    expect(lines.at(-1)?.text).toBe('jane@example.org | 555-0100');
  });

  it('is not sought on a single page', () => {
    expect(sourceToLines(source(page([...body, run('2', 280, 770)]))).furniture).toEqual([]);
  });
});

describe('the photo', () => {
  const withImage = (x: number, y: number, width: number, height: number): boolean =>
    sourceToLines(source(page([run('Jane Roe', 40, 100)], { images: [{ x, y, width, height }] })))
      .photo;

  it('is a portrait-shaped picture at the top or beside the text', () => {
    expect(withImage(450, 40, 90, 110)).toBe(true);
    expect(withImage(30, 600, 90, 110)).toBe(true);
  });

  it('is neither an icon, nor a banner, nor a chart in the middle of the text', () => {
    expect(withImage(450, 40, 12, 12)).toBe(false);
    expect(withImage(40, 40, 500, 60)).toBe(false);
    expect(withImage(250, 500, 110, 110)).toBe(false);
  });
});

it('an item whose marker is larger than its text goes on over its lines', () => {
  const { lines } = sourceToLines(
    source(
      page([
        run('◦', 60, 100, { size: 11 }),
        run(
          'Tables: a library for graphs of every sort and of every size that a ward may ask for;',
          71,
          100,
        ),
        run(
          'chiefly used for the training of its models, and for the measure of what they cost us',
          71,
          112,
        ),
        run('Processing Units and more.', 71, 124),
      ]),
    ),
  );
  expect(lines.map(({ continues }) => continues)).toEqual([false, true, true]);
});

it.each(['∘', '⋆', '⬤', '▹', '❯', '🔹'])('%s marks an item', (sign) => {
  const { lines } = sourceToLines(
    source(page([run(sign, 60, 100), run('Kept the cold chain of four sites', 71, 100)])),
  );
  expect(lines.map(({ text, bullet }) => ({ text, bullet }))).toEqual([
    { text: 'Kept the cold chain of four sites', bullet: 1 },
  ]);
});
