import { useEffect, useSyncExternalStore } from 'react';
import { dataState, onDataState, startData, type DataState } from '#/data/session/start.ts';

const OPENING: DataState = { kind: 'opening' };

/** The local database's state; opens it when nobody has. A page comes alive before it is open. */
export const useDataState = (): DataState => {
  useEffect(() => void startData(), []);
  return useSyncExternalStore(onDataState, dataState, () => OPENING);
};
