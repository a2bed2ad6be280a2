/** A French and an English CV that belong together. */
import { comparePair } from '#/domain/cv/pair/compare-pair.ts';
import { joinPatch } from '#/domain/cv/pair/join-pair.ts';
import { makeTwin } from '#/domain/cv/pair/make-twin.ts';
import { partPatch, type PairPatch } from '#/domain/cv/pair/carry.ts';
import type { Sides } from '#/domain/cv/pair/pair-fields.ts';
import type { CvId, CvRecord } from '#/domain/cv/record/cv-record.ts';
import { commit } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { getCv } from './cvs.ts';
import type { Saved } from './saved-row.ts';

/** The same CV begun in the other language; both are saved, or neither. */
export const createTwin = async (
  context: DataContext,
  id: CvId,
  title: string,
): Saved<CvRecord> => {
  const cv = await getCv(context, id);
  if (!cv) return { ok: false, error: { kind: 'missing' } };
  const { newId, random, now } = context;
  const { twin, patch } = makeTwin(cv, { newId, random, now: now() }, title);
  const saved = await commit(context, [
    { table: 'cvs', op: 'create', row: twin },
    { table: 'cvs', op: 'patch', id, patch },
  ]);
  return saved.ok ? { ok: true, value: twin } : saved;
};

/** Two CVs that were written apart. Neither says anything else than before. */
export const joinCvs = async (context: DataContext, pair: Sides<CvRecord>): Saved<void> =>
  patchBoth(context, pair, joinPatch(pair, comparePair(pair)));

/** They go on as CVs of their own; one of them may be gone. */
export const partCvs = async (context: DataContext, ids: readonly CvId[]): Saved<void> => {
  const rows = await context.database.cvs.bulkGet([...ids]);
  const saved = await commit(
    context,
    rows.flatMap((cv) =>
      cv ? [{ table: 'cvs' as const, op: 'patch' as const, id: cv.id, patch: partPatch(cv) }] : [],
    ),
  );
  return saved.ok ? { ok: true, value: undefined } : saved;
};

const patchBoth = async (
  context: DataContext,
  pair: Sides<CvRecord>,
  patch: PairPatch,
): Saved<void> => {
  const changes = (['fr', 'en'] as const).flatMap((language) =>
    Object.keys(patch[language]).length === 0
      ? []
      : [
          {
            table: 'cvs' as const,
            op: 'patch' as const,
            id: pair[language].id,
            patch: patch[language],
          },
        ],
  );
  const saved = await commit(context, changes);
  return saved.ok ? { ok: true, value: undefined } : saved;
};
