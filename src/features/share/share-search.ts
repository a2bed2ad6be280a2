export interface ShareSearch {
  /** Of what has just been handed over. */
  id?: string;
}

export const toShareSearch = ({ id }: Record<string, unknown>): ShareSearch =>
  typeof id === 'string' && /^[a-z0-9]{15}$/.test(id) ? { id } : {};
