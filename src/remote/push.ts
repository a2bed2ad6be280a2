/** Waking this device from the server. */
import type { PushAnswer, PushRequest } from '#/domain/access/push/push-request.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route } from './server.ts';

export const askAboutPush = async (token: string, request: PushRequest): Promise<PushAnswer> => {
  const { ask, ...body } = request;
  const given = ask === 'key' ? {} : { method: 'POST', body };
  const reply = await callServer(route(`/api/jalon/push/${ask}`, given), { token });
  if (!reply.ok)
    return {
      kind:
        reply.error.kind === 'offline' || reply.error.kind === 'aborted'
          ? 'offline'
          : reply.error.kind === 'unauthorised'
            ? 'signed-out'
            : 'refused',
    };
  const { key, left, status } = fieldsOf(reply.value.body);
  return { kind: 'done', key: textOf(key), left: Number(left ?? 0), status: Number(status ?? 0) };
};
