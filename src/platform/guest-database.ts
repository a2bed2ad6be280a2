/** Of whoever has no account here. */
export const GUEST_DATABASE = 'jalon-guest';

/** Whether a guest has ever begun anything here: asked of the browser, before anything that reads it is fetched. */
export const hasGuestDatabase = async (): Promise<boolean> => {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === GUEST_DATABASE);
};
