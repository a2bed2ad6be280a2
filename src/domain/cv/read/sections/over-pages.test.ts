import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { splitSections } from './split-sections.ts';

const title = { bold: true, caps: true, size: 1.3, gap: 2 };

test('a page goes on with the section of the page before, though an older one began a hair nearer', () => {
  const sections = splitSections([
    line('Awa Example', { size: 2 }),
    line('EXPERIENCE', title),
    line('Weaver, House of Cloth ¦ 2019 – 2024'),
    line('PROJECTS', { ...title, page: 2, x: 50.4 }),
    line('Old looms ¦ 2018', { page: 2, x: 50.4 }),
    line('Raised the beams of twelve of them', { page: 2, x: 150 }),
    line('New looms ¦ 2017', { page: 3 }),
  ]);
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['start', 1],
    ['experience', 1],
    ['projects', 3],
  ]);
});
