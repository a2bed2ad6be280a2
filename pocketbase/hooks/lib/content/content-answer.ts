/** What anyone may read: kept by browsers, and asked about each time, so that an edit shows at once. */

/** Answers `text`, or 304 to whoever has it already. */
export const answerPublic = (e: core.RequestEvent, type: string, text: string): void => {
  const header = e.response.header();
  const tag = `"${$security.sha256(text).slice(0, 24)}"`;
  header.set('Cache-Control', 'no-cache');
  header.set('ETag', tag);
  header.set('X-Content-Type-Options', 'nosniff');
  const known = e.request?.header.get('If-None-Match') ?? '';
  // A proxy that compresses marks the tag as weak.
  if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) e.noContent(304);
  else e.blob(200, `${type}; charset=utf-8`, toBytes(text));
};
