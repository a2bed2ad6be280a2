/** What a device asks the server about being woken. */
export type PushRequest =
  | { ask: 'key' }
  | { ask: 'subscribe'; endpoint: string; timeZone: string }
  | { ask: 'unsubscribe' | 'test'; endpoint: string };

export type PushAnswer =
  /** `key` to subscribe with; `left`: how many devices are still woken; `status`: what the push service answered. */
  | { kind: 'done'; key: string; left: number; status: number }
  | { kind: 'offline' | 'signed-out' | 'refused' };
