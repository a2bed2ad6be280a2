/** The headline: what the person does, near the name. */
import { couldBeStreet } from '#/domain/cv/canadian/personal/address/address.ts';
import { isWorkAuthorisation } from '#/domain/cv/canadian/personal/recognise.ts';
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { COMPANY_SURE_CUES, INSTITUTION_SURE_CUES } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { isDocumentTitle } from '../account-for-words.ts';
import { HEADLINE } from '../confidence.ts';
import { FACULTY } from '../education/cut-pieces.ts';
import type { FoundField } from '../found-field.ts';
import { PLAIN_SIZE } from '../lines/thresholds.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { headingHit } from '../sections/headings.ts';
import { tokensOf, trimEdges, wordsOf } from '../text-pieces.ts';
import { type Cuts, withoutContactLabels } from './cuts.ts';
import type { FoundName } from './name.ts';
import { headlineAt, LONGEST_HEADLINE } from './paragraph.ts';
import { HEADLINE_POINTS } from './scores.ts';
import { NETWORK } from './unlisted-place.ts';

/** Without the bare label of a detail that was taken out: "Welder | Mobile". */
const unlabelled = (text: string): string =>
  text
    .split(' | ')
    .filter((piece) => wordsOf(withoutContactLabels(piece)).length > 0)
    .join(' | ');

const WANTED_JOB =
  /^(?:name of expert|nom de l['’]expert|poste proposé|proposed (?:position|role(?: in the project)?)|emploi recherché|poste recherché|poste visé|desired employment|position sought|target role|titre(?: professionnel| d['’]emploi)?|job title|profession|occupation|métier|(?:job|position|post) applied for|apply(?:ing)? for|postulation|candidature(?! pour))(?!\p{L})(?:\s*\/\s*(?:domaine de compétence|occupational field|type d’emploi))?\s*[:/–-]?\s*/iu;

/** "/amaln", "awadiop", "GitHub", "12A/3, Harbour Row": a name on a network, one of them, or an address; "(She/Her)"; a motto. */
const isAside = (text: string): boolean =>
  /^(?:[/@]\S+|\p{Ll}+)$/u.test(text) ||
  NETWORK.test(text) ||
  couldBeStreet(text) ||
  /^["“«]|^\(?(?:she|he|they|elle|il|iel) ?\/ ?\p{L}+(?: ?\/ ?\p{L}+)?\)?$/iu.test(text) ||
  /^\d+\p{L}?[/,]/u.test(text);

interface Headline extends FoundField {
  /** What stands in each of its lines for it. */
  parts: { line: SourceLine; text: string }[];
}

export function headlineOf(
  zone: readonly SourceLine[],
  cuts: Cuts,
  name: FoundName | undefined,
  /** Lines that hold the location, the address or the number. */
  details: ReadonlySet<SourceLine>,
): Headline | undefined {
  const nameIndex = name ? zone.indexOf(name.lines.at(-1) as SourceLine) : -1;
  let best: { found: Headline; score: number } | undefined;
  zone.forEach((line, index) => {
    const distance = nameIndex >= 0 ? index - nameIndex : index + 1;
    if (distance < -2 || distance > 8) return;
    const texts = headlineAt(zone, index).map((row) => ({
      line: row,
      text: unlabelled(cuts.restText(row)),
    }));
    const whole = trimEdges(texts.map((row) => row.text.trim()).join(' '));
    const wanted = WANTED_JOB.test(whole);
    const text = trimEdges(whole.replace(WANTED_JOB, ''));
    const parts = texts.map((row) => ({
      ...row,
      text: trimEdges(row.text).replace(WANTED_JOB, '').trim(),
    }));
    const words = wordsOf(text);
    if (words.length === 0 || words.length > LONGEST_HEADLINE || line.bullet > 0 || line.continues)
      return;
    if (
      /(?<! )@|@(?! \p{L})|https?:|www\.|[\p{L}\d](?<!\b(?:asp|vb|ado))\.(?:com|ca|org|io|net|me)\b|\.[a-z]{2,}\/\S/iu.test(
        text,
      ) ||
      (text.endsWith('.') && words.length > 8) ||
      headingHit(text)?.full
    )
      return;
    if (
      !/\p{L}{2}/u.test(withoutContactLabels(text)) ||
      isWorkAuthorisation(fold(text)) ||
      /\d{4,}/.test(text) ||
      /^[^:]{2,20}:/.test(text)
    )
      return;
    const titled = tokensOf(text).some((word) => TITLE_WORDS.has(word));
    if (
      !titled &&
      !wanted &&
      (isDocumentTitle(text) || isAside(text) || isAside(line.text) || /\d/.test(text))
    )
      return;
    let score =
      (titled || wanted ? HEADLINE_POINTS.trade : 0) +
      (HEADLINE_POINTS.linesFromName[distance] ?? 0);
    score += line.size > PLAIN_SIZE ? HEADLINE_POINTS.large : 0;
    score += line.bold || line.tinted || line.italic || line.caps ? HEADLINE_POINTS.setApart : 0;
    score -= words.length > HEADLINE_POINTS.usualWords ? HEADLINE_POINTS.tooLong : 0;
    score -=
      !titled &&
      (FACULTY.test(fold(text)) ||
        tokensOf(text).some(
          (word) => INSTITUTION_SURE_CUES.has(word) || COMPANY_SURE_CUES.has(word),
        ))
        ? HEADLINE_POINTS.organisation
        : 0;
    score -= details.has(line) && !titled ? HEADLINE_POINTS.besideDetails : 0;
    if (score >= HEADLINE_POINTS.enough && (!best || score > best.score))
      best = {
        found: {
          value: text,
          line,
          confidence: Math.min(HEADLINE.most, HEADLINE.least + score * HEADLINE.perPoint),
          parts,
        },
        score,
      };
  });
  return best?.found;
}
