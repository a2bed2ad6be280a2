import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSkills, splitSkills } from './split-skills.ts';

test.each<[string, string[]]>([
  ['Gestion de projet, C++ ; Node.js', ['Gestion de projet', 'C++', 'Node.js']],
  ['C#, .NET, CI/CD, R&D', ['C#', '.NET', 'CI/CD', 'R&D']],
  ['Adobe (Photoshop, InDesign), Figma', ['Adobe (Photoshop, InDesign)', 'Figma']],
  ['Adobe (Photoshop, Figma', ['Adobe (Photoshop', 'Figma']],
  ['Budget de 1,5 M$, Excel', ['Budget de 1,5 M$', 'Excel']],
  ['Excel, excel , EXCEL', ['Excel']],
  ['Soudure\nLecture de plans • Meulage', ['Soudure', 'Lecture de plans', 'Meulage']],
  [' , ,; ', []],
  ['', []],
])('cuts "%s"', (text, skills) => {
  expect(splitSkills(text)).toEqual(skills);
});

test('what the form shows is cut into the same skills again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abC+#.,; ()/&é1') }), (text) => {
      const skills = splitSkills(text);
      expect(splitSkills(joinSkills(skills))).toEqual(skills);
    }),
  );
});
