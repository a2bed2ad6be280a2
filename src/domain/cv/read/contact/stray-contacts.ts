/** Contact lines that stand outside the contact zone: a footer drawn as plain text, the end of a sidebar. */
import type { Section } from '../sections/split-sections.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { findEmail, findLinkedin, findPhones } from './reach.ts';
import { HOME_LABEL } from './unlisted-place.ts';
import { SURE_LOCATION } from './scores.ts';

/** Takes these lines out of their sections. Takes none of what the contact zone already has. */
export function takeStrayContacts(
  sections: readonly Section[],
  zone: readonly SourceLine[],
): SourceLine[] {
  const stray = zone.some(isPlace) ? [] : takeLabelledPlace(sections);
  const missing = [hasEmail, hasPhone].filter((has) => !zone.some(has));
  if (missing.length === 0) return stray;
  for (const section of sections) {
    if (section.kind === 'start' || section.kind === 'contact' || section.kind === 'references')
      continue;
    const marked = section.lines.map((line) => isShort(line) && missing.some((has) => has(line)));
    const taken = section.lines.filter(
      (line, at) => marked[at] || (isBeside(marked, at) && isContactLine(line)),
    );
    stray.push(...taken);
    section.lines = section.lines.filter((line) => !taken.includes(line));
  }
  return stray;
}

/** "Location" over a place, among facts of other kinds: where the person lives. Takes both out of their section. */
function takeLabelledPlace(sections: readonly Section[]): SourceLine[] {
  for (const section of sections) {
    if (!FACTS.has(section.kind)) continue;
    const told = section.kind === 'summary' ? section.lines.find(isLabelledPlace) : undefined;
    if (told) {
      section.lines = section.lines.filter((line) => line !== told);
      return [told];
    }
    const at = section.lines.findIndex(
      ({ text }, index) => PLACE_LABEL.test(text) && isPlace(section.lines[index + 1]),
    );
    if (at < 0) continue;
    const taken = section.lines.slice(at, at + 2);
    section.lines = section.lines.filter((line) => !taken.includes(line));
    return taken;
  }
  return [];
}

/** "Location: Boston, MA" */
const isLabelledPlace = (line: SourceLine): boolean => {
  const place = line.text.replace(HOME_LABEL, '');
  return place !== line.text && isPlace({ ...line, text: place });
};

const FACTS = new Set<Section['kind']>(['other', 'summary', 'skills', 'languages']);

const PLACE_LABEL =
  /^(?:location|localisation|lieu de r[ée]sidence|r[ée]sidence|domicile|address|adresse|ville|city|based in)\s?:?$/iu;

const isPlace = (line: SourceLine | undefined): boolean =>
  (wholeLocation(line?.text ?? '')?.confidence ?? 0) > SURE_LOCATION;

const hasEmail = (line: SourceLine): boolean => findEmail(line.text) !== undefined;

const hasPhone = (line: SourceLine): boolean =>
  findPhones(line.text, []).some(({ raw }) => raw.replace(/\D/g, '').length >= 9);

const isShort = (line: SourceLine): boolean =>
  line.text.split(' ').length <= 22 && line.bullet === 0;

const isBeside = (marked: readonly boolean[], at: number): boolean =>
  marked[at - 1] === true || marked[at + 1] === true;

const isContactLine = (line: SourceLine): boolean =>
  line.bullet === 0 &&
  (hasEmail(line) || hasPhone(line) || findLinkedin(line.text) !== undefined || isPlace(line));
