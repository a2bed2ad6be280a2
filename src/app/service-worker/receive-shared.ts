/** What the system's share sheet posts to `/share`: kept here, network or not, then shown on its page. */
import { readPosting } from '#/domain/tracker/job-posting.ts';
import { newId } from '#/platform/ids.ts';
import { keepShared, type SharedItem } from '#/platform/shared-items.ts';

export const receiveShared = async ({ request }: { request: Request }): Promise<Response> => {
  const id = newId();
  await keepShared(id, itemIn(await request.formData()));
  // 303: the page is fetched, and a reload sends nothing again.
  return Response.redirect(`/share?id=${id}`, 303);
};

const itemIn = (form: FormData): SharedItem => {
  const file = form.getAll('file').find((value) => value instanceof File && value.size > 0);
  if (file instanceof File) return { kind: 'file', file };
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const posting = readPosting({ title: text('title'), text: text('text'), url: text('url') });
  return posting ? { kind: 'posting', posting } : { kind: 'nothing' };
};
