/** Opens an event line for each device, in either store's way. */
import { listen } from '../../tests/server/event-stream.ts';
import type { TestServer } from '../../tests/server/real-server.ts';
import { NUDGE_TOPIC } from '../../src/domain/sync/protocol.ts';
import type { LoadDevice } from './devices.ts';
import type { Store } from './stores.ts';

export const openLines = async (store: Store, devices: readonly LoadDevice[]): Promise<void> => {
  for (let from = 0; from < devices.length; from += 25)
    await Promise.all(devices.slice(from, from + 25).map((device) => openLine(store, device)));
};

const openLine = async (store: Store, device: LoadDevice): Promise<void> => {
  const token = await store.bearerOf(device.person);
  if (store.lines.endsWith('/realtime')) {
    const stream = await listen({ url: store.records } as TestServer, token, [NUDGE_TOPIC]);
    const { push } = stream.events;
    stream.events.push = (...events) => {
      device.heardAt = performance.now();
      return push.apply(stream.events, events);
    };
    device.close = stream.close;
    return;
  }
  const end = new AbortController();
  const { body } = await fetch(store.lines, {
    headers: { Authorization: token },
    signal: end.signal,
  });
  device.close = () => end.abort();
  void (async () => {
    for await (const part of body ?? [])
      if (new TextDecoder().decode(part as Uint8Array).includes(NUDGE_TOPIC))
        device.heardAt = performance.now();
  })().catch(() => undefined);
};
