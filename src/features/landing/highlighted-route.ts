/** Of several buttons, the one whose page this is (its route is the path, or begins it), else the first. */
export const highlightedRoute = <Route extends string>(
  routes: readonly [Route, ...Route[]],
  path: string,
): Route => routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? routes[0];
