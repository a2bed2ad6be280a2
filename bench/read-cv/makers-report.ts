/** Tables, gates and the curve of confidence for the makers' files. */
import { makersIn, mean, MEASURED, readMaker, type MakerResult } from './makers.ts';

const GATES = {
  /** Of each language. */
  overall: 0.94,
  maker: 0.8,
  lostWords: 0,
  /** How far one language may stay behind the other. */
  languageGap: 0.02,
  /** Of the fields said with at least `sureFrom`. */
  sureFrom: 0.9,
  sureRight: 0.97,
} as const;

const ASIDE = 'aside';
export const MAKERS_FOLDERS: readonly string[] = ['opened', ASIDE];

/** Prints what was found and says whether the gates hold in each folder. `only` names a maker or a file. */
export async function reportMakers(
  folders: readonly string[],
  only: string | undefined,
  showWrong: boolean,
): Promise<boolean> {
  let hold = true;
  for (const folder of folders) {
    const items = makersIn(folder).filter(
      ({ file, maker }) => !only || `${file} ${maker}`.includes(only),
    );
    if (items.length === 0) continue;
    const results: MakerResult[] = [];
    for (const item of items) results.push(await readMaker(folder, item));
    printResults(folder, results, showWrong && folder !== ASIDE);
    hold = gates(folder, results) && hold;
  }
  return hold;
}

function printResults(folder: string, results: readonly MakerResult[], showWrong: boolean): void {
  const makers = [...new Set(results.map(({ maker }) => maker))].toSorted();
  header(`makers, ${folder}`);
  for (const maker of makers)
    row(
      maker,
      results.filter((result) => result.maker === maker),
    );
  header(`languages, ${folder}`);
  for (const language of LANGUAGES)
    row(
      language,
      results.filter((result) => result.language === language),
    );
  row('all', results);
  curve(results);
  if (!showWrong) return;
  for (const { file, overall, scores, lost, kept, refused } of results) {
    const wrong = MEASURED.filter((field) => scores[field] < 1).map(
      (field) => `${field} ${scores[field].toFixed(2)}`,
    );
    console.log(
      `${file} ${overall.toFixed(3)}: ${refused || wrong.join(', ') || 'all right'}${lost.length > 0 ? ` | lost ${lost.slice(0, 12).join(' ')}` : ''}${kept.length > 0 ? ` | kept ${kept.join('; ')}` : ''}`,
    );
  }
}

const LANGUAGES = ['en', 'fr'] as const;

function header(title: string): void {
  console.log(`\n${title}`);
  console.log(
    [
      'group'.padEnd(24),
      'files',
      'overall',
      ...MEASURED.map((field) => field.slice(0, 6).padStart(6)),
    ].join(' '),
  );
}

function row(name: string, results: readonly MakerResult[]): void {
  if (results.length === 0) return;
  const cells = MEASURED.map((field) => mean(results.map(({ scores }) => scores[field])));
  const refused = results.filter((result) => result.refused !== '').length;
  console.log(
    [
      name.padEnd(24),
      String(results.length).padStart(5),
      overallOf(results).toFixed(3).padStart(7),
      ...cells.map((value) => value.toFixed(2).padStart(6)),
      ...(refused > 0 ? [` ${refused} refused`] : []),
    ].join(' '),
  );
}

const overallOf = (results: readonly MakerResult[]): number =>
  mean(results.map(({ overall }) => overall));

/** Of what was said with a confidence, how much is right. */
function curve(results: readonly MakerResult[]): void {
  const all = results.flatMap(({ judged }) => judged);
  const bands = [1, 0.95, 0.9, 0.8, 0.7, 0.5, 0];
  const texts = bands.flatMap((from, at) => {
    const inBand = all.filter(
      ({ confidence }) => confidence >= from && confidence < (bands[at - 1] ?? Infinity),
    );
    if (inBand.length === 0) return [];
    const right = inBand.filter((one) => one.right).length;
    return [`${from}+ ${((100 * right) / inBand.length).toFixed(1)} % of ${inBand.length}`];
  });
  console.log(`confidence said, and how much of it is right: ${texts.join(' · ')}`);
}

function gates(folder: string, results: readonly MakerResult[]): boolean {
  const of = (language: string): readonly MakerResult[] =>
    results.filter((result) => result.language === language);
  const lost = results.reduce((sum, result) => sum + result.lost.length, 0);
  const kept = results.reduce((sum, result) => sum + result.kept.length, 0);
  const [english = 0, french = 0] = LANGUAGES.map((language) => overallOf(of(language)));
  const weak = [...new Set(results.map(({ maker }) => maker))].flatMap((maker) => {
    const value = overallOf(results.filter((result) => result.maker === maker));
    return value < GATES.maker ? [`${maker} ${value.toFixed(3)}`] : [];
  });
  const sure = results
    .flatMap(({ judged }) => judged)
    .filter(({ confidence }) => confidence >= GATES.sureFrom);
  const sureRight = sure.filter(({ right }) => right).length / Math.max(1, sure.length);
  const checks: [name: string, holds: boolean, found: string][] = [
    [`English ≥ ${GATES.overall}`, english >= GATES.overall, english.toFixed(3)],
    [`French ≥ ${GATES.overall}`, french >= GATES.overall, french.toFixed(3)],
    [
      `French within ${100 * GATES.languageGap} points of English`,
      english - french <= GATES.languageGap,
      `${(100 * (english - french)).toFixed(1)} behind`,
    ],
    [`no maker < ${GATES.maker}`, weak.length === 0, weak.join(', ') || 'none'],
    [`lost words ${GATES.lostWords}`, lost <= GATES.lostWords, String(lost)],
    ['personal data kept 0', kept === 0, String(kept)],
    [
      `of fields said ≥ ${GATES.sureFrom}, ≥ ${GATES.sureRight} right`,
      sureRight >= GATES.sureRight,
      sureRight.toFixed(3),
    ],
  ];
  console.log(`gates, ${folder}`);
  for (const [name, holds, found] of checks)
    console.log(`  ${holds ? 'holds    ' : 'NOT HELD '} ${name}: ${found}`);
  return checks.every(([, holds]) => holds);
}
