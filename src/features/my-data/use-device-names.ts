import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { deviceOf } from '#/data/queue/sync-state.ts';
import { isRefused, readSession } from '#/data/session/session.ts';
import { listDevices } from '#/remote/account-security.ts';

/** How the account's devices are called, for the middle of a sentence; the server knows the others' names. */
export const useDeviceNames = (context: DataContext): ((device: string) => string) => {
  const { t } = useLingui();
  const [own, setOwn] = useState<string>();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let wanted = true;
    void deviceOf(context).then((device) => wanted && setOwn(device));
    void namesOf(context).then((found) => wanted && setNames(found));
    return () => {
      wanted = false;
    };
  }, [context]);
  return (device) => (device === own ? t`cet appareil` : names.get(device) || t`un autre appareil`);
};

const namesOf = async ({ database }: DataContext): Promise<ReadonlyMap<string, string>> => {
  const session = await readSession(database);
  const devices = session && !isRefused(session) && (await listDevices(session.accessToken));
  return new Map(devices && devices.ok ? devices.value.map(({ id, label }) => [id, label]) : []);
};
