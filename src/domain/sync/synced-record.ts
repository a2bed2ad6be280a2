/** What every synced record has, whatever it is about. */
export interface SyncedRecord {
  /** 15 characters `[a-z0-9]`, made by the client. */
  id: string;
  /** Revision given by the server; 0 while it has never been synced. */
  rev: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  /** In the bin since then; null when not. */
  trashedAt: number | null;
}

/** A new record's share of it; `now` in milliseconds since 1970. */
export const newRecord = (id: string, now: number): SyncedRecord => ({
  id,
  rev: 0,
  createdAt: now,
  updatedAt: now,
  trashedAt: null,
});
