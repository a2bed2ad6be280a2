import type { Source } from './application.ts';

/** The job site an address belongs to; undefined for any other. */
export const sourceOfLink = (address: string): Source | undefined => {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return SITES.find(([site]) => site.test(host))?.[1];
};

const SITES: readonly [RegExp, Source][] = [
  [/(?:^|\.)(?:guichetemplois|jobbank)\.gc\.ca$/, 'job-bank'],
  [/(?:^|\.)indeed\.(?:ca|com)$/, 'indeed'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
];
