import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownHtml } from './markdown-html.ts';
import { isSafeAddress, plainText, readMarkdown } from './markdown.ts';

const html = (source: string, home = ''): string => markdownHtml(readMarkdown(source), home);

test('headings, paragraphs, lists and quotations are told apart', () => {
  const source = [
    '## Avant l’entrevue',
    'Une première ligne,',
    'puis sa suite.',
    '- un point',
    '  qui continue',
    '- un autre',
    '',
    '1. d’abord',
    '2. ensuite',
    '> Dit-elle.',
    '### Le jour même',
  ].join('\n');
  expect(html(source).split('\n')).toEqual([
    '<h2 id="avant-l-entrevue">Avant l’entrevue</h2>',
    '<p>Une première ligne, puis sa suite.</p>',
    '<ul><li>un point qui continue</li><li>un autre</li></ul>',
    '<ol><li>d’abord</li><li>ensuite</li></ol>',
    '<blockquote><p>Dit-elle.</p></blockquote>',
    '<h3 id="le-jour-meme">Le jour même</h3>',
  ]);
});

test('marks inside a line become elements, nested ones too', () => {
  expect(html('**Fort et `code`**, *dit ainsi*, [lien **vif**](/articles/star)')).toBe(
    '<p><strong>Fort et <code>code</code></strong>, <em>dit ainsi</em>, ' +
      '<a href="/articles/star">lien <strong>vif</strong></a></p>',
  );
});

test('a passage in another language is marked so', () => {
  expect(html('On écrit [Canadian equivalency]{lang=en} sur le CV.')).toBe(
    '<p>On écrit <span lang="en">Canadian equivalency</span> sur le CV.</p>',
  );
});

test('our own addresses stand below the page’s language, others stay', () => {
  expect(html('[a](/faq) [b](https://www.ontario.ca/laws)', '/en')).toBe(
    '<p><a href="/en/faq">a</a> <a href="https://www.ontario.ca/laws">b</a></p>',
  );
});

test('two headings with the same words have different names', () => {
  const ids = readMarkdown('## Sources\n\n## Sources').map((block) =>
    block.kind === 'heading' ? block.id : '',
  );
  expect(ids).toEqual(['sources', 'sources-2']);
});

test('an unfinished mark stays in the text', () => {
  expect(html('2 * 3, **gras, [sans suite], `seul')).toBe(
    '<p>2 * 3, **gras, [sans suite], `seul</p>',
  );
});

describe('nothing an author pastes can run', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img'],
    ['[cliquez](javascript:alert(1))', '[cliquez](javascript'],
    ['[cliquez](data:text/html;base64,AAAA)', '[cliquez](data'],
    ['[ailleurs](//example.com)', '[ailleurs](//example.com)'],
    ['[ailleurs](/\\example.com)', '[ailleurs](/'],
    ['[x](https://example.com/"onclick="alert)', '&quot;onclick=&quot;'],
  ])('%s', (source, expected) => {
    expect(html(source)).toContain(expected);
    expect(html(source)).not.toMatch(/<(?:script|img)|href="(?:javascript|data|\/\/)|" ?onclick/);
  });

  test('whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom('<b onload="x">', '](', '[', '**', '`', '> ', '- ', '\n', '{lang=en}', '#'),
      fc.constantFrom('javascript:alert(1)', '"', "'", '/faq', 'https://x.ca', ')', '*', ' '),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const written = html(pieces.join(''));
        const tags = written.match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(
            /^<(?:\/?(?:h[23]|p|ul|ol|li|blockquote|strong|em|code|span|a)|h[23] id="[a-z0-9-]+"|span lang="[a-zA-Z-]+"|a href="[^"<>]*")>$/,
          );
      }),
    );
  });
});

test('an address is a page, a mailbox or a place on the page', () => {
  const given = [
    '/faq',
    '#sources',
    'https://x.ca/y',
    'mailto:aide@example.org',
    'x.ca',
    'ftp://x',
  ];
  expect(given.filter(isSafeAddress)).toEqual(given.slice(0, 4));
});

test('words are read without their marks', () => {
  const [block] = readMarkdown('Un **mot** et [un lien](/faq).');
  expect(block?.kind === 'paragraph' && plainText(block.parts)).toBe('Un mot et un lien.');
});
