/** The e-mail as an address that the device's own mail program opens. */
import type { EmailText } from './fill-email.ts';

/**
 * Windows cuts what it hands to a program at about 2,000 characters, and others follow it: what is longer would
 * arrive without its end.
 */
const MAX_LINK = 2000;

/** undefined for an e-mail that is too long for it. */
export const mailLink = (to: string, { subject, body }: EmailText): string | undefined => {
  // Mail programs expect the line ends of mail.
  const lines = body.replace(/\r?\n/g, '\r\n');
  const address = encodeURIComponent(to.trim()).replace(/%40/g, '@');
  const link = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return link.length > MAX_LINK ? undefined : link;
};
