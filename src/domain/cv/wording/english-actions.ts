/** English actions of a working life: base form, past tense, -ing form, and the noun that stands with "of". Hand-checked. */
export interface EnglishAction {
  base: string;
  past: string;
  gerund: string;
  /** "management of", '' where the noun says something else. */
  noun: string;
}

/** Past and -ing forms are written where they are not simply `-ed` and `-ing` (a final e goes). */
const TABLE = `manage||management;coordinate||coordination;supervise||supervision;plan planned planning|;organize||organization;lead led leading|;direct||direction;oversee oversaw overseeing|;
train|;teach taught teaching|;coach|;mentor|;guide|;assess||assessment;evaluate||evaluation;analyze||analysis;design|;create||creation;develop||development;build built building|;write wrote writing|;
program programmed programming|;code|;deploy||deployment;implement||implementation;install||installation;configure||configuration;integrate||integration;migrate||migration;administer||administration;
optimize||optimization;improve||improvement;automate||automation;modernize||modernization;streamline|;simplify simplified simplifying|simplification;reduce||reduction;increase|;grow grew growing|;expand||expansion;
negotiate||negotiation;draft|;edit|;review|;revise||revision;translate||translation;prepare||preparation;present|;deliver||delivery;produce||production;manufacture|;assemble||assembly;construct||construction;
renovate||renovation;repair|;maintain||maintenance;clean|;inspect||inspection;verify verified verifying|verification;validate||validation;test|;monitor|;track|;process|;enter|;update|;schedule|;
archive|;file|;invoice|;bill|;collect||collection;reconcile||reconciliation;order|;buy bought buying|;purchase|;sell sold selling|;promote||promotion;ship shipped shipping|;receive|;pack|;load|;transport||transportation;
welcome|;greet|;serve|;hire|;recruit||recruitment;onboard|;document||documentation;publish||publication;research|;identify identified identifying|identification;define||definition;diagnose|;resolve||resolution;
launch|;establish||establishment;estimate||estimation;calculate||calculation;model modelled modelling|;draw drew drawing|;weld|;machine|;wire|;calibrate||calibration;sterilize||sterilization;transform||transformation;
restructure|;standardize||standardization;approve||approval;support|;distribute||distribution;allocate||allocation;operate||operation;secure|;eliminate||elimination;handle|;run ran running|;conduct|;perform|;
provide|;ensure|;assist|;advise|;answer|;respond|;investigate||investigation;audit|;budget|;forecast forecast forecasting|;market|;sort|;pick|;drive drove driving|;cook|;bake|;paint|;plant|;harvest|;sew sewed sewing|;cut cut cutting|;
facilitate||facilitation;collaborate|;communicate|;report|;record|;compile||compilation;procure||procurement;source|;execute||execution;consolidate||consolidation;negotiate|;audit|;liaise|;care cared caring|`;

export const ENGLISH_ACTIONS: readonly EnglishAction[] = TABLE.split(';').map((entry) => {
  const [verbs = '', ...rest] = entry.trim().split('|');
  const [base = '', past, gerund] = verbs.split(' ');
  const stem = base.replace(/e$/, '');
  return {
    base,
    past: past ?? `${stem}ed`,
    gerund: gerund ?? `${stem}ing`,
    noun: rest.at(-1) ?? '',
  };
});

/** Pasts that don't end in -ed, beside those above. */
const IRREGULAR_PASTS = `achieved won made set kept met took gave began spoke chose rebuilt undertook sought shot dealt found sent spent put rose got saw brought held
broke caught cut did drove fed fought flew forecast went grew heard hit knew laid left let lit lost paid proved read rode rewrote sang shipped spun stood swept swam told threw thought won wrote`;

export const ENGLISH_PASTS: ReadonlySet<string> = new Set([
  ...ENGLISH_ACTIONS.map(({ past }) => past),
  ...IRREGULAR_PASTS.split(/\s+/),
]);
export const ENGLISH_BASES: ReadonlySet<string> = new Set([
  ...ENGLISH_ACTIONS.map(({ base }) => base),
  ...'haul log lift mix measure unload greet stock count label weigh dispatch deploy debug troubleshoot answer fix check set stage shape lay pour dig grind drill bolt polish sand wash iron fold sweep mop feed bathe lift transfer escort patrol screen scan key post match balance close open chair host speak listen interview advise counsel refer prescribe administer dispense accelerate achieve adapt apply arrange authorize boost champion compose contribute convert cultivate decrease demonstrate devise double draft engineer ensure exceed generate help influence initiate inspire instruct introduce make mediate motivate operate participate perform persuade pioneer prevent propose raise rebuild recommend redesign reorganize represent solve spearhead strengthen surpass tailor take work write use'.split(
    ' ',
  ),
]);
export const ENGLISH_GERUNDS: ReadonlySet<string> = new Set(
  ENGLISH_ACTIONS.map(({ gerund }) => gerund),
);
