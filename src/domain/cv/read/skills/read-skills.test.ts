import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readSkills } from './read-skills.ts';

const read = (lines: readonly SourceLine[]): { skills: string[]; labels: string[] } => {
  const { skills, labels } = readSkills(lines);
  return { skills: skills.map(({ value }) => value), labels };
};

test('a name in bold before a list names its group, unless the list goes on after it', () => {
  expect(
    read([
      line('Laboratory PCR, Microscopy', { boldLead: 'Laboratory' }),
      line('Python, R', { boldLead: 'Python' }),
    ]),
  ).toEqual({ skills: ['PCR', 'Microscopy', 'Python', 'R'], labels: ['Laboratory'] });
});

test('a bold name over a list in plain type names it, also after other lists', () => {
  expect(
    read([
      line('AWS • Kubernetes'),
      line('Practices', { bold: true }),
      line('Code review • On-call'),
    ]),
  ).toEqual({
    skills: ['AWS', 'Kubernetes', 'Code review', 'On-call'],
    labels: ['Practices'],
  });
});

test('bold items over plainer ones that stand further in are names of groups', () => {
  const item = { bullet: 1, x: 52, bold: true };
  const inner = { x: 64 };
  expect(
    read([
      line('Weaving', item),
      line('Looms', inner),
      line('Carding', inner),
      line('Paper work', item),
      line('Excel', { ...inner, bullet: 2 }),
    ]),
  ).toEqual({ skills: ['Looms', 'Carding', 'Excel'], labels: ['Weaving', 'Paper work'] });
});

test('what ends a list, and is named nowhere, is no skill', () => {
  expect(read([line('Bash, Perl, etc.'), line('Joinery, etc')])).toEqual({
    skills: ['Bash', 'Perl', 'Joinery'],
    labels: ['etc', 'etc'],
  });
});

test('lines in a look of their own over lighter ones are names of groups', () => {
  const title = (text: string): SourceLine => line(text, { bold: true });
  expect(
    read([
      title('Drawing ¦ Workshop'),
      line('AutoCAD • SketchUp ¦ Joinery • Painting'),
      title('Languages ¦ Tools'),
      line('Java ¦ Git'),
    ]),
  ).toEqual({
    skills: ['AutoCAD', 'SketchUp', 'Joinery', 'Painting', 'Java', 'Git'],
    labels: ['Drawing Workshop', 'Languages Tools'],
  });
  expect(read([title('Joinery'), title('Painting'), line('Masonry')]).skills).toEqual([
    'Joinery',
    'Painting',
    'Masonry',
  ]);
});

test('names in bold that open several lines are names of groups, whatever follows them', () => {
  expect(
    read([
      line('Technical Cooking for crowds', { boldLead: 'Technical' }),
      line('Office Excel', { boldLead: 'Office' }),
    ]),
  ).toEqual({ skills: ['Cooking for crowds', 'Excel'], labels: ['Technical', 'Office'] });
});

test('a name wrapped in its rail is no skill', () => {
  expect(
    read([
      line('Programmation Haskell, Scala', { boldLead: 'Programmation' }),
      line('fonctionnelle', { bold: true }),
      line('Données Spark, Kafka', { boldLead: 'Données' }),
    ]),
  ).toEqual({
    skills: ['Haskell', 'Scala', 'Spark', 'Kafka'],
    labels: ['fonctionnelle', 'Programmation', 'Données'],
  });
});

test('levels in grey over the names one has at them are names of groups', () => {
  const level = (text: string): SourceLine => line(text, { tinted: true });
  expect(
    read([level('expert'), line('Covadis'), line('Revit'), level('débrouillé'), line('SketchUp')]),
  ).toEqual({ skills: ['Covadis', 'Revit', 'SketchUp'], labels: ['expert', 'débrouillé'] });
});

test('an item between marks goes on below a full line', () => {
  expect(
    read([line('Levelling • Total'), line('station • Drone flight • Revit', { full: true })])
      .skills,
  ).toEqual(['Levelling', 'Total station', 'Drone flight', 'Revit']);
});

test('a name in larger type over its list names a group, with a level between them or not', () => {
  expect(
    read([
      line('Kitchen', { size: 1 }),
      line('Advanced', { size: 1 }),
      line('Pastry, Sauces', { size: 0.86 }),
      line('Dining room', { size: 1 }),
      line('Service, Tills', { size: 0.86 }),
    ]),
  ).toEqual({
    skills: ['Pastry', 'Sauces', 'Service', 'Tills'],
    labels: ['Kitchen', 'Advanced', 'Dining room'],
  });
});

test('a coloured name over plain ones is a name of a group, also when nothing is left of its own', () => {
  const title = (text: string): SourceLine => line(text, { tinted: true });
  expect(read([title('bien'), line('Soudure'), line('Pliage'), title('un peu')])).toEqual({
    skills: ['Soudure', 'Pliage'],
    labels: ['bien', 'un peu'],
  });
});

test('the first cell of a row in bold names the others', () => {
  expect(
    read([
      line('Machines ¦ Tour ¦ Fraiseuse', { boldLead: 'Machines' }),
      line('Welding ¦ MIG ¦ TIG', { boldLead: 'Welding' }),
    ]),
  ).toEqual({
    skills: ['Tour', 'Fraiseuse', 'MIG', 'TIG'],
    labels: ['Machines', 'Welding'],
  });
});

test('the short cell before a list in each row names it; names side by side are skills', () => {
  expect(
    read([line('Web ¦ Figma Illustrator InDesign'), line('Video ¦ Premiere Resolve Audition')])
      .labels,
  ).toEqual(['Web', 'Video']);
  expect(read([line('Tilling ¦ Customer service'), line('Stock ¦ Night audit')]).skills).toEqual([
    'Tilling',
    'Customer service',
    'Stock',
    'Night audit',
  ]);
});

test('"&" between words of one name does not part it', () => {
  expect(read([line('SQL, Data Design & Tuning')]).skills).toEqual(['SQL', 'Data Design & Tuning']);
  expect(read([line('Excel, Word & Outlook')]).skills).toEqual(['Excel', 'Word', 'Outlook']);
});

test('a skill told in a sentence keeps its name', () => {
  const told =
    'travail d’équipe : j’ai dirigé des équipes de six personnes et formé deux apprentis';
  const { skills } = read([line(`- ${told}`), line('Excel, Word')]);
  expect(skills).toEqual([told, 'Excel', 'Word']);
});

test('the grid where one rates one’s own use of computers holds no skills', () => {
  const title = (text: string): SourceLine => line(text, { tinted: true });
  expect(
    read([
      title('AUTO-ÉVALUATION'),
      title('Communication ¦ Création de contenu ¦ Sécurité'),
      line('Utilisateur indépendant ¦ Utilisateur élémentaire ¦ Utilisateur élémentaire'),
      title('Compétences numériques – Grille d’auto-évaluation'),
      line('Excel', { bullet: 1 }),
    ]).skills,
  ).toEqual(['Excel']);
});

test('an arrow after a name leads to its group', () => {
  expect(read([line('Web → React, Vue'), line('Bureau → Excel')])).toEqual({
    skills: ['React', 'Vue', 'Excel'],
    labels: ['Web', 'Bureau'],
  });
});

test('a level before each list is no part of its first name', () => {
  expect(
    read([
      line('Advanced Welding · Brazing ¦ master Bending · Cutting'),
      line('Beginner Drawing · Painting', { gap: 2 }),
    ]),
  ).toEqual({
    skills: ['Welding', 'Brazing', 'Bending', 'Cutting', 'Drawing', 'Painting'],
    labels: ['Advanced', 'master', 'Beginner'],
  });
});

test('a list beside its label goes on below itself, a name broken at the line’s end too', () => {
  expect(
    read([
      line('Shop ¦ Welding, Brazing,'),
      line('Cutting', { x: 120, continues: true }),
      line('Tests ¦ Bending, Ultrasonic'),
      line('Testing, Dye', { x: 120, full: true }),
      line('Tools ¦ Torches, Metal Inert Gas'),
      line('(MIG), Clamps', { x: 120 }),
    ]),
  ).toEqual({
    skills:
      'Welding,Brazing,Cutting,Bending,Ultrasonic Testing,Dye,Torches,Metal Inert Gas (MIG),Clamps'.split(
        ',',
      ),
    labels: ['Shop', 'Tests', 'Tools'],
  });
});

test('names between their lists in a larger type, or in small capitals, name groups', () => {
  expect(
    read([
      line('Welding'),
      line('Brazing'),
      line('Drawing', { size: 1.25 }),
      line('AutoCAD'),
      line('Revit'),
    ]),
  ).toEqual({ skills: ['Welding', 'Brazing', 'AutoCAD', 'Revit'], labels: ['Drawing'] });
  expect(
    read([line('Rust'), line('SYSTÈME', { size: 0.5 }), line('Python'), line('Haskell')]),
  ).toEqual({ skills: ['Rust', 'Python', 'Haskell'], labels: ['SYSTÈME'] });
});

test('a name with a mark, or with a level, over a row of frames names them', () => {
  expect(
    read([
      line('Shop', { bullet: 1 }),
      line('Welding ¦ Brazing', { x: 60 }),
      line('Office ¦ Advanced'),
      line('Excel ¦ Word ¦ Outlook', { x: 60 }),
    ]).skills,
  ).toEqual(['Welding', 'Brazing', 'Excel', 'Word', 'Outlook']);
});

test('in rows of two cells the first names the list, also where it holds one thing', () => {
  expect(
    read([
      line('Shop ¦ Welding, Brazing'),
      line('Drawing ¦ AutoCAD, Revit'),
      line('Version control ¦ Git'),
    ]).skills,
  ).toEqual(['Welding', 'Brazing', 'AutoCAD', 'Revit', 'Git']);
});

test('names in italics over lists in upright type name them, below a sentence too', () => {
  expect(
    read([
      line('Here is what I have learnt in the shops of the north.'),
      line('Technical', { italic: true }),
      line('Welding'),
      line('General', { italic: true }),
      line('Gardening'),
    ]).labels,
  ).toEqual(['Technical', 'General']);
});

test('a slash between two names keeps them as one, among several it parts them', () => {
  expect(read([line('VHDL / SoPC'), line('Excel / Word / Outlook')]).skills).toEqual([
    'VHDL / SoPC',
    'Excel',
    'Word',
    'Outlook',
  ]);
});

test('a name in bold beside years of use, or a level, is a skill and names no list', () => {
  const row = (name: string, said: string): SourceLine =>
    line(`${name} ¦ ${said}`, { boldLead: name });
  const { skills, aside } = readSkills([
    row('Looms', '20+ yrs'),
    row('Spindles', 'expert'),
    row('Dyes', '2 ans'),
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Looms', 'Spindles', 'Dyes']);
  expect(aside.map(({ value }) => value)).toEqual([
    'Looms (20+ yrs), Spindles (expert), Dyes (2 ans)',
  ]);
});

test('years of use are no part of a skill, nor is a level before its name', () => {
  expect(
    read([
      line('Welding'),
      line('(3y)'),
      line('(5 ans)'),
      line('3 ans d’exp'),
      line('(Beginner) Python'),
    ]),
  ).toEqual({ skills: ['Welding', 'Python'], labels: [] });
});

test('a language behind its label is one of the skills with what is said of it', () => {
  const { skills, aside } = readSkills([line('Anglais : C1 (TOEFL 613)'), line('Soudure')]);
  expect([skills, aside].map((items) => items.map(({ value }) => value))).toEqual([
    ['Anglais', 'Soudure'],
    ['Anglais : C1 (TOEFL 613)'],
  ]);
});

test('a word for how one speaks is a name among skills', () => {
  expect(read([line('Functional'), line('Reactive')]).skills).toEqual(['Functional', 'Reactive']);
  expect(read([line('Word, Notion, Slack')]).skills).toEqual(['Word', 'Notion', 'Slack']);
  expect(read([line('Loom'), line('Middle level'), line('Dye vat (mid-level)')]).skills).toEqual([
    'Loom',
    'Dye vat',
  ]);
});

test('stars with a number part names, and a note on them is no skill', () => {
  for (const note of [
    '(*)[The scale goes from 0 (none) to 6 (expert).]',
    'L’échelle va de 0 (aucune) à 6 (expert).',
  ]) {
    const { skills, labels } = read([line('Welding⋆4 Brazing?3'), line(note)]);
    expect({ skills, labels: labels.length }).toEqual({
      skills: ['Welding', 'Brazing'],
      labels: 1,
    });
  }
});

test('names set to the right name no groups', () => {
  const names = ['C / Modern C++', 'Electronics', 'Drawing', 'Git', 'Tests of shells', 'Python'];
  const edges = [98, 48, 46, 114, 30, 141];
  expect(read(names.map((name, at) => line(name, { x: edges[at] ?? 0 }))).skills).toEqual(names);
});

test('a level said of several skills at once is no part of the last one', () => {
  expect(
    read([
      line('Welding, Rigging – Good knowledge', { boldLead: 'Welding, Rigging' }),
      line('Brazing – basic knowledge'),
    ]).skills,
  ).toEqual(['Welding', 'Rigging', 'Brazing']);
});

test('what stands in brackets makes no sentence of a list', () => {
  const groups =
    'Kilns (gas, wood, raku, salt, pit and electric), Glazes (ash, celadon, tin, shino)';
  expect(read([line(`Firing: ${groups}`)]).skills).toEqual([
    'Kilns (gas, wood, raku, salt, pit and electric)',
    'Glazes (ash, celadon, tin, shino)',
  ]);
});

test('levels lead lists beside the name of their group and below it', () => {
  expect(
    read([
      line('Atelier ¦ Bonne maîtrise:, Tour, Four'),
      line('Maîtrise modérée: Moule (plâtre, terre), Presse', { x: 120 }),
      line('Maîtrise des bases: Émaux, Raku', { x: 120 }),
      line('Bureau ¦ Excel, Word'),
    ]),
  ).toEqual({
    skills: ['Tour', 'Four', 'Moule (plâtre, terre)', 'Presse', 'Émaux', 'Raku', 'Excel', 'Word'],
    labels: ['Atelier', 'Bonne maîtrise', 'Maîtrise modérée', 'Maîtrise des bases', 'Bureau'],
  });
});

test('a long label stands before a list of names, and no sentence is one', () => {
  const label = 'Outils de calcul pour les marées et pour les courants';
  expect(read([line(`${label} : R (avancé), Octave, Marea (débutant)`)])).toEqual({
    skills: ['R', 'Octave', 'Marea'],
    labels: [label],
  });
  expect(read([line(`${label} : Octave`)]).skills).toEqual([`${label} : Octave`]);
});

test('dots that end an open list are no part of its last name', () => {
  expect(read([line('Lathe, Kiln…'), line('Excel, Word...')]).skills).toEqual([
    'Lathe',
    'Kiln',
    'Excel',
    'Word',
  ]);
});

test('hyphens between blanks part a list that has no other signs, but no level from its name', () => {
  expect(read([line('Loom (hand, foot) - Spindle - Dye vats –')]).skills).toEqual([
    'Loom (hand, foot)',
    'Spindle',
    'Dye vats',
  ]);
  expect(read([line('Spindle - Dye vats')]).skills).toEqual(['Spindle - Dye vats']);
  expect(read([line('Loom - expert, Spindle - beginner')]).skills).toHaveLength(2);
});

test('a share below each name, drawn by a script, makes no groups of them', () => {
  const share = line('0%', { bold: true, x: 115 });
  const item = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });
  expect(read([item('Planning'), share, item('Weaving'), share]).skills).toEqual([
    'Planning',
    'Weaving',
  ]);
});

test('names in frames are cut where the gaps of one row are a little narrower than those of another', () => {
  expect(
    read([
      line('Langages', { bold: true }),
      line('Python ¦ TypeScript ¦ React'),
      line('Outils', { bold: true }),
      line('Unix Git Docker', { pieces: ['Unix', 'Git', 'Docker'] }),
    ]).skills,
  ).toEqual(['Python', 'TypeScript', 'React', 'Unix', 'Git', 'Docker']);
});

test('items without marks that stand a little further apart than their own lines are told by the gaps', () => {
  const item = (text: string) => line(text, { gap: 1.24, continues: true });
  const rest = (text: string) => line(text, { gap: 1 });
  expect(
    read([
      item('Felt, Baskets'),
      item('Weaving, Carding, Looms of the'),
      rest('north, Dyes'),
      item('Indigo, Madder, Sewing'),
      rest('machines'),
      item('Linen'),
    ]).skills,
  ).toEqual([
    'Felt',
    'Baskets',
    'Weaving',
    'Carding',
    'Looms of the north',
    'Dyes',
    'Indigo',
    'Madder',
    'Sewing machines',
    'Linen',
  ]);
});

test('names that a sentence each explains are the skills', () => {
  const name = (text: string): SourceLine => line(text, { bold: true, gap: 1.8 });
  const { skills, labels, aside } = readSkills([
    name('Weaving'),
    line('Makes carpets of every size by hand and with the loom.'),
    name('Dyeing'),
    line('Mixes colours from the plants and the stones of the coast.'),
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Weaving', 'Dyeing']);
  expect([labels.length, aside.length]).toEqual([0, 2]);
});

test('a mark behind nearly every name of the lists is on a scale, which a line may tell', () => {
  expect(
    read([
      line('How often : [3] "daily", [2] "weekly", [1] "once"'),
      line('Weaving 3; Dyeing / Bleaching 3; Rule of 10 2; Carding / Combing 2; Spinning 1;'),
    ]).skills,
  ).toEqual(['Weaving', 'Dyeing / Bleaching', 'Rule of 10', 'Carding / Combing', 'Spinning']);
  expect(read([line('Word, Loom 2, Excel, Autodraw 3, Figma')]).skills).toContain('Loom 2');
});

test('a language on a line of its own has the level below it, and how it is used is no skill', () => {
  const { skills, aside, labels } = readSkills([
    line('Soudure'),
    line('Espagnol', { bold: true, size: 1.4 }),
    line('Niveau B2'),
    line('Lu, écrit, parlé'),
  ]);
  expect([skills, aside].map((items) => items.map(({ value }) => value))).toEqual([
    ['Soudure', 'Espagnol'],
    ['Espagnol : Niveau B2', 'Lu, écrit, parlé'],
  ]);
  expect(labels).toEqual([]);
});

test('short lines and lists by turns name the lists, whatever their look', () => {
  expect(
    read([
      line('LATHES'),
      line('Metal, wood'),
      line('SOFTWARE'),
      line('CAD, GIS'),
      line('CNC, PLC'),
    ]),
  ).toEqual({
    skills: ['Metal', 'wood', 'CAD', 'GIS', 'CNC', 'PLC'],
    labels: ['LATHES', 'SOFTWARE'],
  });
  expect(read([line('Lathes'), line('Metal, wood'), line('Software')]).labels).toEqual([]);
});

test('a line that opens with the name of a group ends the wrapped list above it', () => {
  const wrapped = (text: string): SourceLine => line(text, { continues: true });
  expect(
    read([
      line('Atelier : tour, fraiseuse, scie à ruban, perceuse,'),
      wrapped('raboteuse, Étau de fer'),
      wrapped('Matières premières : laine, Nordlin,'),
      wrapped('Lakecoton'),
      wrapped('Mesure & Pesage : Bandix, Pesée'),
    ]).labels,
  ).toEqual(['Atelier', 'Matières premières', 'Mesure & Pesage']);
});

test('levels before names say how well, where several do', () => {
  const items = (...texts: readonly string[]): SourceLine[] =>
    texts.map((text) => line(text, { bullet: 1 }));
  expect(
    read(
      items('Maîtrise Tissage', 'Connaissances de Couture', 'Notions Cardage', 'Maîtrise Filage'),
    ).skills,
  ).toEqual(['Tissage', 'Couture', 'Cardage', 'Filage']);
  expect(read(items('Maîtrise de soi', 'Tissage', 'Couture', 'Cardage')).skills).toContain(
    'Maîtrise de soi',
  );
});

test('commas part nothing in sentences among others', () => {
  const told = [
    'Sound grasp of how looms are set and kept clean.',
    'Trained in dyeing wool by hand with plants of the north.',
    'Used to leading a small crew in a noisy hall.',
  ];
  const listed = 'Good knowledge of carding, spinning, and felting machines.';
  const item = (text: string): SourceLine => line(text, { bullet: 1 });
  const bare = (text: string): string => text.replace(/\.$/u, '');
  expect(read([...told, listed].map(item)).skills).toEqual([...told, listed].map(bare));
  expect(read([...told, 'Looms and reels, Carding, Felting.'].map(item)).skills).toHaveLength(6);
  expect(read([...told, 'Carding, spinning.'].map(item)).skills).toHaveLength(5);
  expect(read([told[0] ?? '', listed].map(item)).skills).toHaveLength(4);
});

test('an item with a mark goes on below itself, also with a capital', () => {
  expect(
    read([
      line('Setting of looms for the weaving of', { bullet: 1 }),
      line('Tesmal cloth', { x: 60, continues: true }),
      line('Repair of the reels of', { bullet: 1 }),
      line('Vand', { x: 60, continues: true }),
    ]).skills,
  ).toEqual(['Setting of looms for the weaving of Tesmal cloth', 'Repair of the reels of Vand']);
  expect(
    read([
      line('Careful setting of looms', { bullet: 1 }),
      line('Tesmal', { x: 60, continues: true }),
    ]).skills,
  ).toEqual(['Careful setting of looms Tesmal']);
});

test('many names in brackets are skills of their own, with the one before them', () => {
  expect(
    read([line('Weaving (trained in Twill, Satin, Damask, Velvet, Gauze, Tapestry, etc.)')]),
  ).toEqual({
    skills: ['Weaving', 'Twill', 'Satin', 'Damask', 'Velvet', 'Gauze', 'Tapestry'],
    labels: ['trained in', 'etc'],
  });
  const few = 'Weaving (Twill, Satin, Damask, Velvet)';
  expect(read([line(few)]).skills).toEqual([few]);
});

test('labels alone in a row name the columns below them', () => {
  expect(
    read([line('Shop: ¦ Office: Other things:', { bold: true }), line('Welding ¦ Excel ¦ Sales')])
      .skills,
  ).toEqual(['Welding', 'Excel', 'Sales']);
});

test('a list that goes on below has two names at its end', () => {
  expect(
    read([line('Lathe, Press,'), line('Kiln et Wheel,'), line('Four et Tour')]).skills,
  ).toEqual(['Lathe', 'Press', 'Kiln', 'Wheel', 'Four et Tour']);
});

test('the name of a group may have seven words', () => {
  expect(
    read([
      line('Looms', { bold: true }),
      line('Jacquard, Dobby', { italic: true }),
      line('Outils de mise en page de plans', { bold: true }),
      line('Velka, Orlex', { italic: true }),
    ]).labels,
  ).toEqual(['Looms', 'Outils de mise en page de plans']);
});

test('how well, before a list of names, is no part of the first', () => {
  expect(
    read([line('Proficient in Velka, Orlex and Circa'), line('Familiar with Bandix, Tesmal')]),
  ).toEqual({
    skills: ['Velka', 'Orlex', 'Circa', 'Bandix', 'Tesmal'],
    labels: ['Proficient in', 'Familiar with'],
  });
  expect(read([line('Maîtrise de Velka, Orlex et Circa')]).skills).toEqual([
    'Velka',
    'Orlex',
    'Circa',
  ]);
  const one = 'Maîtrise de Velka';
  expect(read([line(one), line('Tissage')]).skills).toEqual([one, 'Tissage']);
});

test('a name before what is told of it stays, whoever speaks', () => {
  const told = 'Patience: kept twelve old looms of the mill at work for years';
  expect(read([line(told, { bullet: 1 }), line('Excel, Word', { bullet: 1 })]).skills).toEqual([
    told,
    'Excel',
    'Word',
  ]);
  const dated = line('2025-present: Member of the house that keeps old looms', { bullet: 1 });
  expect(read([dated, line('Excel, Word', { bullet: 1 })]).skills[0]).toMatch(/^Member/u);
});

test('what begins with "de" goes on from the name before it', () => {
  expect(read([line('Sens de l’écoute, de l’accueil et du conseil, tissage')]).skills).toEqual([
    'Sens de l’écoute, de l’accueil et du conseil',
    'tissage',
  ]);
});

test('a bracket or comma behind an icon goes on with the name before it', () => {
  expect(
    read([
      line('Workshop : ¦ Lathes ¦ (strong), Saws (skilled), Ovens ¦ (confirmé)', {
        boldLead: 'Workshop',
      }),
      line('Office : ¦ Excel ¦ , Word ¦ , Access', { boldLead: 'Office' }),
    ]).skills,
  ).toEqual(['Lathes', 'Saws', 'Ovens', 'Excel', 'Word', 'Access']);
});

test('an address of the web and the rest of a list are no skills', () => {
  expect(read([line('Looms, Dye vats, https://example.org/looms, and others')]).skills).toEqual([
    'Looms',
    'Dye vats',
  ]);
  expect(read([line('Looms (jacquard, dobby et autres), entre autres')]).skills).toEqual([
    'Looms (jacquard, dobby et autres)',
  ]);
});

test('two names of programs between "and" are two skills, words are one', () => {
  expect(
    read([
      line('SQL & R'),
      line('Git and GitLab'),
      line('& Keras'),
      line('Research and Development'),
      line('Design & Optimization'),
      line('Analyse et gestion'),
    ]).skills,
  ).toEqual([
    'SQL',
    'R',
    'Git',
    'GitLab',
    'Keras',
    'Research and Development',
    'Design & Optimization',
    'Analyse et gestion',
  ]);
});

test('a colon inside a bracket names no group', () => {
  expect(read([line('Looms (mine: jacquard); Dye vats; Carding')]).skills).toEqual([
    'Looms (mine: jacquard)',
    'Dye vats',
    'Carding',
  ]);
});

test('what a bracket of the list tells takes nothing from its name', () => {
  expect(read([line('Tools: Looms (old: jacquard), Dye vats')])).toEqual({
    skills: ['Looms (old: jacquard)', 'Dye vats'],
    labels: ['Tools'],
  });
});

test('words that praise a person or a code are skills', () => {
  expect(read([line('SOLID, Autonome, Git')]).skills).toEqual(['SOLID', 'Autonome', 'Git']);
});

test('a name set apart before a list names its group, however narrow the gap', () => {
  const pieces = ['Weaving tools', 'Looms, Spindles, Dye vats'];
  expect(read([line('Weaving tools Looms, Spindles, Dye vats', { pieces })])).toEqual({
    skills: ['Looms', 'Spindles', 'Dye vats'],
    labels: ['Weaving tools'],
  });
});

test('a sentence of many words is told of the person, and no skill', () => {
  const told =
    'Weaver with a wide knowledge of looms of all kinds and sizes, from the small ones of homes to those of mills, and with years of work in dye houses beside them';
  expect(read([line(told), line('Looms, Dye vats')]).skills).toEqual(['Looms', 'Dye vats']);
  expect(read([line(`Weaving: ${told}`), line('Looms, Dye vats')]).skills).toEqual([
    'Weaving',
    'Looms',
    'Dye vats',
  ]);
});

test.each([
  [
    ['Weaving tools – Looms, Spindles', 'Dyes - Madder, Woad, Weld'],
    'Looms Spindles Madder Woad Weld',
  ],
  [['Weaving ⇒ Looms, Spindles', 'Dyes ▸ Madder, Woad'], 'Looms Spindles Madder Woad'],
  [['Looms – Spindles – Madder'], 'Looms Spindles Madder'],
  [['Looms - old, Spindles'], 'Looms - old Spindles'],
])('a dash or an arrow stands between a name and its list: %s', (rows, skills) => {
  expect(read(rows.map((row) => line(row))).skills.join(' ')).toBe(skills);
});

test.each([
  [
    ['Experienced with Looms, Spindles', 'Familiar with Madder, Woad'],
    'Looms Spindles Madder Woad',
  ],
  [['Good knowledge of Looms, Spindles and Madder.'], 'Looms Spindles Madder'],
  [['Looms: 5/5', 'Spindles: 4/5'], 'Looms Spindles'],
  [['Looms – 80%', 'Spindles 60 %'], 'Looms Spindles'],
  [['Looms (5 years), Spindles (2+ ans)'], 'Looms Spindles'],
  [['Looms, Spindles, and more'], 'Looms Spindles'],
])('how well or how long is no part of a name: %s', (rows, skills) => {
  expect(read(rows.map((row) => line(row))).skills.join(' ')).toBe(skills);
});

test('a name before a bar leads a list that another sign parts, where several do', () => {
  expect(
    read([
      line('Looms | Velka ¦ Dyes | Indigo · Madder'),
      line('Paper | Ledger · Till ¦ Saws | Bandix · Ripper'),
    ]),
  ).toEqual({
    skills: ['Velka', 'Indigo', 'Madder', 'Ledger', 'Till', 'Bandix', 'Ripper'],
    labels: ['Looms', 'Dyes', 'Paper', 'Saws'],
  });
  expect(read([line('Looms | Velka | Indigo'), line('Paper | Ledger')]).labels).toEqual([]);
});

test('rows whose ends no sign marks are each a list, however full they are', () => {
  const row = (text: string): SourceLine => line(text, { full: true });
  expect(
    read([line('Looms • Dyes • Carding'), row('Spindles • Shears'), row('Paper work • Tills')])
      .skills,
  ).toEqual(['Looms', 'Dyes', 'Carding', 'Spindles', 'Shears', 'Paper work', 'Tills']);
  expect(
    read([line('Looms • Dyes'), row('Spindles • Paper'), row('work • Tills')]).skills,
  ).toContain('Paper work');
});

test('the words of a section of skills over a list name it, whatever stands among the lists', () => {
  expect(
    read([
      line('Looms • Dyes'),
      line('House of Velka'),
      line('Frameworks'),
      line('Spindles • Shears'),
      line('Operating Systems'),
      line('Carding • Tills'),
    ]),
  ).toEqual({
    skills: ['Looms', 'Dyes', 'House of Velka', 'Spindles', 'Shears', 'Carding', 'Tills'],
    labels: ['Frameworks', 'Operating Systems'],
  });
});
