import { expect, it } from 'vitest';
import { emptyContent } from '../content.ts';
import { layoutCv } from './layout-cv.ts';
import { cvMetrics } from './metrics.ts';
import { previewPage } from './preview.ts';

it('draws the boxes of the PDF: same places, sizes and faces, footer included', () => {
  const content = emptyContent();
  content.personal.fullName = 'Ada Roy';
  content.personal.email = 'ada.roy@example.org';
  content.skills = Array.from({ length: 800 }, () => 'recherche');
  const options = { language: 'fr', template: 'creatif', dateStyle: 'numeric' } as const;
  const { pages } = layoutCv(content, options, cvMetrics());
  const drawn = pages.map(previewPage);
  expect(drawn.map(({ texts }) => texts.length)).toEqual(
    pages.map(({ texts, footer }) => texts.length + footer.length),
  );
  const [name, email] = drawn[0]?.texts ?? [];
  const [box] = pages[0]?.texts ?? [];
  expect(name).toEqual({
    text: 'Ada Roy',
    x: box?.x,
    y: box?.y,
    width: box?.width,
    fontFamily: 'Jalon Display',
    fontWeight: 700,
    fontSize: box?.size,
    letterSpacing: box?.tracking,
    fill: '#FFFFFF',
    dx: expect.stringMatching(/^0 -0\.\d+$/) as string,
  });
  expect(email?.link).toBe('mailto:ada.roy@example.org');
  expect(drawn[0]?.shapes[0]).toMatchObject({ x: 0, y: 0, width: 612, fill: '#0B2833' });
  expect(drawn[1]?.texts.at(-1)?.text).toBe('Ada Roy, page 2 de 2');
});
