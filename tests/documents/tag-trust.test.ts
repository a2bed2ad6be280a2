import { expect, it } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import { FIRST_OBJECT, pdf, textAt } from '../../scripts/fixtures/hostile/pdf-kit.ts';

/** One heading, tagged as such. */
const tagged = (marks: string, more = ''): Uint8Array =>
  pdf({
    content: `/H1 << /MCID 0 >> BDC ${textAt(72, 700, 'Experience')} EMC ${more}`,
    catalogue: `/MarkInfo << ${marks} >> /StructTreeRoot ${FIRST_OBJECT} 0 R`,
    page: '/StructParents 0',
    objects: [
      `<< /Type /StructTreeRoot /K ${FIRST_OBJECT + 1} 0 R /ParentTree << /Nums [0 [${FIRST_OBJECT + 1} 0 R]] >> >>`,
      `<< /Type /StructElem /S /H1 /P ${FIRST_OBJECT} 0 R /Pg 3 0 R /K 0 >>`,
    ],
  });

it.each([
  ['trusted when the file stands by them', '/Marked true', 'H1'],
  ['left alone when the file suspects them', '/Marked true /Suspects true', undefined],
])('tags are %s', async (_, marks, tag) => {
  const result = await readSource(tagged(marks));
  if (!result.ok || result.value.kind !== 'positioned') throw new Error('not read');
  expect(result.value.pages[0]?.runs.map((run) => [run.text, run.tag])).toEqual([
    ['Experience', tag],
  ]);
});

it('an id that a drawing inside the page counts anew says nothing', async () => {
  const inner = `/P << /MCID 0 >> BDC ${textAt(72, 640, 'Baker')} EMC`;
  const result = await readSource(
    tagged('/Marked true', `/P << /MCID 1 >> BDC ${textAt(72, 680, 'Laval')} EMC ${inner}`),
  );
  if (!result.ok || result.value.kind !== 'positioned') throw new Error('not read');
  expect(result.value.pages[0]?.runs.map((run) => [run.text, run.tag])).toEqual([
    ['Experience', undefined],
    ['Laval', undefined],
    ['Baker', undefined],
  ]);
});
