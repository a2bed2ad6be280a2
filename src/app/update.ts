/** Whether a newer version waits. It is applied only on request, once what was typed is safe. */
import { create } from 'zustand';

interface UpdateState {
  /** Lets the newer version take over and opens this page again under it; undefined: there is none. */
  apply: (() => void) | undefined;
}

export const useUpdate = create<UpdateState>(() => ({ apply: undefined }));
