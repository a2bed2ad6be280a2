/**
 * The writing help: a text and some facts in, the same in better words out. What is sent comes without names or ways
 * to reach anyone; that is checked here again. Nothing of it is kept or logged.
 */
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { ASSIST_SECONDS, ASSISTS_AT_ONCE } from '#/domain/access/rate-limits.ts';
import {
  isToday,
  readAssistRequest,
  type AssistOffer,
  type AssistRequest,
} from '#/domain/assist/assist-request.ts';
import { holdsPersonal } from '#/domain/assist/personal.ts';
import { promptFor } from '#/domain/assist/prompt.ts';
import { personOf, roleOf } from '../accounts/people.ts';
import { answering, bodyOf, ok, refused, type Answer } from '../answer.ts';
import { count, countOf } from '../counters.ts';
import { inPlace } from '../in-place.ts';
import { report } from '../report.ts';
import { askModel } from './ask-model.ts';
import { assistsLeft, giveBackAssist, takeAssist } from './assist-quota.ts';

/** `GET /api/jalon/assist`: an `AssistOffer`. */
export const tellAssist = answering((e) => {
  const person = personOf(e);
  if (!isOn()) return ok({ isOn: false } satisfies AssistOffer);
  const perDay = perDayOf(e.app, person);
  const left = assistsLeft(e.app, person.id, perDay);
  return ok({ isOn: true, recipient: recipient(), left, perDay } satisfies AssistOffer);
});

/**
 * `POST /api/jalon/assist`: an `AssistRequest` with the `wording` and `recipient` that the person agreed to → `{text}`.
 * 403 `limit`: used up for today; 404 `off`; 409 `consent`: something else was agreed to; 422 `personal`; 429 too many
 * wait; 502 `no_answer`: it may be asked again.
 */
export const assist = answering((e) => {
  const person = personOf(e);
  if (!isOn()) return refused(404, 'off');
  const request = readAssistRequest(bodyOf(e));
  if (!request) return refused(400, 'invalid');
  if (!isToday(request.wording) || request.recipient !== recipient())
    return refused(409, 'consent');
  const names = [person.getString('fullName')];
  if ([request.text, ...request.facts].some((text) => holdsPersonal(text, names)))
    return refused(422, 'personal');
  const answer = inPlace(e.app, PLACES, person.id, () => answerTo(e.app, person, request));
  if (answer) return answer;
  count(e.app, 'assist refusals');
  return { ...refused(429, 'busy'), retryAfter: ASSIST_SECONDS };
});

const PLACES = { key: 'jalon:assists', ...ASSISTS_AT_ONCE };

const answerTo = (app: core.App, person: core.Record, request: AssistRequest): Answer => {
  if (!takeAssist(app, person.id, perDayOf(app, person))) return refused(403, 'limit');
  const answer = askModel(promptFor(request));
  if (answer.ok) {
    count(app, 'assists');
    return ok({ text: answer.text });
  }
  giveBackAssist(app, person.id);
  count(app, 'assist failures');
  report(app, 'the model of the writing help', { what: answer.what });
  return refused(502, 'no_answer');
};

/** For administrators: where texts go, and how it went since the start. Never the key. */
export const assistState = (app: core.App) => ({
  isOn: isOn(),
  host: /^https?:\/\/([^/?#@]*@)?([^/?#]+)/.exec($os.getenv('JALON_ASSIST_URL'))?.[2] ?? '',
  model: $os.getenv('JALON_ASSIST_MODEL'),
  recipient: recipient(),
  answered: countOf(app, 'assists'),
  failed: countOf(app, 'assist failures'),
  refused: countOf(app, 'assist refusals'),
});

const isOn = (): boolean => $os.getenv('JALON_ASSIST_URL') !== '';
const recipient = (): string => $os.getenv('JALON_ASSIST_RECIPIENT').trim();

const perDayOf = (app: core.App, person: core.Record): number =>
  limitsOf(roleOf(app, person)).assistsPerDay;
