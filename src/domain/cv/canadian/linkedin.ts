import { isInOtherScript } from '../name/printed-name.ts';

/**
 * `https://www.linkedin.com/in/amel-ziani?trk=x` → `linkedin.com/in/amel-ziani`; '' for what is no profile address.
 * Percent-encoded Latin letters are shown as letters; those of another script stay as every program can follow them.
 */
export function linkedinAddress(text: string): string {
  const match = /linkedin\.com\/(in|pub)\/([^\s/?#]+)/i.exec(text.normalize('NFC').trim());
  if (!match?.[1] || !match[2]) return '';
  return `linkedin.com/${match[1].toLowerCase()}/${decoded(match[2])}`;
}

function decoded(slug: string): string {
  try {
    const shown = decodeURIComponent(slug).normalize('NFC');
    return isInOtherScript(shown) ? slug : shown;
  } catch {
    // A stray % is part of what was typed.
    return slug;
  }
}
