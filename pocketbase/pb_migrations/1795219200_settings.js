/// <reference path="../types/pocketbase.d.ts" />

/**
 * The first schema, in four files: settings, accounts, what people make, what an operator writes. From the first
 * release on a file that people have run never changes: others are added behind.
 *
 * A server is safe from its first start: limits on, batch off, logs short and without addresses.
 */
migrate((app) => {
  const settings = app.settings();

  settings.meta.appName = 'Jalon';
  settings.batch.enabled = false;
  settings.logs.maxDays = 5;
  settings.logs.logIP = false;

  // The limiter counts by address, and a class at a settlement agency shares one.
  settings.rateLimits.enabled = true;
  settings.rateLimits.rules = [
    { label: '*:auth', maxRequests: 30, duration: 60 },
    { label: '*:requestPasswordReset', maxRequests: 10, duration: 300 },
    { label: '*:requestVerification', maxRequests: 10, duration: 300 },
    { label: '*:requestEmailChange', maxRequests: 10, duration: 300 },
    { label: '*:requestOTP', maxRequests: 10, duration: 300 },
    { label: 'users:create', maxRequests: 30, duration: 300 },
    { label: '*:create', maxRequests: 60, duration: 60 },
    { label: '/api/files/', maxRequests: 600, duration: 60 },
    { label: '/api/', maxRequests: 600, duration: 10 },
  ];

  app.save(settings);
});
