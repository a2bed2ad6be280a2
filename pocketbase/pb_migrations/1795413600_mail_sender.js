/// <reference path="../types/pocketbase.d.ts" />

/** Who mails come from, as an administrator says it; empty: as the server is set up. */
migrate((app) => {
  const site = app.findCollectionByNameOrId('site_settings');
  site.fields.add(
    new TextField({ id: 'sitemailname', name: 'mailName', hidden: true, max: 80 }),
    new EmailField({ id: 'sitemailaddress', name: 'mailAddress', hidden: true }),
  );
  app.save(site);
});
