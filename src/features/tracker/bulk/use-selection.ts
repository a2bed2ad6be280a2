import { useState } from 'react';

export interface Selection {
  /** Of the applications that are chosen. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  choose: (ids: readonly string[]) => void;
}

export const useSelection = (): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { ids, toggle, choose: (chosen) => setIds(new Set(chosen)) };
};
