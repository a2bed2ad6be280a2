/// <reference path="../types/pocketbase.d.ts" />

/** A code by mail after the password, for whoever asks for it; a code alone opens nothing. */
migrate((app) => {
  const users = app.findCollectionByNameOrId('_pb_users_auth_');
  users.fields.add(new BoolField({ id: 'usercodebymail', name: 'codeByMail', hidden: true }));
  users.otp.enabled = true;
  users.otp.length = 6;
  users.otp.duration = 600;
  users.mfa.enabled = true;
  users.mfa.duration = 900;
  users.mfa.rule = 'codeByMail = true';
  app.save(users);
});
