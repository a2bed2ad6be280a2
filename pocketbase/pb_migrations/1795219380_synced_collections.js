/// <reference path="../types/pocketbase.d.ts" />

/**
 * What people make, kept equal on all their devices. Each sees their own; nobody writes but through
 * the sync route. Milliseconds since 1970 wherever a name ends in `At`; 0 where there is no moment.
 */
migrate(
  (app) => {
    const COLLECTIONS = {
      cvs: {
        text: ['title', 'language', 'template', 'dateStyle', 'step', 'sourceFileName'],
        flag: ['askedYearOnly'],
        json: [
          'personal',
          'experience',
          'education',
          'skills',
          'languages',
          'other',
          'unplaced',
          'removed',
          'evidence',
        ],
      },
      cv_versions: { text: ['cv', 'title'], json: ['content'], index: 'user, cv' },
      applications: {
        text: [
          'title',
          'company',
          'location',
          'status',
          'dateApplied',
          'deadline',
          'interviewAt',
          'url',
          'recruiter',
          'cv',
          'notes',
        ],
        json: ['statusEvents'],
        number: ['lockedAt'],
        index: 'user, lockedAt, trashedAt',
      },
      reminders: {
        text: ['application', 'type', 'dueOn', 'state', 'note'],
        index: 'state, dueOn',
      },
      reminder_settings: { json: ['statuses'] },
      email_templates: { text: ['category', 'name', 'subject', 'body', 'language'] },
      interview_drafts: { text: ['question', 'session', 'answer'] },
      interview_sessions: {
        text: ['kind', 'jobTitle', 'jobDescription', 'language', 'state'],
        number: ['startedAt', 'finishedAt'],
        json: ['questions'],
        index: 'user, finishedAt',
      },
      interview_results: {
        text: ['session', 'question', 'answer'],
        number: ['answeredAt'],
        json: ['scores', 'feedback', 'voice'],
      },
      profiles: {
        text: ['fullName', 'position', 'location', 'bio', 'image'],
        json: ['skills', 'education', 'experience'],
      },
      settings: {
        text: ['language', 'theme', 'timeZone'],
        flag: ['emailNotifications', 'pushNotifications', 'marketingEmails', 'weeklyDigest'],
      },
      files: {
        text: ['name', 'type', 'hash', 'purpose', 'collection', 'record'],
        number: ['size'],
      },
    };
    const own = 'user = @request.auth.id';
    const closed = { createRule: null, updateRule: null, deleteRule: null };
    const sql = (text) => app.db().newQuery(text).execute();
    const owner = () =>
      new RelationField({
        name: 'user',
        collectionId: '_pb_users_auth_',
        cascadeDelete: true,
        required: true,
        maxSelect: 1,
      });

    // One line per record: its last change's place in the order of all changes. Gone: deleted for good.
    sql(`CREATE TABLE sync_log (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      user TEXT NOT NULL,
      collection TEXT NOT NULL,
      record TEXT NOT NULL,
      rev INTEGER NOT NULL,
      gone INTEGER NOT NULL,
      at INTEGER NOT NULL
    )`);
    sql('CREATE UNIQUE INDEX idx_sync_log_record ON sync_log (user, collection, record)');
    sql('CREATE INDEX idx_sync_log_user ON sync_log (user, seq)');
    // What each device was answered, for as long as it may ask again.
    sql(`CREATE TABLE sync_receipts (
      user TEXT NOT NULL,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      receipt TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (user, device, counter)
    ) WITHOUT ROWID`);
    // The highest number each device ever sent; never forgotten while the account lives.
    sql(`CREATE TABLE sync_devices (
      user TEXT NOT NULL,
      device TEXT NOT NULL,
      counter INTEGER NOT NULL,
      PRIMARY KEY (user, device)
    ) WITHOUT ROWID`);
    // One line per start: a cursor from a future that was lost is told apart from one of this past.
    sql(`CREATE TABLE sync_timeline (
      place INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      startSeq INTEGER NOT NULL
    )`);
    sql(`CREATE TRIGGER sync_users_delete AFTER DELETE ON users BEGIN
      DELETE FROM sync_log WHERE user = OLD.id;
      DELETE FROM sync_receipts WHERE user = OLD.id;
      DELETE FROM sync_devices WHERE user = OLD.id;
    END`);

    for (const [name, { text = [], json = [], flag = [], number = [], index }] of Object.entries(
      COLLECTIONS,
    )) {
      const collection = new Collection({
        id: `jln_${name}`,
        name,
        type: 'base',
        listRule: own,
        viewRule: own,
        ...closed,
      });
      collection.fields.add(
        owner(),
        new NumberField({ name: 'rev', onlyInt: true }),
        ...text.map((field) => new TextField({ name: field, max: 200_000 })),
        ...number.map((field) => new NumberField({ name: field })),
        ...flag.map((field) => new BoolField({ name: field })),
        ...json.map((field) => new JSONField({ name: field, maxSize: 1_000_000 })),
        new NumberField({ name: 'createdAt', onlyInt: true }),
        new NumberField({ name: 'updatedAt', onlyInt: true }),
        new NumberField({ name: 'trashedAt', onlyInt: true }),
        // Where each value was last written, and what removed entries held: how concurrent edits are told.
        new JSONField({ name: 'clocks', hidden: true, maxSize: 2_000_000 }),
      );
      if (name === 'files')
        collection.fields.add(
          new FileField({
            name: 'bytes',
            maxSelect: 1,
            maxSize: 20 * 1024 * 1024,
            protected: true,
          }),
        );
      collection.addIndex(`idx_${name}_user`, false, 'user', '');
      if (index) collection.addIndex(`idx_${name}_more`, false, index, '');
      app.save(collection);
      require(`${__hooks}/jalon.js`).createSyncTriggers(app, name);
    }

    // Values that lost against a concurrent edit: nothing typed is lost.
    const history = new Collection({
      id: 'jln_sync_history',
      name: 'sync_history',
      type: 'base',
      listRule: own,
      viewRule: own,
      ...closed,
    });
    history.fields.add(
      owner(),
      new TextField({ name: 'collection', required: true, max: 60 }),
      new TextField({ name: 'record', required: true, max: 40 }),
      new TextField({ name: 'path', required: true, max: 500 }),
      new JSONField({ name: 'value', maxSize: 1_000_000 }),
      new TextField({ name: 'clock', max: 80 }),
      new NumberField({ name: 'at', onlyInt: true }),
    );
    history.addIndex('idx_sync_history_record', false, 'user, collection, record', '');
    app.save(history);
  },
  (app) => {
    const names = [
      'sync_history',
      'files',
      'settings',
      'profiles',
      'interview_results',
      'interview_sessions',
      'interview_drafts',
      'email_templates',
      'reminder_settings',
      'reminders',
      'applications',
      'cv_versions',
      'cvs',
    ];
    for (const name of names) app.delete(app.findCollectionByNameOrId(name));
    app.db().newQuery('DROP TRIGGER sync_users_delete').execute();
    for (const table of ['sync_timeline', 'sync_devices', 'sync_receipts', 'sync_log'])
      app.db().newQuery(`DROP TABLE ${table}`).execute();
  },
);
