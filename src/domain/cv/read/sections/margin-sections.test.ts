import { describe, expect, it } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readCvFromLines } from '../read-cv.ts';
import { withHeadSections } from './margin-sections.ts';

const head = (text: string) => line(text, { zone: 'header', bold: /^[A-Z ]+$/.test(text) });
const BODY = [
  line('EXPERIENCE', { bold: true, gap: 2 }),
  line('Land surveyor, Talvane Inc., 2019 – 2024'),
  line('Levelled roads', { bullet: 1 }),
];

describe('sections in the head of the page', () => {
  it('are read like the others', () => {
    const reading = readCvFromLines([
      ...['Amal Nassiri', 'amal@example.org', 'SKILLS', 'Python, Rust', 'EDUCATION'].map(head),
      head('B.Sc. Geomatics, University of Talvane, 2018'),
      ...BODY,
    ]);
    expect(reading.ok && reading.value.content).toMatchObject({
      personal: { fullName: 'Amal Nassiri', email: 'amal@example.org' },
      experience: [{ company: 'Talvane Inc.' }],
      education: [{ institution: 'University of Talvane' }],
      skills: ['Python', 'Rust'],
    });
  });

  it('are more than one title', () => {
    const lines = [head('Amal Nassiri'), head('SKILLS'), ...BODY];
    expect(withHeadSections(lines)).toEqual(lines);
  });
});
