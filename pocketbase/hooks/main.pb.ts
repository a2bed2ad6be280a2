/**
 * Registrations only. A handler runs alone in a pooled interpreter and sees nothing of this file,
 * so its body is one `require` of the library and one call.
 */
const routes: string[] = [];

const route = (method: string, path: string, handler: (e: core.RequestEvent) => void) => {
  // Only failures are worth a line in the log database: one write per file served is not.
  routerAdd(method, path, handler, $apis.skipSuccessActivityLog());
  routes.push(`${method} ${path}`);
};

onBootstrap((e) => require(`${__hooks}/jalon.js`).prepareServer(e));

route('GET', '/api/jalon/health', (e) => require(`${__hooks}/jalon.js`).health(e));
route('GET', '/{path...}', (e) => require(`${__hooks}/jalon.js`).serveFile(e));

// Kept for the health route: the list is what was registered, not what should have been.
$app.store().set('jalon:routes', JSON.stringify(routes));
