/** What the contact page's address asks for: `?topic=group`. Every first visit loads this: it stays small. */
export const toContactSearch = (given: Readonly<Record<string, unknown>>): { topic?: string } =>
  typeof given['topic'] === 'string' && given['topic'].length <= 20
    ? { topic: given['topic'] }
    : {};
