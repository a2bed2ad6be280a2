/**
 * A shipped post as its file is written: lines of `name: value` between two lines of three hyphens,
 * sources one per line under `sources:`, then the text in Markdown.
 */
export interface PostFile {
  title: string;
  slug: string;
  summary: string;
  /** As in the column: keys with commas between. */
  tags: string;
  publishedOn: string;
  revisedOn: string;
  /** As in the column: `title | publisher | address`, one per line. */
  sources: string;
  body: string;
}

const FRAME = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

/** Undefined when the file isn't framed so, or when title, slug, summary or first day is missing. */
export const readPostFile = (text: string): PostFile | undefined => {
  const frame = FRAME.exec(text.replace(/\r\n?/g, '\n'));
  if (!frame) return undefined;
  const lines = (frame[1] ?? '').split('\n');
  const value = (name: string): string =>
    (lines.find((line) => line.startsWith(`${name}:`)) ?? '').slice(name.length + 1).trim();
  const file = {
    title: value('title'),
    slug: value('slug'),
    summary: value('summary'),
    tags: value('tags'),
    publishedOn: value('publishedOn'),
    revisedOn: value('revisedOn'),
    sources: lines
      .map((line) => line.trim())
      .filter((line) => line.startsWith('- '))
      .map((line) => line.slice(2).trim())
      .join('\n'),
    body: (frame[2] ?? '').trim(),
  };
  return file.title && file.slug && file.summary && file.publishedOn ? file : undefined;
};
