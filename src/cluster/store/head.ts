/** Where a person's data stands, and which life of the database that is. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** One line of the statements that load; the letters are those of its columns. */
export interface HeadLine {
  kind: 'head';
  /** As JSON, the ids of the lives begun since those in `x`, in order; and the mark of the present one: see `isNewLife`. */
  a: string;
  b: string;
  /** The newest change, the version, and the bytes of all that is kept. */
  n: number;
  m: number;
  k: number;
  /** Whether records wait for a place. */
  gone: boolean;
  /** The lives up to the one that something of this person's was last written in, as JSON. */
  x: string;
  /** PostgreSQL's own number of this life, and until when the person's data is being moved. */
  y: string;
}

/** The first part of a statement: it has one line, whether anything is known of the person or not. */
export const headLine = (sql: Database, person: string) => sql`
    SELECT 'head' AS kind, ${livesSince(sql)} AS a, COALESCE(life.mark, '') AS b,
      COALESCE(h.head, 0) AS n, COALESCE(h.version, 0) AS m, COALESCE(h.bytes, 0) AS k,
      EXISTS (SELECT 1 FROM sync_rows WHERE person = ${person} AND locked_at > 0 AND trashed_at = 0) AS gone,
      COALESCE(h.timelines, '[]') AS x,
      ${presentLife(sql)} || ':' || COALESCE(h.moving_until, 0) AS y
    FROM (SELECT 1) AS one
    LEFT JOIN sync_heads h ON h.person = ${person}
    LEFT JOIN (SELECT mark FROM sync_lives ORDER BY place DESC LIMIT 1) AS life ON TRUE`;

/** All of them where none is known: PocketBase's lives, which a move brings, are not in the list. */
const livesSince = (sql: Database) => sql`(
      SELECT COALESCE(json_agg(id ORDER BY place), '[]')::text FROM sync_lives
      WHERE place > COALESCE(
        (SELECT place FROM sync_lives WHERE id = h.timelines::json -> -1 ->> 'id'), 0))`;

/**
 * PostgreSQL gives each promoted standby and each server recovered from an archive another timeline; one that only
 * crashed goes on with its own, having lost nothing.
 */
const presentLife = (sql: Database) => sql`substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)`;

export const readHead = async (sql: Database, person: string): Promise<HeadLine> => {
  const [head] = await sql`${headLine(sql, person)}`;
  return head as unknown as HeadLine;
};

/** Whether the present life is not yet in the list: `mark` is its number, and more for one that an operator began. */
export const isNewLife = ({ b, y }: HeadLine): boolean => b.split('.')[0] !== y.split(':')[0];

/** `isKept`: the server of accounts has records of this person, whom no move may have named yet. */
export const isMoving = ({ m, y }: HeadLine, isKept: boolean, now: number): boolean =>
  Number(y.split(':')[1]) > now || (isKept && m === 0);

/** Several workers may see it at once; the first one's stays. */
export const beginLife = async (sql: Database): Promise<void> => {
  await sql`INSERT INTO sync_lives (id, mark) SELECT ${newLifeId()}, ${presentLife(sql)}
    ON CONFLICT (mark) DO NOTHING`;
};

/** After a back-up was brought back in a way that PostgreSQL knows nothing of, such as a dump or a copied folder. */
export const declareLife = async (sql: Database): Promise<string> => {
  const id = newLifeId();
  await sql`INSERT INTO sync_lives (id, mark) SELECT ${id}, ${presentLife(sql)} || '.' || ${id}`;
  return id;
};

const newLifeId = (): string => `p${randomBytes(8).toString('hex')}`;
