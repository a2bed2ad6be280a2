/** Facts for tests: those of somebody new, with what matters changed. */
import { NO_FACTS, type DashboardFacts } from './facts.ts';

export const factsWith = (changes: {
  [Part in keyof DashboardFacts]?: Partial<DashboardFacts[Part]>;
}): DashboardFacts => ({
  tracker: { ...NO_FACTS.tracker, ...changes.tracker },
  cvs: { ...NO_FACTS.cvs, ...changes.cvs },
  linkedin: { ...NO_FACTS.linkedin, ...changes.linkedin },
  training: { ...NO_FACTS.training, ...changes.training },
  profile: { ...NO_FACTS.profile, ...changes.profile },
});

export const A_CV = { id: 'cv1', title: 'CV', step: 'customise' } as const;
