/** What a link from a mail came to do, with its one-time token. */
export interface MailedLink {
  purpose: 'verify' | 'reset-password' | 'change-email';
  token: string;
}
