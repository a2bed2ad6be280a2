import { useEffect, useSyncExternalStore } from 'react';
import { dataState, onDataState, startData, type DataState } from '#/data/session/start.ts';

/** The local database's state; opens it when nobody has. */
export const useDataState = (): DataState => {
  useEffect(() => void startData(), []);
  return useSyncExternalStore(onDataState, dataState);
};
