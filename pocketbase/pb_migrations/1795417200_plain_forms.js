/// <reference path="../types/pocketbase.d.ts" />

/**
 * Forms of the dashboard that nobody needs to be taught: a day is written as a day, without an hour or a time zone; the
 * server makes the addresses and keys that are left empty; what tells the order stands where it is seen. And nobody
 * changes a collection by a wrong press.
 */
migrate((app) => {
  const zone = new Timezone($os.getenv('JALON_TIME_ZONE') || 'America/Toronto');
  const dayThere = (moment) => new DateTime(moment).time().in(zone).format('2006-01-02');
  // As the site has told it so far: by universal time.
  const dayAsShown = (moment) => moment.slice(0, 10);

  const writeAsDays = (collection, names, dayOf, options = {}) => {
    const rows = arrayOf(
      new DynamicModel({ id: '', ...Object.fromEntries(names.map((name) => [name, ''])) }),
    );
    app
      .db()
      .newQuery(`SELECT id, ${names.join(', ')} FROM ${collection.name}`)
      .all(rows);
    const places = names.map((name) => collection.fields.fieldNames().indexOf(name));
    for (const name of names) collection.fields.removeByName(name);
    app.save(collection);
    names.forEach((name, at) =>
      collection.fields.addAt(places[at], new TextField({ name, max: 10, ...options })),
    );
    app.save(collection);
    for (const row of rows)
      for (const name of names.filter((one) => row[one] !== ''))
        app
          .db()
          .newQuery(`UPDATE ${collection.name} SET ${name} = {:day} WHERE id = {:id}`)
          .bind({ day: dayOf(row[name]), id: row.id })
          .execute();
  };

  const posts = app.findCollectionByNameOrId('posts');
  posts.listRule = null;
  posts.viewRule = null;
  posts.removeIndex('idx_posts_public');
  for (const name of ['slug', 'key']) posts.fields.getByName(name).required = false;
  writeAsDays(posts, ['publishedOn', 'revisedOn'], dayAsShown);
  const isPublic = 'published = true && publishedOn != "" && publishedOn <= @now';
  posts.listRule = isPublic;
  posts.viewRule = isPublic;
  posts.addIndex('idx_posts_public', false, 'language, kind, published, publishedOn', '');
  app.save(posts);

  writeAsDays(app.findCollectionByNameOrId('group_codes'), ['expiresOn'], dayThere, {
    required: true,
  });

  const questions = app.findCollectionByNameOrId('questions');
  questions.fields.getByName('key').required = false;
  app.save(questions);

  const messages = app.findCollectionByNameOrId('contact_messages');
  const rank = messages.fields.getByName('rank');
  messages.fields.addAt(messages.fields.fieldNames().indexOf('state') + 1, rank);
  app.save(messages);

  const settings = app.settings();
  settings.meta.hideControls = true;
  app.save(settings);
});
