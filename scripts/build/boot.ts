import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PLACE = '<!--boot-->';

/** Writes the script that runs before the first paint (`src/app/boot.ts`) into the page itself. */
export const bootScript = (): Plugin => {
  let code: Promise<string>;
  return {
    name: 'jalon:boot',
    configResolved: ({ root }) => {
      code = bundle(path.join(root, 'src/app/boot.ts'));
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => html.split(PLACE).join(`<script>${await code}</script>`),
    },
  };
};

const bundle = async (input: string): Promise<string> => {
  const build = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code.trim();
};
