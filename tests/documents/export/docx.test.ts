import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { convertToHtml } from 'mammoth';
import { describe, expect, it, vi } from 'vitest';
import { WORD_FACES } from '#/documents/write/flow-styles.ts';
import { writeDocx } from '#/documents/write/write-docx.ts';
import { writeOdt } from '#/documents/write/write-odt.ts';
import { TEMPLATES, type TemplateName } from '#/domain/cv/templates.ts';
import type { CvContent } from '#/domain/cv/content.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { INKS } from '#/domain/cv/layout/laid-out.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { isInstalled } from './pdf-tools.ts';
import { developer, engineer, longCareer } from './samples.ts';

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

  it('uses no table or text box, and puts no word in a header or a footer', async () => {
    const parts = partsOf((await write(engineer, template)).bytes);
    expect(parts['word/document.xml']).not.toMatch(/<w:tbl>|<w:txbxContent>/u);
    const margins = Object.entries(parts).filter(([name]) => /(?:header|footer)\d/u.test(name));
    expect(margins.map(([, xml]) => xml).join('')).not.toMatch(/<w:t[ >]/u);
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

it.each(TEMPLATES)('puts dates on the right tab stop of their style in %s', async (template) => {
  const { bytes } = await write(engineer, template);
  const parts = partsOf(bytes);
  expect(styleOf(parts, 'Heading3')).toMatch(/<w:tab w:val="right"/u);
  const beside =
    template === 'compact' ? ' | Eaux claires Montérégie inc., Longueuil (Québec)' : '';
  expect(await htmlOf(bytes)).toContain(
    `<h3>Ingénieure de procédés${beside}\t09/2020 – Présent</h3>`,
  );
});

it('draws créatif’s band from the paper’s edge, and gives the pages after it their margin', async () => {
  const options = { template: 'creatif', language: 'fr', dateStyle: 'numeric' } as const;
  const content = longCareer(7);
  const word = partsOf((await writeDocx(content, options)).bytes)['word/document.xml'] ?? '';
  expect(word).toMatch(/<w:headerReference w:type="default"[^]*w:top="0"[^]*<w:titlePg\/>/u);
  const odt = partsOf((await writeOdt(content, options, CREATED)).bytes);
  const top = (page: string): number =>
    Number(
      new RegExp(`page-layout style:name="${page}".*?margin-top="([\\d.]+)pt"`, 'u').exec(
        odt['styles.xml'] ?? '',
      )?.[1],
    );
  expect(top('FirstLetter')).toBe(0);
  expect(top('Letter')).toBeGreaterThan(30);
  expect(odt['content.xml']).toContain('style:master-page-name="First_20_Page"');
});

it('never leaves the last line of a list alone on a page', async () => {
  const parts = partsOf((await write(engineer, 'moderne')).bytes);
  const kept = /<w:keepNext\/>(?:(?!<w:p>).)*Santé et sécurité générale/u;
  expect(parts['word/document.xml']).toMatch(kept);
});

it.each(TEMPLATES)('keeps its whole look in styles in %s', async (template) => {
  const parts = partsOf((await write(engineer, template)).bytes);
  const document = parts['word/document.xml'] ?? '';
  expect(document).not.toMatch(/<w:(?:sz|color|rFonts|b|pBdr|shd|tabs|jc|ind)[ />]/u);
  expect(document).toContain('<w:pStyle w:val="ListBullet"/>');
  expect(parts['word/styles.xml']).not.toContain('w:lineRule="exact"');
  expect(styleOf(parts, 'Heading2')).toContain('<w:keepNext/>');
  const ruled = template !== 'creatif';
  expect(styleOf(parts, 'Heading2').includes('<w:bottom')).toBe(ruled);
  expect(styleOf(parts, 'Contact').includes('<w:shd')).toBe(!ruled);
  expect(parts['docProps/core.xml']).toMatch(
    /<dc:creator>Aïcha N’Diaye-Lefèvre<.*AutoCAD Civil 3D/u,
  );
});

it.each(TEMPLATES)('links addresses in running text, legible on paper, in %s', async (template) => {
  const content = structuredClone(engineer);
  content.experience[0]?.achievements.push('Plans : www.example.org/plans (514 555-0199)');
  const options = { template, language: 'fr', dateStyle: 'numeric' } as const;
  const { bytes } = await writeDocx(content, options);
  expect(await htmlOf(bytes)).toContain(
    '<li>Plans : <a href="https://www.example.org/plans">www.example.org/plans</a> (<a href="tel:+15145550199">514 555-0199</a>)</li>',
  );
  const odt = partsOf((await writeOdt(content, options, CREATED)).bytes);
  expect(odt['content.xml']).toMatch(
    /<text:a [^>]*href="https:\/\/www\.example\.org\/plans" text:style-name="Internet_20_link"/u,
  );
  const inks = [
    styleOf(partsOf(bytes), 'Hyperlink'),
    /style:name="Internet_20_link".*?<\/style:style>/u.exec(odt['styles.xml'] ?? '')?.[0] ?? '',
  ];
  for (const ink of inks) expect(ink).toContain(INKS.text.slice(1));
});

const styleOf = (parts: Record<string, string>, id: string): string =>
  new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 'u').exec(
    parts['word/styles.xml'] ?? '',
  )?.[0] ?? '';

/** The face itself, or one with its measures. */
const hasFace = (face: string): boolean => {
  const { stdout } = spawnSync('fc-match', [face, 'family'], { encoding: 'utf8' });
  return /Calibri|Carlito|Cambria|Caladea|Georgia|Gelasio|Trebuchet/u.test(stdout);
};

const WITH_FACE = TEMPLATES.filter((name) => hasFace(WORD_FACES[name].font));

it.skipIf(!isInstalled('soffice') || !isInstalled('pdfinfo') || WITH_FACE.length === 0)(
  'takes in LibreOffice the pages of the PDF, as Word and as OpenDocument (needs soffice, poppler, the faces)',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'jalon-word-'));
    const expected: Record<string, number> = {};
    for (const template of WITH_FACE)
      for (const [name, content] of [
        ['engineer', engineer],
        ['career', longCareer(7)],
      ] as const) {
        const options = { template, language: 'fr', dateStyle: 'numeric' } as const;
        const { pages } = layoutCv(content, options, cvMetrics());
        const files = {
          docx: await writeDocx(content, options),
          odt: await writeOdt(content, options, CREATED),
        };
        for (const [kind, { bytes }] of Object.entries(files)) {
          expected[`${name}-${template}-${kind}`] = pages.length;
          writeFileSync(path.join(folder, `${name}-${template}-${kind}.${kind}`), bytes);
        }
      }
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const files = readdirSync(folder).map((file) => path.join(folder, file));
    const call = ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...files];
    spawnSync('soffice', call, { timeout: 240_000 });
    const counted = Object.keys(expected).map((name) => {
      const { stdout } = spawnSync('pdfinfo', [path.join(folder, `${name}.pdf`)], {
        encoding: 'utf8',
      });
      return [name, Number(/Pages:\s+(\d+)/u.exec(stdout)?.[1])];
    });
    expect(Object.fromEntries(counted)).toEqual(expected);
  },
);

const CREATED = new Date('2026-01-15T12:00:00Z');

it('carries any script, and drops only what XML refuses', async () => {
  const content = structuredClone(developer);
  content.personal.fullName = '王伟 محمد \u0000Иван';
  content.skills = ['< & > "quoted"', 'a\u0008b'];
  const html = await htmlOf((await write(content, 'moderne')).bytes);
  expect(html).toContain('<h1>王伟 محمد Иван</h1>');
  expect(html).toContain('&lt; &amp; &gt; "quoted",\u00A0ab');
});
