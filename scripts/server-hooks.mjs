/** Bundles the server's hooks from pocketbase/hooks into pocketbase/pb_hooks. */
import { bundleHooks } from './lib/bundle-hooks.mjs';

await bundleHooks();
