/** Whether a line says how much: a number, an amount, a share, a duration or a volume, in figures or in words. */
import { fold } from '../../text/fold.ts';
import type { CvLanguage } from '../content.ts';

export const holdsFigure = (text: string, language: CvLanguage): boolean =>
  /\d/.test(withoutNames(text)) || WORDS[language].test(fold(text));

/** A blank that waits for the person's number: `[__ %]`. */
export const holdsBlank = (text: string): boolean => /\[_{2,}[^\]]{0,20}\]/.test(text);

/** Years, standards and names of things hold digits and say no quantity: 2019, ISO 9001, S/4HANA, B2B, Windows 10. */
const withoutNames = (text: string): string =>
  text
    .replace(/\b(?:19|20)\d{2}\b(?!\s*(?:[%$€£]|[\p{L}]{3,}s\b))/gu, ' ')
    .replace(
      /\b(?:ISO|CSA|IEC|ASTM|IFRS|ANSI|OHSAS|Windows|Office|Python|Java|Angular|Server|Oracle|SharePoint)[ -]?\d[\d.:-]*/g,
      ' ',
    )
    .replace(/\p{L}[\p{L}/+-]*\d[\p{L}\d]*/gu, ' ')
    .replace(/\b[2-5]D\b/g, ' ');

const WORDS: Readonly<Record<CvLanguage, RegExp>> = {
  fr: /\b(?:deux|trois|quatre|cinq|six|sept|huit|(?<!a )neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|dizaines?|douzaines?|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaines?|milliers?|moitie|double[ers]?|triple[ers]?)\b/,
  en: /\b(?:two|three|four|five|six(?! sigma)|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|doubled?|tripled?|twice)\b/,
};
