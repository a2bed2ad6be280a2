import { useEffect, useEffectEvent } from 'react';
import { onLaunchedFile } from '#/platform/install/launched-file.ts';
import { forgetShared, readShared } from '#/platform/shared-items.ts';

/** Files that come from outside the page: shared by another app, or opened with the installed app. */
export const useHandedOver = (shared: string | undefined, read: (file: File) => void): void => {
  const readNow = useEffectEvent(read);
  useEffect(() => onLaunchedFile((file) => readNow(file)), []);
  useEffect(() => {
    if (!shared) return;
    let isGone = false;
    const take = async () => {
      const item = await readShared(shared);
      if (isGone || item?.kind !== 'file') return;
      readNow(item.file);
      await forgetShared(shared);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [shared]);
};
