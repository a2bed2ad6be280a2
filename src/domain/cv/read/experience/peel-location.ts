/** The place at the end of a job's names. */
import { COUNTRIES, REMOTE_WORK } from '#/domain/cv/words/locations.ts';
import { fold } from '#/domain/text/fold.ts';
import { findLocation, wholeLocation } from '../locations/find-location.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { trimEdges } from '../text-pieces.ts';
import { CONFIDENCE } from '../confidence.ts';
import type { HeadUnit } from './head-units.ts';
import { EMPLOYER, LEAST_PEELED, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

interface LocationOnLine {
  text: string;
  line: SourceLine;
  confidence: number;
}

/** Where the only place is a country alone on a line over the names, or "Remote", the city that stands beside one of them. */
export function peelUnderCountry(
  [country, ...more]: readonly LocationOnLine[],
  units: HeadUnit[],
): LocationOnLine | undefined {
  const isWide =
    country !== undefined &&
    more.length === 0 &&
    (REMOTE_WORK.has(fold(country.text)) ||
      (country.line !== units[0]?.line && COUNTRIES.has(fold(country.line.text))));
  const city = isWide ? peelLocation(units) : undefined;
  return country && city && { ...city, confidence: country.confidence };
}

/** `Hôpital Maisonneuve, Montréal (Québec)`: the location at the end of the last unit that has one. */
export function peelLocation(units: HeadUnit[]): LocationOnLine | undefined {
  for (let index = units.length - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (!unit) continue;
    const comma = unit.text.indexOf(',');
    const from = comma < 0 ? unit.text.search(/ (?:à|in|at) \p{Lu}/u) : comma;
    const legal = LEGAL_FORM.exec(unit.text);
    const cuts = [
      ...(legal ? [legal.index + legal[0].length] : []),
      ...(from > 0 ? commasOf(unit.text, from) : []),
    ];
    for (const cut of cuts) {
      const tail = trimEdges(unit.text.slice(cut).replace(/^[, ]*(?:à |in )?/u, ''));
      const location = wholeLocationStrict(tail);
      if (!location || (location.guessed && !hasEmployer(units, unit, cut))) continue;
      units[index] = { ...unit, text: trimEdges(unit.text.slice(0, cut)) };
      return {
        text: location.text,
        line: unit.line,
        confidence: location.confidence - CONFIDENCE.peeledLess,
      };
    }
  }
  return undefined;
}

/** "Fabrik Nord GmbH Bremen": what follows a company's legal form is no part of its name. */
const LEGAL_FORM =
  /(?<=\S )(?:ltd|inc|llc|llp|plc|gmbh|sarl|eurl|sas|sasu|ltée|ltee|corp|pty|b\.?v|n\.?v)\.?(?= \p{L})/iu;

/** "Analyst, Nordvik, France": a name before a country is a city only where the employer has another name. */
const hasEmployer = (units: readonly HeadUnit[], unit: HeadUnit, cut: number): boolean =>
  unit.text.slice(0, cut).includes(',') ||
  units.slice(0, NEAR_NAMES).some((one) => {
    const text = one === unit ? unit.text.slice(0, cut) : one.text;
    // "Software Developer" has a word of employers and is a title.
    return (
      companyScore(text) >= Math.max(EMPLOYER.hinted, titleScore(text)) ||
      titleScore(text) < TITLE.hinted
    );
  });

/** Names stand among the first pieces. */
const NEAR_NAMES = 16;

function commasOf(text: string, from: number): number[] {
  const cuts = [from];
  for (let index = text.indexOf(',', from + 1); index > 0; index = text.indexOf(',', index + 1))
    cuts.push(index);
  return cuts.slice(-MOST_CUTS);
}

/** A place ends a name: the time to try each comma of a long text would grow with its square. */
const MOST_CUTS = 12;

/** After a comma an unknown name is taken for a city only before a province or country. */
function wholeLocationStrict(text: string) {
  const location = wholeLocation(text);
  const found = findLocation(text, { loose: true });
  return location && found && location.confidence >= LEAST_PEELED ? location : undefined;
}
