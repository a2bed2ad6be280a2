/** Nights and the names of back-ups follow the operator's clock, wherever the machine stands. */
export const timeZone = (): { name: string; zone: Timezone; isKnown: boolean } => {
  const name = $os.getenv('JALON_TIME_ZONE') || 'America/Toronto';
  const zone = new Timezone(name);
  // An unknown one is UTC without a word.
  return { name, zone, isKnown: zone.string() === name };
};

export const keepLocalTime = (app: core.App): void => app.cron().setTimezone(timeZone().zone);

/** Now, in the layout of Go: `2006-01-02-1504`. */
export const localTime = (layout: string): string =>
  new DateTime().time().in(timeZone().zone).format(layout);
