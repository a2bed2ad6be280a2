import type { DataContext } from '#/data/context.ts';

/** The titles of CVs and of their versions, by id; those that are gone have none. */
export const cvNames = async (
  { database }: DataContext,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const [cvs, versions] = await Promise.all([
    database.cvs.bulkGet([...ids]),
    database.cvVersions.bulkGet([...ids]),
  ]);
  return new Map(
    [...cvs, ...versions].flatMap((one): [string, string][] => (one ? [[one.id, one.title]] : [])),
  );
};
