/** The library the registrations call: one name per handler. */
import { keepWritesDurable } from './durability.ts';
import { createFirstAdministrator } from './first-administrator.ts';

export { health } from './health.ts';
export { serveFile } from './serve-file.ts';

/** Runs at each start, before anything is served; what throws here stops the start. */
export const prepareServer = (e: core.BootstrapEvent): void => {
  e.next();
  keepWritesDurable(e.app);
  createFirstAdministrator(e.app);
};
