import { strFromU8, unzipSync } from 'fflate';
import { convertToHtml } from 'mammoth';
import { describe, expect, it, vi } from 'vitest';
import { writeDocx } from '#/documents/write/write-docx.ts';
import { TEMPLATES } from '#/domain/cv/content.ts';
import type { CvContent, TemplateName } from '#/domain/cv/content.ts';
import { developer, engineer, longCareer } from './export-samples.ts';

// Seconds when the machine is free, more when other suites run beside.
vi.setConfig({ testTimeout: 60_000 });

const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]),
  );

const write = async (content: CvContent, template: TemplateName) =>
  writeDocx(content, { template, language: 'fr', dateStyle: 'numeric' });

const htmlOf = async (bytes: Uint8Array): Promise<string> =>
  (await convertToHtml({ buffer: Buffer.from(bytes) })).value;

describe.each(TEMPLATES)('the Word file in %s', (template) => {
  it('has real headings, lists and links', async () => {
    const html = await htmlOf((await write(engineer, template)).bytes);
    expect(html).toContain('<h1>Aïcha N’Diaye-Lefèvre</h1>');
    expect(html).toContain('<h2>Expérience professionnelle</h2>');
    expect(html).toMatch(/<h3>Ingénieure de procédés/u);
    expect(html).toContain('<li>Présenté les études à des élus et à des comités de citoyens</li>');
    expect(html).toContain('href="mailto:aicha.ndiaye@example.org"');
  });

  it('uses no table, text box, header or footer', async () => {
    const parts = partsOf((await write(engineer, template)).bytes);
    expect(parts['word/document.xml']).not.toMatch(
      /<w:tbl>|<w:txbxContent>|<w:(?:header|footer)Reference/u,
    );
    expect(Object.keys(parts).filter((name) => /header|footer\d/u.test(name))).toEqual([]);
  });

  it('is on Letter paper and in Canadian French', async () => {
    const parts = partsOf((await write(engineer, template)).bytes);
    expect(parts['word/document.xml']).toMatch(/<w:pgSz[^>]*w:w="12240"[^>]*w:h="15840"/u);
    expect(parts['word/styles.xml']).toContain('w:val="fr-CA"');
  });

  it('takes a denser preset for a longer CV and says when two pages are not enough', async () => {
    expect(await write(engineer, template)).toMatchObject({ pages: 1 });
    expect((await write(longCareer(7), template)).preset).toBeGreaterThan(0);
    expect((await write(longCareer(20), template)).pages).toBeGreaterThan(2);
  });
});

it.each(TEMPLATES)('puts dates on a right tab stop in %s', async (template) => {
  const xml = partsOf((await write(engineer, template)).bytes)['word/document.xml'];
  expect(xml).toMatch(/<w:tab w:val="right"/u);
  expect(await htmlOf((await write(engineer, template)).bytes)).toContain(
    '<h3>Ingénieure de procédés\t09/2020 – Présent</h3>',
  );
});

it('carries any script, and drops only what XML refuses', async () => {
  const content = structuredClone(developer);
  content.personal.fullName = '王伟 محمد \u0000Иван';
  content.skills = ['< & > "quoted"', 'a\u0008b'];
  const html = await htmlOf((await write(content, 'moderne')).bytes);
  expect(html).toContain('<h1>王伟 محمد Иван</h1>');
  expect(html).toContain('&lt; &amp; &gt; "quoted",\u00A0ab');
});
