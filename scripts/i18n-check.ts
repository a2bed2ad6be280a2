/**
 * Refuses a catalog that lags behind the code: a message that was never extracted, one without
 * English, or one that nobody uses any more. Prints each; exits 1 if there is any.
 */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const problems: string[] = [];

for (const catalog of await getCatalogs(getConfig())) {
  const used = (await catalog.collect()) ?? {};
  const english = (await catalog.read('en')) ?? {};
  const name = catalog.path.split('/').at(-1);
  for (const [id, { message = id }] of Object.entries(used))
    if (!english[id]) problems.push(`${name}: not extracted: ${message}`);
    else if (!english[id].translation) problems.push(`${name}: no English: ${message}`);
  for (const [id, { message = id, obsolete }] of Object.entries(english))
    if (!used[id] && !obsolete) problems.push(`${name}: no longer used: ${message}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} to settle. Run \`npm run i18n:extract\`, then fill src/locales/en.`,
  );
  process.exitCode = 1;
}
