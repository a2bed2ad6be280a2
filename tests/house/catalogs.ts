/** What the interface says in a language, message by message, with the catalog each is in. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const catalogMessages = (locale: 'fr' | 'en'): { catalog: string; message: string }[] =>
  globSync(`src/locales/${locale}/*.po`, { cwd: root }).flatMap((file) =>
    messagesIn(readFileSync(path.join(root, file), 'utf8')).map((message) => ({
      catalog: path.basename(file, '.po'),
      message,
    })),
  );

/** The French catalogs repeat each message as its own translation. */
const messagesIn = (catalog: string): string[] =>
  [...catalog.matchAll(/^msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm)]
    .map(([, quoted = '']) =>
      [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, piece = '']) => piece)
        .join('')
        .replaceAll('\\n', '\n')
        .replaceAll(String.raw`\"`, '"'),
    )
    .filter((message) => message !== '' && !message.startsWith('POT-Creation-Date'));

/** A message's tags and places filled at run time are no words; of a plural, the branches are. */
export const withoutPlaces = (message: string): string =>
  message
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/\{\w+\}/g, 'X');
