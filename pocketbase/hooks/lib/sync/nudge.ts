/** Tells a person's open devices that there is something to fetch, and up to where; it carries nothing else. */
import { headOf } from './sync-page.ts';

/** The topic devices subscribe to. Anyone may; each hears of their own changes alone. */
const TOPIC = 'jalon/sync';

export const nudge = (app: core.App, user: string): void => {
  const clients = app.subscriptionsBroker().clients();
  let message: SubscriptionMessage | undefined;
  for (const client of Object.values(clients)) {
    if (!client.hasSubscription(TOPIC)) continue;
    const person = client.get('auth') as core.Record | undefined;
    if (person?.id !== user || person.collection().name !== 'users') continue;
    message ??= new SubscriptionMessage({ name: TOPIC, data: `{"head":${headOf(app)}}` });
    client.send(message);
  }
};
