/** A reading in Canadian form: phones, locations and LinkedIn addresses printed as employers expect, all else untouched. */
import type { CvContent, CvLanguage } from '../content.ts';
import type { CvReading, FieldPath } from '../reading.ts';
import { linkedinAddress } from './linkedin.ts';
import { printPhone } from './phone.ts';
import { countryOfLocation, printLocation } from './location.ts';

/** A field that prints otherwise than it was written. */
export interface FormatChange {
  path: FieldPath;
  rule: 'phone' | 'location' | 'linkedin';
  before: string;
  after: string;
}

export interface CanadianReading extends CvReading {
  changes: FormatChange[];
}

/** `language` is the document's; the reading's own by default. Removed items, evidence and the tray stay as read. */
export function toCanadian(
  reading: CvReading,
  { language = reading.language }: { language?: CvLanguage } = {},
): CanadianReading {
  const { content, changes } = formatContent(reading.content, language);
  return { ...reading, language, content, changes };
}

/** Formats for one document language. Doing it twice changes nothing more. */
export function formatContent(
  content: CvContent,
  language: CvLanguage,
): { content: CvContent; changes: FormatChange[] } {
  const changes: FormatChange[] = [];
  const formatted = (
    path: FieldPath,
    rule: FormatChange['rule'],
    before: string,
    after: string,
  ): string => {
    if (after !== before) changes.push({ path, rule, before, after });
    return after;
  };
  const location = (path: FieldPath, text: string): string =>
    formatted(path, 'location', text, printLocation(text, language));

  const { personal } = content;
  const country = countryOfLocation(personal.location);
  return {
    content: {
      ...content,
      personal: {
        ...personal,
        phone: formatted(
          'personal.phone',
          'phone',
          personal.phone,
          printPhone(personal.phone, language, country),
        ),
        location: location('personal.location', personal.location),
        linkedin: formatted(
          'personal.linkedin',
          'linkedin',
          personal.linkedin,
          linkedinAddress(personal.linkedin) || personal.linkedin,
        ),
      },
      experience: content.experience.map((entry, index) => ({
        ...entry,
        location: location(`experience.${index}.location`, entry.location),
      })),
      education: content.education.map((entry, index) => ({
        ...entry,
        location: location(`education.${index}.location`, entry.location),
      })),
    },
    changes,
  };
}
