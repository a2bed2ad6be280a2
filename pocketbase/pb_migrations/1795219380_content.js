/// <reference path="../types/pocketbase.d.ts" />

/**
 * What an operator writes for everyone: guides and news, and what this instance claims and opens.
 * Posts are public once published and due; nobody writes but the operator, in the dashboard.
 */
migrate((app) => {
  const closed = { createRule: null, updateRule: null, deleteRule: null };
  const isPublic = 'published = true && publishedOn != "" && publishedOn <= @now';

  const posts = new Collection({
    id: 'jln_posts',
    name: 'posts',
    type: 'base',
    listRule: isPublic,
    viewRule: isPublic,
    ...closed,
  });
  posts.fields.add(
    // In the order in which the dashboard lists them.
    new TextField({ name: 'title', required: true, max: 120, presentable: true }),
    new SelectField({ name: 'kind', required: true, maxSelect: 1, values: ['article', 'blog'] }),
    new SelectField({ name: 'language', required: true, maxSelect: 1, values: ['fr', 'en'] }),
    new BoolField({ name: 'published' }),
    new DateField({ name: 'publishedOn' }),
    new DateField({ name: 'revisedOn' }),
    new TextField({ name: 'slug', required: true, max: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    // The same for a post and its translation.
    new TextField({ name: 'key', required: true, max: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    new TextField({ name: 'summary', required: true, max: 300 }),
    // Keys with commas between: `cv, interview`.
    new TextField({ name: 'tags', max: 200 }),
    new TextField({ name: 'body', required: true, max: 60_000 }),
    // One per line: `title | publisher | address`.
    new TextField({ name: 'sources', max: 5_000 }),
    // Of reading; counted from the text each time it is saved.
    new NumberField({ name: 'minutes', onlyInt: true }),
  );
  posts.addIndex('idx_posts_slug', true, 'kind, slug', '');
  posts.addIndex('idx_posts_key', true, 'kind, key, language', '');
  posts.addIndex('idx_posts_public', false, 'language, kind, published, publishedOn', '');
  app.save(posts);

  // Where posts stood before: their old addresses lead to the new ones.
  app
    .db()
    .newQuery(
      `CREATE TABLE post_addresses (
         kind TEXT NOT NULL,
         slug TEXT NOT NULL,
         post TEXT NOT NULL,
         PRIMARY KEY (kind, slug)
       ) WITHOUT ROWID`,
    )
    .execute();
  app
    .db()
    .newQuery(
      `CREATE TRIGGER post_addresses_delete AFTER DELETE ON posts BEGIN
         DELETE FROM post_addresses WHERE post = OLD.id;
       END`,
    )
    .execute();

  // What was last shipped of each post: who edits or deletes one keeps it so.
  app
    .db()
    .newQuery(
      'CREATE TABLE content_seeds (seed TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID',
    )
    .execute();

  // Empty means: as the application ships it. `false` takes a figure away.
  const site = new Collection({
    id: 'jln_site',
    name: 'site_settings',
    type: 'base',
    listRule: null,
    viewRule: null,
    ...closed,
  });
  site.fields.add(
    new TextField({ name: 'legalName', max: 200 }),
    new TextField({ name: 'address', max: 300 }),
    new TextField({ name: 'officerName', max: 120 }),
    new TextField({ name: 'officerTitle', max: 120 }),
    new EmailField({ name: 'officerEmail' }),
    new EmailField({ name: 'supportEmail' }),
    // Never told to anyone: where messages of the contact page go.
    new EmailField({ name: 'contactRecipient', hidden: true }),
    new NumberField({ name: 'premiumPrice', min: 0 }),
    new JSONField({ name: 'professionalsHelped', maxSize: 1_000 }),
    new JSONField({ name: 'statistics', maxSize: 5_000 }),
    new JSONField({ name: 'usageEstimate', maxSize: 1_000 }),
    new JSONField({ name: 'open', maxSize: 1_000 }),
  );
  app.save(site);
  app.db().newQuery("INSERT INTO site_settings (id) VALUES ('site00000000000')").execute();
  // By whatever door: emptying the collection, too.
  for (const [name, event] of [
    ['site_settings_insert', "INSERT ON site_settings WHEN NEW.id <> 'site00000000000'"],
    ['site_settings_delete', 'DELETE ON site_settings'],
  ])
    app
      .db()
      .newQuery(
        `CREATE TRIGGER ${name} BEFORE ${event} BEGIN SELECT RAISE(ABORT, 'the settings are one record'); END`,
      )
      .execute();

  const messages = new Collection({
    id: 'jln_messages',
    name: 'contact_messages',
    type: 'base',
    listRule: null,
    viewRule: null,
    ...closed,
  });
  messages.fields.add(
    new TextField({ name: 'name', required: true, max: 120, presentable: true }),
    // For the operator's own use.
    new SelectField({ name: 'state', maxSelect: 1, values: ['new', 'answered'] }),
    new EmailField({ name: 'email', required: true }),
    new SelectField({
      name: 'topic',
      required: true,
      maxSelect: 1,
      values: ['help', 'group', 'privacy', 'premium', 'other'],
    }),
    new TextField({ name: 'message', required: true, max: 5_000 }),
    new SelectField({ name: 'language', required: true, maxSelect: 1, values: ['fr', 'en'] }),
    // Milliseconds since 1970.
    new NumberField({ name: 'receivedAt', onlyInt: true }),
    new TextField({ name: 'message_id', required: true, max: 40, hidden: true }),
  );
  messages.addIndex('idx_contact_messages_id', true, 'message_id', '');
  messages.addIndex('idx_contact_messages_state', false, 'state, receivedAt', '');
  app.save(messages);
});
