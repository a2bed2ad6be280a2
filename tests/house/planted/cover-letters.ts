/** All that a new synced collection needs, file by file: what a maintainer would write to add one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/lib/project.mjs';

export const coverLetters = (): Record<string, string> => ({
  'src/domain/synced-collections.ts': edited('src/domain/synced-collections.ts', [
    '  files: collection({',
    `  cover_letters: collection({
    kinds: { application: 'text', title: 'text', paragraphs: 'json' },
    lists: ['paragraphs'],
    belongsTo: { collection: 'applications', field: 'application' },
    nameField: 'title',
    needs: 'premium',
    since: 2,
  }),
`,
  ]),
  'src/domain/tracker/cover-letter.ts': `import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

interface Paragraph {
  order: string;
  text: string;
}

export interface CoverLetter extends SyncedRecord {
  application: string;
  title: string;
  paragraphs: Record<string, Paragraph>;
}

export const newCoverLetter = (
  id: string,
  now: number,
  fields: Pick<CoverLetter, 'application' | 'title'>,
): CoverLetter => ({ ...newRecord(id, now), ...fields, paragraphs: {} });
`,
  'src/data/tables.ts': edited(
    'src/data/tables.ts',
    [
      "import type { EmailTemplate } from '#/domain/tracker/email-template.ts';\n",
      "import type { CoverLetter } from '#/domain/tracker/cover-letter.ts';\n",
    ],
    ['  cv_versions: CvVersion;\n', '  cover_letters: CoverLetter;\n'],
  ),
  'src/data/records/cover-letters.ts': `import { newCoverLetter, type CoverLetter } from '#/domain/tracker/cover-letter.ts';
import type { DataContext } from '../context.ts';
import { createRow, patchRow, type Saved } from './saved-row.ts';

export const lettersOf = (context: DataContext, application: string): Promise<CoverLetter[]> =>
  context.database.coverLetters.where('application').equals(application).toArray();

export const createCoverLetter = (
  context: DataContext,
  fields: Pick<CoverLetter, 'application' | 'title'>,
): Saved<CoverLetter> =>
  createRow(context, 'coverLetters', newCoverLetter(context.newId(), context.now(), fields));

export const addParagraph = (
  context: DataContext,
  id: string,
  text: string,
): Saved<CoverLetter> =>
  patchRow(context, 'coverLetters', id, {
    [\`paragraphs.\${context.newId()}\`]: { order: 'i', text },
  });
`,
  'src/features/my-data/use-record-words.ts': edited('src/features/my-data/use-record-words.ts', [
    '    files: t`Fichier`,\n',
    '    coverLetters: t`Lettre de présentation`,\n',
  ]),
  'src/locales/fr/my-data.po': message('fr', 'Lettre de présentation'),
  'src/locales/en/my-data.po': message('en', 'Cover letter'),
  'pocketbase/pb_migrations/1999999990_cover_letters.js': `/// <reference path="../types/pocketbase.d.ts" />

migrate((app) => require(\`\${__hooks}/jalon.js\`).createSyncedCollection(app, 'cover_letters'));
`,
});

/** The file with text put in before its anchors, of which there is one each. */
const edited = (file: string, ...insertions: [anchor: string, text: string][]): string =>
  insertions.reduce(
    (source, [anchor, text]) => {
      if (source.split(anchor).length !== 2)
        throw new Error(`${file} does not say once: ${anchor}`);
      return source.replace(anchor, () => text + anchor);
    },
    readFileSync(path.join(ROOT, file), 'utf8'),
  );

const message = (language: string, words: string): string => {
  const catalog = readFileSync(path.join(ROOT, 'src/locales', language, 'my-data.po'), 'utf8');
  return `${catalog.trimEnd()}

#: src/features/my-data/use-record-words.ts
msgid "Lettre de présentation"
msgstr "${words}"
`;
};
