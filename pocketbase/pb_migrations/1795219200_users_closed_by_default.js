/// <reference path="../types/pocketbase.d.ts" />

/** People's accounts: nobody but their owner sees one, and no door is open until a later migration opens it. */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('_pb_users_auth_');
    const own = 'id = @request.auth.id';

    users.listRule = own;
    users.viewRule = own;
    users.createRule = null;
    users.updateRule = null;
    users.deleteRule = null;
    users.manageRule = null;
    users.authRule = '';

    users.passwordAuth.enabled = true;
    users.oauth2.enabled = false;
    users.otp.enabled = false;
    users.mfa.enabled = false;
    users.authToken.duration = 30 * 24 * 60 * 60;

    users.fields.getByName('password').min = 6;
    // No SVG: it can carry script.
    users.fields.getByName('avatar').mimeTypes = ['image/jpeg', 'image/png', 'image/webp'];
    users.fields.getByName('avatar').maxSize = 2 * 1024 * 1024;

    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('_pb_users_auth_');
    const own = 'id = @request.auth.id';

    users.createRule = '';
    users.updateRule = own;
    users.deleteRule = own;
    users.authToken.duration = 5 * 24 * 60 * 60;
    users.fields.getByName('password').min = 8;
    users.fields.getByName('avatar').maxSize = 0;

    app.save(users);
  },
);
