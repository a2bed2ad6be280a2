/** `node read-bytes-of.ts FILE`: what the app's own reader says of a file, as the command prints it. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readBytes } from '#/parts/reading/read-bytes.ts';

const [file = ''] = process.argv.slice(2);
const result = await readBytes(new Uint8Array(readFileSync(file)), basename(file), () => undefined);
console.log(JSON.stringify(result.ok ? { kind: result.value.kind } : { error: result.error }));
process.exitCode = result.ok ? 0 : 2;
