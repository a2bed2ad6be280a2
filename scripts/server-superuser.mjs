/** Makes an administrator of the server, or gives one a new password: `npm run server:superuser -- mail password`. */
import { ensureHooks } from './lib/hooks.mjs';
import { DATA, HOOKS, MIGRATIONS, SetUpError } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { keepPrivate } from './lib/server.mjs';
import { ensureServerBinary } from './lib/server-binary.mjs';
import { main } from './lib/set-up.mjs';

await main(async () => {
  const [email, password] = process.argv.slice(2);
  if (!email || !password) {
    throw new SetUpError('Say who: npm run server:superuser -- name@example.org a-long-password');
  }
  const binary = await ensureServerBinary();
  await ensureHooks();
  keepPrivate(DATA);
  const folders = [`--dir=${DATA}`, `--hooksDir=${HOOKS}`, `--migrationsDir=${MIGRATIONS}`];
  await run(
    binary,
    ['superuser', 'upsert', email, password, '--dev=false', '--hooksWatch=false', ...folders],
    {
      what: 'Making the administrator',
    },
  );
});
