/** The list of devices a person has used, for them to recognise; a sign-out everywhere ends them all. */
import { DEVICE_LABEL_MAX, DEVICES_LISTED } from '#/domain/access/size-limits.ts';
import { answering, bodyOf, ok, refused } from '../answer.ts';
import { personOf } from './people.ts';
import { newId, rowsOf, run } from '../sql.ts';

/** `GET /api/jalon/devices`, last seen first. */
export const listDevices = answering((e) =>
  ok({
    devices: rowsOf(
      e.app,
      `SELECT device AS id, label, firstSeenAt, lastSeenAt FROM devices
       WHERE user = {:user} ORDER BY lastSeenAt DESC LIMIT ${DEVICES_LISTED}`,
      { user: personOf(e).id },
      { id: '', label: '', firstSeenAt: 0, lastSeenAt: 0 },
    ).map(({ id, label, firstSeenAt, lastSeenAt }) => ({ id, label, firstSeenAt, lastSeenAt })),
  }),
);

/** `PUT /api/jalon/devices/{id}`: `{label}`; a device names itself at each start. */
export const nameDevice = answering((e) => {
  const person = personOf(e);
  const device = deviceIn(e);
  const { label } = bodyOf(e);
  if (device === undefined) return refused(400, 'invalid', 'id');
  if (typeof label !== 'string' || label.length > DEVICE_LABEL_MAX)
    return refused(400, 'invalid', 'label');
  run(
    e.app,
    `INSERT INTO devices (id, user, device, label, firstSeenAt, lastSeenAt)
     SELECT {:id}, {:user}, {:device}, {:label}, {:now}, {:now}
     WHERE (SELECT COUNT(*) FROM devices WHERE user = {:user}) < ${DEVICES_LISTED}
        OR EXISTS (SELECT 1 FROM devices WHERE user = {:user} AND device = {:device})
     ON CONFLICT (user, device) DO UPDATE SET label = {:label}, lastSeenAt = {:now}`,
    { id: newId(), user: person.id, device, label, now: Date.now() },
  );
  return ok();
});

/** `DELETE /api/jalon/devices/{id}`: off the list; what it has synced stays. */
export const forgetDevice = answering((e) => {
  const person = personOf(e);
  run(e.app, 'DELETE FROM devices WHERE user = {:user} AND device = {:device}', {
    user: person.id,
    device: deviceIn(e) ?? '',
  });
  return ok();
});

const deviceIn = (e: core.RequestEvent): string | undefined =>
  /^[a-z0-9]{10,40}$/.exec(e.request?.pathValue('id') ?? '')?.[0];
