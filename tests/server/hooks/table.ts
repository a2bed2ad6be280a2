/** Bundled for the server by a test: what each case of the table answers there. */
import { serverRulesCases } from '../../../src/domain/server-rules.table.ts';

export const answers = () =>
  serverRulesCases.map(({ title, actual }) => ({ title, actual: actual() }));
