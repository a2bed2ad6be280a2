/** Whether the CV's jobs include driving: then a driving licence is a qualification, not personal data. */
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import { foldAligned } from './fold.ts';
import { labelOf } from './recognise.ts';

const DRIVING_JOB =
  /\b(?:chauffeu(?:r|se)s?|livreu(?:r|se)s?|camionneu(?:r|se)|routi(?:er|ere)|ambulanci(?:er|ere)|paramedi(?:c|que)|taxi|vtc|coursi(?:er|ere)|courier|delivery (?:driver|person|associate|agent|man|worker|helper)|truck(?:er| driver)|drivers?|moniteur de conduite|monitrice de conduite|driving instructor|demenageu(?:r|se)|facteurs?|factrice|mail carrier|emergency medical technician|pompi(?:er|ere)|firefighter|conduct(?:eur|rice)s? (?:de |d')?(?:bus|autobus|autocars?|camions?|poids[- ]lourds?|taxi|ambulances?|vehicules?|metro|tramway|ligne|navette))\b/;
const OTHER_DRIVER =
  /\b(?:device|key|kernel|growth|business|linux|printer|jdbc|odbc|value|main|cost|screw|gpu|usb) drivers?\b|\bdrivers? (?:of|for|development|team)\b|routier et|genie routier|projets? routier/;
const COMMERCIAL_LICENCE =
  /\b(?:classes? ?[1-4]\b(?! ?[a-z])|class ?[1-4]\b|classes? (?:az|dz)|[ad]z licen[cs]e|cdl|permis (?:c1?|ce|c1e|d1?|d1e|de classe [1-4])\b|poids lourd|heavy vehicle)/;

/** Among civil status and children even a lorry's class is a private fact: whoever drives for a living says so elsewhere too. */
export function isDrivingJob(
  lines: readonly SourceLine[],
  zones: readonly { zone: string }[],
): boolean {
  return lines.some((line, at) => {
    const text = foldAligned(line.text);
    const isStated = COMMERCIAL_LICENCE.test(text) && /permis|licen[cs]e/.test(text);
    if (isStated && zones[at]?.zone !== 'personal' && !isBesideCivilStatus(lines, at)) return true;
    const isTitleLike = line.bullet === 0 && line.text.length <= 90;
    return isTitleLike && !OTHER_DRIVER.test(text) && DRIVING_JOB.test(withoutOthers(text));
  });
}

const CIVIL_STATUS = new Set(['birthDate', 'maritalStatus', 'children', 'nationality', 'gender']);

const isBesideCivilStatus = (lines: readonly SourceLine[], at: number): boolean =>
  [lines[at - 1], lines[at + 1]].some((line) =>
    CIVIL_STATUS.has(labelOf(foldAligned(line?.text ?? ''))?.label.kind ?? ''),
  );

/** Without the licence itself, and without people counted: who leads "90 chauffeurs" drives none of their lorries. */
const withoutOthers = (text: string): string =>
  text.replace(/driver'?s?'? (?:licen[cs]e|permit)/g, '').replace(/\d+ [\p{L}-]+s(?!\p{L})/gu, '');
