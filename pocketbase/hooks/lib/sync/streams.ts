/**
 * Who may keep an event stream open: signed-in people, for the one topic there is, a bounded number each. A stream
 * costs memory as long as it is open, and PocketBase opens one for whoever asks.
 */
import { MAX_STREAMS } from '#/domain/access/rate-limits.ts';
import { NUDGE_TOPIC } from '#/domain/sync/protocol.ts';
import { keepsRecordsElsewhere } from './elsewhere.ts';
import { isPerson } from '../accounts/people.ts';

export const guardSubscription = (e: core.RealtimeSubscribeRequestEvent): void => {
  const { auth } = e as unknown as { auth?: core.Record };
  if (auth?.isSuperuser()) return e.next();
  if (!isPerson(auth)) throw new UnauthorizedError('sign_in_needed');
  if (keepsRecordsElsewhere()) throw new ApiError(409, 'moved', {});
  const topics = [...(e.subscriptions as unknown as Iterable<string>)];
  if (topics.some((topic) => topic !== NUDGE_TOPIC)) throw new BadRequestError('unknown_topic');
  const others = streamsOf(e.app, auth).filter((id) => id !== e.client.id());
  if (others.length >= MAX_STREAMS) throw new TooManyRequestsError('too_many_streams');
  e.next();
};

const streamsOf = (app: core.App, person: core.Record): string[] =>
  Object.entries(app.subscriptionsBroker().clients())
    .filter(([, client]) => (client.get('auth') as core.Record | undefined)?.id === person.id)
    .map(([id]) => id);

/** Set on a stream that nobody had signed in on at the last look. */
const SEEN = 'jalon:seen-without-person';

/** Each minute: a stream that is still nobody's since the last look is closed. */
export const closeIdleStreams = (app: core.App): void => {
  const broker = app.subscriptionsBroker();
  for (const [id, client] of Object.entries(broker.clients())) {
    if (client.get('auth')) continue;
    if (client.get(SEEN)) broker.unregister(id);
    else client.set(SEEN, true);
  }
};
