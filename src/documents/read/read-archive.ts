import type { FlowSource } from '#/domain/cv/source.ts';
import { loaded } from './loaded.ts';
import type { ReadingGuard } from './reading-guard.ts';
import { Refused } from './reading-guard.ts';
import type { ZipEntry } from './unzip.ts';
import { countedInflater, listEntries } from './unzip.ts';

/** The parts of an archive by name; each is inflated when asked for, under one count. */
export interface Archive {
  names: string[];
  /** Null when the part does not exist. */
  part: (name: string) => Uint8Array | null;
}

/** Reads a DOCX or ODT file out of a zip archive; other archives are refused by what they hold. */
export const readArchive = async (bytes: Uint8Array, guard: ReadingGuard): Promise<FlowSource> => {
  const entries = new Map<string, ZipEntry>();
  for (const entry of listEntries(bytes))
    if (!entries.has(entry.name)) entries.set(entry.name, entry);
  const inflate = await countedInflater(guard);
  const archive: Archive = {
    names: [...entries.keys()],
    part: (name) => {
      const entry = entries.get(name);
      return entry ? inflate(entry) : null;
    },
  };
  switch (archiveKind(archive)) {
    case 'docx':
      return (await loaded(import('./docx/read-docx.ts'))).readDocx(archive, guard);
    case 'docx-without-document':
      throw new Refused('corrupt');
    case 'odt':
      return (await loaded(import('./odt/read-odt.ts'))).readOdt(archive, guard);
    case 'pages':
      throw new Refused('unsupported_type', 'pages');
    case 'spreadsheet':
      throw new Refused('unsupported_type', 'spreadsheet');
    case 'presentation':
      throw new Refused('unsupported_type', 'presentation');
    default:
      throw new Refused('unsupported_type', 'other');
  }
};

const archiveKind = ({ names, part }: Archive): string => {
  const has = (name: string): boolean => names.includes(name);
  const any = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has('mimetype')) {
    const type = new TextDecoder().decode(part('mimetype') ?? new Uint8Array()).trim();
    if (type.startsWith('application/vnd.oasis.opendocument.text')) return 'odt';
    if (type.includes('spreadsheet')) return 'spreadsheet';
    if (type.includes('presentation')) return 'presentation';
  }
  if (any(/^word\/document\d*\.xml$/)) return 'docx';
  if (any(/^word\//)) return 'docx-without-document';
  if (any(/^xl\//)) return 'spreadsheet';
  if (any(/^ppt\//)) return 'presentation';
  if (has('Index.zip') || any(/^Index\/.*\.iwa$/) || has('index.apxl') || has('index.xml'))
    return 'pages';
  return 'other';
};
