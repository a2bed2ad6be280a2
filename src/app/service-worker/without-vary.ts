/** A response that a cache gives to every request for its address; null for one that is not worth keeping. */
export const withoutVary = async (response: Response): Promise<Response | null> => {
  if (!response.ok) return null;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  const { status, statusText } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
};
