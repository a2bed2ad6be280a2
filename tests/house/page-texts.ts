/** Every sentence of the public pages in a language, without the marks of a running text. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SITE } from '#/domain/content/site/site.ts';
import { siteFacts } from '../../src/features/pages/prose/site-facts.ts';
import { root } from './catalogs.ts';

export const pageTexts = async (
  language: 'fr' | 'en',
): Promise<{ file: string; words: string }[]> => {
  const files = globSync(`src/features/pages/**/*.${language}.ts`, { cwd: root });
  const texts = files.map(async (file) => {
    const { text } = (await import(path.join(root, file))) as {
      text: (facts: ReturnType<typeof siteFacts>) => unknown;
    };
    const said = stringsIn(text(siteFacts(DEFAULT_SITE, language)));
    return said.map((words) => ({ file: path.basename(file, '.ts'), words }));
  });
  return (await Promise.all(texts)).flat();
};

/** Identifiers and addresses are not words. */
const stringsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return ['id', 'to', 'needs', 'email'].includes(key) ? [] : [withoutMarks(value)];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => stringsIn(item, name));
  return [];
};

/** What the marks of a running text leave on the screen. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\*\*|`/g, '');
