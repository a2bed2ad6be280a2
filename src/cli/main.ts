/** The `jalon` command: one line a command, each loaded when asked for. */
type Run = (args: string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, { usage: string; load: () => Promise<{ run: Run }> }>> = {
  'read-cv': {
    usage: 'read-cv FILE…',
    load: () => import('./cv/read-cv.ts'),
  },
  'convert-cv': {
    usage:
      'convert-cv FILE… --out FILE|DIR [--to pdf|docx|odt|txt|json] [--lang fr|en] [--template NAME]',
    load: () => import('./cv/convert-cv.ts'),
  },
  'read-ad': {
    usage: 'read-ad --lines < ADS.jsonl',
    load: () => import('./read-ad.ts'),
  },
  listen: {
    usage: 'listen FILE.wav… --lang fr|en',
    load: () => import('./listen.ts'),
  },
  'score-answer': {
    usage:
      'score-answer --lang fr|en --category behavioral|technical|situational|general --question TEXT FILE.txt; score-answer --lines < ANSWERS.jsonl',
    load: () => import('./score-answer.ts'),
  },
  ats: {
    usage: 'ats FILE.json [--lang fr|en]; ats --lines < CVS.jsonl',
    load: () => import('./ats.ts'),
  },
  suggest: {
    usage: 'suggest FILE.json [--lang fr|en]; suggest --lines < CVS.jsonl',
    load: () => import('./suggest.ts'),
  },
  'read-linkedin': {
    usage: 'read-linkedin FILE.zip',
    load: () => import('./read-linkedin.ts'),
  },
  'match-job': {
    usage: 'match-job CV AD.txt | --lines < CVS-AND-JOBS.jsonl',
    load: () => import('./match-job.ts'),
  },
  'pair-cv': {
    usage: 'pair-cv A.json B.json | --lines < PAIRS.jsonl',
    load: () => import('./pair-cv.ts'),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  const { run } = await command.load();
  process.exitCode = await run(args);
} else {
  const usages = Object.values(COMMANDS).map(({ usage }) => `  jalon ${usage}`);
  process.stderr.write(`Usage:\n${usages.join('\n')}\n`);
  process.exitCode = 1;
}
