/**
 * Refuses a catalog that lags behind the code: a message that was never extracted, one without English, or one
 * that nobody uses any more; and one message with two English texts, of which a page would show the one loaded
 * last. Prints each; exits 1 if there is any.
 */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const problems: string[] = [];
/** By id, what other catalogs say it is in English. */
const said = new Map<string, string>();

for (const catalog of await getCatalogs(getConfig())) {
  const used = (await catalog.collect()) ?? {};
  const english = (await catalog.read('en')) ?? {};
  const name = catalog.path.split('/').at(-1);
  for (const [id, { message = id }] of Object.entries(used))
    if (!english[id]) problems.push(`${name}: not extracted: ${message}`);
    else if (!english[id].translation) problems.push(`${name}: no English: ${message}`);
  for (const [id, { message = id, obsolete, translation = '' }] of Object.entries(english)) {
    if (!used[id] && !obsolete) problems.push(`${name}: no longer used: ${message}`);
    const other = said.get(id) ?? translation;
    if (used[id] && other !== translation)
      problems.push(`${name}: two English texts, give one a context: ${message}`);
    said.set(id, other);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} to settle. Run \`npm run i18n:extract\`, then fill src/locales/en.`,
  );
  process.exitCode = 1;
}
