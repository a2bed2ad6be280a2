/** What a person uploaded is for them alone: no cache on the way keeps it, though PocketBase would let it. */
export const keepFilePrivate = (e: core.FileDownloadRequestEvent): void => {
  const { requestEvent } = e as unknown as { requestEvent: core.RequestEvent };
  requestEvent.response.header().set('Cache-Control', 'private, no-store');
  e.next();
};
