/** Tells a person's open devices that there is something to fetch, and up to where; it carries nothing else. */
import { NUDGE_TOPIC } from '#/domain/sync/protocol.ts';
import { askWorkers, keepsRecordsElsewhere } from './elsewhere.ts';
import { headOf } from './sync-page.ts';

export const nudge = (app: core.App, user: string): void => {
  // What is new here, as the bytes of a file, has no place in the workers' order of changes.
  if (keepsRecordsElsewhere()) return void askWorkers(app, { order: 'tell', person: user });
  const clients = app.subscriptionsBroker().clients();
  let message: SubscriptionMessage | undefined;
  for (const client of Object.values(clients)) {
    if (!client.hasSubscription(NUDGE_TOPIC)) continue;
    const person = client.get('auth') as core.Record | undefined;
    if (person?.id !== user || person.collection().name !== 'users') continue;
    message ??= new SubscriptionMessage({
      name: NUDGE_TOPIC,
      data: `{"head":${headOf(app, user)}}`,
    });
    client.send(message);
  }
};
