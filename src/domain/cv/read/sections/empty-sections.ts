/** Titled sections that came out empty: drawn as pictures, emptied by a program, or read as something else. */
import type { CvContent } from '#/domain/cv/content.ts';
import { EXPECTED_SECTIONS, type EmptySection, type ExpectedSection } from '#/domain/cv/reading.ts';
import type { Section } from './split-sections.ts';

/** Each kind once, under its first heading. A compound heading is empty only when all its kinds are. */
export function emptySections(sections: readonly Section[], content: CvContent): EmptySection[] {
  const found = new Map<ExpectedSection, EmptySection>();
  for (const { kind, kinds, title, known } of sections) {
    if (!known || title === '' || !isExpected(kind) || found.has(kind)) continue;
    // Its lines may have been read as a section of another kind.
    if (content.other.some((section) => section.title === title)) continue;
    if (kinds.every((one) => isExpected(one) && isEmpty(one, content)))
      found.set(kind, { kind, title });
  }
  return [...found.values()];
}

const isExpected = (kind: string): kind is ExpectedSection =>
  (EXPECTED_SECTIONS as readonly string[]).includes(kind);

function isEmpty(kind: ExpectedSection, content: CvContent): boolean {
  switch (kind) {
    case 'summary':
      return content.personal.summary === '';
    case 'experience':
    case 'education':
    case 'skills':
    case 'languages':
      return content[kind].length === 0;
    default:
      return content.other.every((section) => section.kind !== kind);
  }
}
