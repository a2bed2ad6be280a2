/** The pages of Stripe that a person sees: one to pay on, and one to look after what is paid. */
import type { ServerResponse } from 'node:http';
import type { StandInSubscription } from './stripe-stand-in.ts';

interface Behind {
  sessions: ReadonlyMap<
    string,
    { customer: string; success_url: string; cancel_url: string; trialEnd: number | undefined }
  >;
  subscriptions: StandInSubscription[];
  subscribe: (customer: string, given: { trialEnd?: number | undefined }) => StandInSubscription;
  tell: (event: object) => Promise<Response>;
  eventOf: (type: string, object: object) => object;
}

export const stripePages =
  ({ sessions, subscriptions, subscribe, tell, eventOf }: Behind) =>
  async (url: URL, response: ServerResponse): Promise<void> => {
    const asked = (name: string): string => url.searchParams.get(name) ?? '';
    const session = sessions.get(asked('session'));
    if (url.pathname === '/pay' && session)
      return show(response, 'Payer', [
        ['Payer 9,99 $', `/paid?session=${asked('session')}`],
        ['Retour', session.cancel_url],
      ]);
    if (url.pathname === '/paid' && session) {
      const bought = subscribe(session.customer, { trialEnd: session.trialEnd });
      await tell(eventOf('customer.subscription.created', bought));
      return leadTo(response, session.success_url);
    }
    if (url.pathname === '/portal')
      return show(response, 'Votre abonnement', [
        ['Annuler', `/cancel${url.search}`],
        ['Retour', asked('back')],
      ]);
    if (url.pathname === '/cancel') {
      for (const one of subscriptions.filter(({ customer }) => customer === asked('customer'))) {
        one.cancel_at_period_end = true;
        await tell(eventOf('customer.subscription.updated', one));
      }
      return leadTo(response, asked('back'));
    }
    response.writeHead(404).end();
  };

const show = (
  response: ServerResponse,
  title: string,
  links: readonly (readonly [string, string])[],
): void => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  const list = links.map(([words, to]) => `<p><a href="${to}">${words}</a></p>`).join('');
  response.end(`<!doctype html><html lang="fr"><title>${title}</title><h1>${title}</h1>${list}`);
};

const leadTo = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { Location: location }).end();
