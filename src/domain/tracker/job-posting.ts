import { POSTING_MAX } from '../access/size-limits.ts';

/** A job posting handed over by another app, before it is an application. */
export interface JobPosting {
  title: string;
  text: string;
  /** `http:` or `https:`, or '' when none was given. */
  url: string;
}

/**
 * What a share sheet gives is one app's idea of title, text and link: many put the link at the end of the text,
 * and some the title in its first line. undefined when there is no word in it.
 */
export const readPosting = (given: {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}): JobPosting | undefined => {
  const text = clean(given.text);
  const url = webAddress(clean(given.url)) || webAddress(LINK.exec(text)?.[0] ?? '');
  const words = text.replace(LINK, '').trim();
  const [firstLine = ''] = words.split('\n');
  const title = clean(given.title) || firstLine.trim() || hostOf(url);
  if (title === '' && words === '' && url === '') return undefined;
  return { title: title.slice(0, POSTING_MAX.title), text: words.slice(0, POSTING_MAX.text), url };
};

const LINK = /https?:\/\/[^\s<>"']+/i;

const clean = (text: string | null | undefined): string =>
  (text ?? '').replace(/\r\n?/g, '\n').trim();

/** Domain code has no `URL`: scheme and host are all that is checked here. */
const webAddress = (text: string): string =>
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(text) ? text.replace(/(?<![).,;])[).,;]+$/, '') : '';

const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? '';
