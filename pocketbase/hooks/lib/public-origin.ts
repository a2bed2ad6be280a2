/** The address people use, such as `https://jalon.example`, without a slash at its end. */
export const publicOrigin = (): string =>
  ($os.getenv('JALON_PUBLIC_URL') || $os.getenv('JALON_ORIGIN')).replace(/\/+$/, '');
