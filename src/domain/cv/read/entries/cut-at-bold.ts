/** `PROJECT MANAGER European Commission`: two names that only bold type separates. */
import type { SourceLine } from '../lines/source-line.ts';

/** Cuts the text in two when it begins with the line's bold part and another name follows. */
export function cutAtBold(text: string, { boldLead }: SourceLine): string[] {
  if (!boldLead || !text.startsWith(boldLead)) return [text];
  const rest = text.slice(boldLead.length);
  if (
    !/^,? +[\p{Lu}\d]/u.test(rest) ||
    /(?:[-–—:|(/&]|(?:^|\s)\p{Ll}{1,4})$/u.test(boldLead.trim())
  )
    return [text];
  return [boldLead.replace(/[\s,]+$/u, ''), rest.replace(/^[\s,]+/u, '')];
}
