import { rowOf, run } from '../sql.ts';

/** 48 random bytes in hexadecimal digits, made when they are first asked for, and the same ever after. */
export const serverSecret = (app: core.App, name: string): string => {
  const read = (): string | undefined =>
    rowOf(app, 'SELECT value FROM server_secrets WHERE name = {:name}', { name }, { value: '' })
      ?.value;
  const found = read();
  if (found) return found;
  const value = $security.randomStringWithAlphabet(96, '0123456789abcdef');
  run(
    app,
    'INSERT INTO server_secrets (name, value) VALUES ({:name}, {:value}) ON CONFLICT (name) DO NOTHING',
    { name, value },
  );
  // Two that ask at once take the same.
  return read() ?? value;
};
