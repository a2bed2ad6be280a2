/** What an instance says of itself, and the state of what it is set up with, for administrators. */
import { unprovenFigures } from '#/domain/content/site/site.ts';
import { editedFields, readSiteEdit } from '#/domain/content/site/site-edit.ts';
import { personRanking } from '../accounts/people.ts';
import { auditAct } from '../accounts/audit.ts';
import { answering, bodyOf, ok, refused } from '../answer.ts';
import { assistState } from '../assist/assist.ts';
import {
  mailSender,
  siteFrom,
  siteText,
  writeSite,
  writtenSite,
} from '../content/content-settings.ts';
import { stateOf } from '../health.ts';
import { WAITING } from '../mail/outbox-rows.ts';
import { queueMailTo, sendDueMails } from '../mail/outbox.ts';
import { rowOf } from '../sql.ts';

/** `GET /api/jalon/admin/site`: `{site, unproven, mail, assist}`; `unproven` is what health checks tell too. */
export const showWrittenSite = answering((e) => {
  personRanking(e, 'admin');
  return ok({
    site: writtenSite(e.app),
    unproven: unprovenFigures(siteFrom(siteText(e.app))),
    mail: mailState(e.app),
    assist: assistState(e.app),
  });
});

/** `PUT /api/jalon/admin/site`: the whole of a `SiteEdit`, by a super administrator. */
export const changeSite = answering((e) => {
  const actor = personRanking(e, 'super_admin');
  const edit = readSiteEdit(bodyOf(e));
  if (!edit.ok) return refused(400, edit.error.code, edit.error.field);
  e.app.runInTransaction((tx) => {
    const changed = editedFields(writtenSite(tx), edit.value);
    if (changed.length === 0) return;
    writeSite(tx, edit.value);
    auditAct(tx, {
      actor: actor.id,
      action: 'site_changed',
      target: '',
      after: changed.join(', ').slice(0, AUDIT_TEXT),
    });
  });
  return ok();
});

/** As much as the journal takes. */
const AUDIT_TEXT = 200;

/** `POST /api/jalon/admin/mail-test`: a mail to the administrator's own address. */
export const testMail = answering((e) => {
  const person = personRanking(e, 'admin');
  queueMailTo(e.app, person, 'mail-test');
  return { ...ok(), after: sendDueMails };
});

const mailState = (app: core.App): object => {
  const { smtp } = app.settings();
  const { name, address } = mailSender(app);
  const counts = rowOf(
    app,
    `SELECT (SELECT COUNT(*) FROM outbox WHERE state = 'waiting' AND ${WAITING.mail}) AS waiting,
       (SELECT COUNT(*) FROM outbox WHERE state = 'failed' AND ${WAITING.mail}) AS failed`,
    {},
    { waiting: 0, failed: 0 },
  );
  return {
    senderName: name,
    senderAddress: address,
    isSetUp: smtp.enabled,
    waiting: counts?.waiting ?? 0,
    failed: counts?.failed ?? 0,
    lateSeconds: stateOf(app, Date.now()).lateMailSeconds,
  };
};
