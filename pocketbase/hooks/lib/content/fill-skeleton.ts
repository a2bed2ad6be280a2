/**
 * Puts what the database knows into a page made at build time. A skeleton is a whole page with two
 * places in it: what the page says of itself (`src/domain/content/page-head.ts`), and `<!--body-->`.
 */
import {
  HEAD_END,
  HEAD_START,
  headTags,
  UNKNOWN_ORIGIN,
  type PageHead,
} from '#/domain/content/page-head.ts';

export interface SkeletonPage extends Omit<PageHead, 'jsonLd'> {
  /** HTML that is safe as it is: every text in it went through `escapeHtml`. */
  body: string;
  /** One piece of structured data or several, without their `@context`. */
  jsonLd?: object | readonly object[];
}

/** Where a body goes; a page holds it at most once. */
export const BODY_PLACE = '<!--body-->';

/**
 * The page as HTML, with whole addresses. What is given replaces what the skeleton said of itself.
 * Texts of `page` are escaped here, but for `body`; `origin` is `publicOrigin()`.
 */
export const fillSkeleton = (html: string, page: SkeletonPage, origin: string): string => {
  const { body, jsonLd = [], ...head } = page;
  const tags = headTags({ ...head, jsonLd: Array.isArray(jsonLd) ? jsonLd : [jsonLd] }, origin);
  const start = html.indexOf(HEAD_START);
  const end = html.indexOf(HEAD_END);
  const withHead =
    start < 0 || end < start
      ? html
      : html.slice(0, start) + tags + html.slice(end + HEAD_END.length);
  return withOrigin(put(withHead, BODY_PLACE, body), origin);
};

/** A prerendered page that needs nothing but whole addresses. */
export const withOrigin = (html: string, origin: string): string =>
  html.split(UNKNOWN_ORIGIN).join(origin);

/** The page with a block of data, which no policy runs; `<` is written so that no text can close it. */
export const withBlock = (html: string, id: string, json: string): string =>
  put(
    html,
    '</body>',
    `<script type="application/json" id="${id}">${json.replace(/</g, '\\u003c')}</script></body>`,
  );

// Not `replace`: a `$` in the text is a `$`.
export const put = (html: string, place: string, text: string): string => {
  const at = html.indexOf(place);
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at + place.length);
};
