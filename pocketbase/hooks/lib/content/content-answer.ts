/** What is published: kept by browsers, and asked about each time, so that an edit shows at once. */

/** Answers anyone with `text`, or with 304 who has it already. */
export const answerPublic = (e: core.RequestEvent, type: string, text: string): void =>
  answerTagged(e, type, text, 'no-cache');

/** The same for the person who asks, and for no proxy between. */
export const answerOwn = (e: core.RequestEvent, type: string, text: string): void => {
  e.response.header().set('Vary', 'Authorization');
  answerTagged(e, type, text, 'private, no-cache');
};

const answerTagged = (e: core.RequestEvent, type: string, text: string, keptBy: string): void => {
  const header = e.response.header();
  const tag = `"${$security.sha256(text).slice(0, 24)}"`;
  header.set('Cache-Control', keptBy);
  header.set('ETag', tag);
  header.set('X-Content-Type-Options', 'nosniff');
  const known = e.request?.header.get('If-None-Match') ?? '';
  // A proxy that compresses marks the tag as weak.
  if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) e.noContent(304);
  else e.blob(200, `${type}; charset=utf-8`, toBytes(text));
};
