/**
 * Where a push may be sent. A subscription's address comes from a browser, that is from anyone: the server calls no
 * other host than those of the browsers' own services. Runs on the server, which has no `URL`.
 */
const SERVICES: readonly { name: string; host: RegExp }[] = [
  { name: 'Google', host: /^fcm\.googleapis\.com$/ },
  { name: 'Mozilla', host: /^([a-z0-9-]+\.)?push\.services\.mozilla\.com$/ },
  { name: 'Apple', host: /^([a-z0-9-]+\.)*push\.apple\.com$/ },
  { name: 'Microsoft', host: /^([a-z0-9-]+\.)*notify\.windows\.com$/ },
];

/** Longest address of a subscription, in characters, and how many a person may have. */
const PUSH_ENDPOINT_MAX = 1000;
export const PUSH_SUBSCRIPTIONS_MAX = 20;

/**
 * The origin of a subscription's address where it is one that may be called, undefined otherwise. `more`: origins the
 * operator allows besides, as `https://push.example.org`.
 */
export const pushOriginOf = (
  endpoint: unknown,
  more: readonly string[] = [],
): string | undefined => {
  if (typeof endpoint !== 'string' || endpoint.length > PUSH_ENDPOINT_MAX) return undefined;
  const [, origin, scheme, host] =
    /^((https?):\/\/([a-z0-9.-]+)(?::\d{1,5})?)\/[!-~]+$/.exec(endpoint) ?? [];
  if (!origin || !host) return undefined;
  if (more.includes(origin)) return origin;
  const isKnown = SERVICES.some((service) => service.host.test(host));
  return scheme === 'https' && origin === `https://${host}` && isKnown ? origin : undefined;
};

/** Whose service a subscription is with, for a person to read; '' for an operator's own. */
export const pushServiceName = (endpoint: string): string => {
  const host = /^https:\/\/([a-z0-9.-]+)/.exec(endpoint)?.[1] ?? '';
  return SERVICES.find((service) => service.host.test(host))?.name ?? '';
};
