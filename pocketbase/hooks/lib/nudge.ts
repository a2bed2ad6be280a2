/** Tells a person's open devices that there is something to fetch; it carries nothing else. */

/** The topic devices subscribe to. Anyone may; each hears of their own changes alone. */
const TOPIC = 'jalon/sync';

export const nudge = (app: core.App, user: string): void => {
  const clients = app.subscriptionsBroker().clients();
  const message = new SubscriptionMessage({ name: TOPIC, data: '{}' });
  for (const client of Object.values(clients)) {
    if (!client.hasSubscription(TOPIC)) continue;
    const person = client.get('auth') as core.Record | undefined;
    if (person?.id === user && person.collection().name === 'users') client.send(message);
  }
};
