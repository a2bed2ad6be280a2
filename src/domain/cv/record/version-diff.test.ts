import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { addEntry, editEntry, editField, removeEntry, type CvPatch } from './cv-patch.ts';
import { sampleRecord } from './record-fixture.ts';
import { versionDiff } from './version-diff.ts';

const cv = sampleRecord();
const [role = '', older = ''] = Object.keys(cv.experience);
const [skill = ''] = Object.keys(cv.skills);
const orders = [cv.experience[role]?.order ?? '', cv.experience[older]?.order ?? ''] as const;
const since = (patch: CvPatch) => versionDiff(cv, applyPatch(cv, patch));

test('two equal states differ in nothing', () => {
  expect(since({})).toEqual([]);
  expect(since(editField('title', 'Autre nom'))).toEqual([]);
});

test.each<[string, CvPatch, object]>([
  [
    'a field',
    editField('personal.headline', 'Cheffe'),
    {
      path: 'personal.headline',
      kind: 'changed',
      before: ['Conceptrice en génie civil'],
      after: ['Cheffe'],
    },
  ],
  ['a field emptied', editField('personal.headline', ''), { path: 'personal.headline', after: [] }],
  [
    'one line of many',
    editEntry('experience', role, 'achievements', [
      'Livré 14 km de conduites',
      'Encadré huit techniciens',
    ]),
    {
      path: `experience.${role}.achievements`,
      before: ['Encadré six techniciens'],
      after: ['Encadré huit techniciens'],
    },
  ],
  [
    'an entry gone',
    removeEntry('experience', older),
    {
      path: `experience.${older}`,
      kind: 'removed',
      before: ['Technicienne', 'Bureau Carthage', 'Sfax, Tunisie', '2012', '2019-02'],
    },
  ],
  [
    'an entry come',
    addEntry('languages', 'new000000000000', { name: 'Anglais', level: 'basic', order: 'z' }),
    { path: 'languages.new000000000000', kind: 'added', after: ['Anglais', 'basic'] },
  ],
  [
    'a skill gone',
    removeEntry('skills', skill),
    { path: 'skills', before: ['AutoCAD'], after: [] },
  ],
  [
    'the look',
    editField('template', 'creatif'),
    { path: 'template', before: ['moderne'], after: ['creatif'] },
  ],
  [
    'the order',
    {
      ...editEntry('experience', role, 'order', orders[1]),
      ...editEntry('experience', older, 'order', orders[0]),
    },
    { path: 'experience', kind: 'moved' },
  ],
])('%s', (_what, patch, change) => {
  expect(since(patch)).toMatchObject([change]);
});
