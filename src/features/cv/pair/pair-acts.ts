import type { DataContext } from '#/data/context.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { PairPatch } from '#/domain/cv/pair/carry.ts';
import type { ComparedPair, PairEntry } from '#/domain/cv/pair/compare-pair.ts';
import type { Sides } from '#/domain/cv/pair/pair-fields.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';

/** A language model that may be given a sentence. */
export interface PairModel {
  context: DataContext;
  /** To be left out of what is sent. */
  names: readonly string[];
  recipient: string;
}

/** What every part of the view is given. */
export interface PairView {
  /** As they are now, with what is being typed. */
  pair: Sides<CvRecord>;
  /** A moment behind the typing. */
  compared: ComparedPair;
  /** On phones, the side that is shown. */
  shown: CvLanguage;
  /** Changes one side and nothing else. */
  edit: (side: CvLanguage, patch: CvPatch) => void;
  /** Changes both, with the way back. */
  apply: (patch: PairPatch | undefined, message: string) => void;
  carryEntry: (row: PairEntry) => void;
  /** For each language that one can write in now, where the person allowed it. */
  models: Partial<Record<CvLanguage, PairModel>>;
  /** Leads to the field in its own CV. */
  onField: (side: CvLanguage, path: string) => void;
}
