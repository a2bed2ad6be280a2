/**
 * Where people's records are kept on a cluster instead of here (`JALON_STORE`): this server knows who is who, gives them
 * the pass that the workers believe, and tells the workers what it alone knows.
 */
import { PASS_MS, passKeysOf, type PassClaims } from '#/domain/access/pass.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { personOf, roleOf } from '../accounts/people.ts';
import { answering, ok, Refusal, refused } from '../answer.ts';
import { report } from '../report.ts';
import { rowOf, run } from '../sql.ts';

/** The address of the workers; '' where records are kept here. */
const workers = (): string => $os.getenv('JALON_STORE').replace(/\/$/, '');

export const keepsRecordsElsewhere = (): boolean => workers() !== '';

/** A person's records can't be in two places: what would write them here says where to go. */
export const requireRecordsHere = (): void => {
  if (keepsRecordsElsewhere()) throw new Refusal(refused(409, 'moved'));
};

/** `POST /api/jalon/pass` → `{pass}`: good for `PASS_MS`. */
export const givePass = answering((e) => {
  const person = personOf(e);
  if (!keepsRecordsElsewhere()) return refused(409, 'here');
  const role = roleOf(e.app, person);
  const kept = hasRecordsHere(e.app, person.id);
  return ok({ pass: signed({ aud: 'jalon/sync', sub: person.id, role, at: Date.now(), kept }) });
});

/** Others than copies of what the workers keep. */
export const hasRecordsHere = (app: core.App, user: string): boolean => {
  const one = `SELECT 1 AS one FROM sync_log WHERE user = {:user}
    AND NOT EXISTS (SELECT 1 FROM copied_people WHERE user = {:user}) LIMIT 1`;
  return rowOf(app, one, { user }, { one: 0 }) !== undefined;
};

/** At a start: where records are kept here, none is a copy. */
export const forgetCopies = (app: core.App): void => {
  if (!keepsRecordsElsewhere()) run(app, 'DELETE FROM copied_people');
};

const signed = (claims: PassClaims): string => {
  const [key = ''] = passKeysOf($os.getenv('JALON_PASS_KEY'));
  return $security.createJWT({ ...claims }, key, PASS_MS / SECOND_MS);
};

/** What is asked of the workers in the server's own name; undefined when they don't answer, or refuse. */
export const askWorkers = (app: core.App, order: object): unknown => {
  try {
    const { statusCode, body } = $http.send({
      url: `${workers()}/api/jalon/cluster`,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: signed({ aud: 'jalon/server', sub: '', role: 'user', at: Date.now() }),
      },
      body: JSON.stringify(order),
      timeout: 10,
    });
    const text = toString(body);
    if (statusCode < 300) return text === '' ? {} : JSON.parse(text);
    report(app, 'the workers refused', { status: statusCode });
  } catch (error) {
    report(app, 'the workers do not answer', { error: String(error).slice(0, 200) });
  }
  return undefined;
};

/** Sessions that ended, or a role that is another: noted as the change is saved, and their passes end once it is. */
const markOf = (person: core.Record): string => `jalon:revoke:${person.id}`;

export const noteEndedSessions = (app: core.App, person: core.Record): void => {
  const before = person.original();
  const isOther =
    person.tokenKey() !== before.tokenKey() ||
    person.getString('role') !== before.getString('role');
  if (keepsRecordsElsewhere() && isOther) app.store().set(markOf(person), true);
};

/** Should no worker hear it, the passes end by themselves. */
export const endPasses = (e: core.RecordEvent): void => {
  e.next();
  const { app, record: person } = e;
  if (!person || !app.store().get(markOf(person))) return;
  app.store().remove(markOf(person));
  askWorkers(app, { order: 'revoke', person: person.id, at: Date.now() });
};
