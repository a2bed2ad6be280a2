import { describe, expect, it } from 'vitest';
import { collection } from './collection.ts';
import { collectionSchema } from './collection-schema.ts';
import { recordName } from './record-name.ts';
import { belongingsOf, referencesOf, referredFirst } from './relations.ts';

const notes = collection({
  kinds: { letter: 'text', title: 'text', place: 'text', body: 'text', seenAt: 'time' },
  belongsTo: { collection: 'letters', field: 'letter' },
  refersTo: { place: 'places' },
  nameField: 'title',
  nameDetail: 'place',
  excerptField: 'body',
  limited: true,
  indexes: { server: ['seenAt'] },
});
const letters = collection({ kinds: { text: 'text', pages: 'json' }, needs: 'premium' });
const places = collection({ kinds: { name: 'text' } });
const scans = collection({
  kinds: { collection: 'text', record: 'text' },
  belongsToAny: true,
  maxBytes: 100,
});
const COLLECTIONS = { scans, notes, letters, places };

describe('a collection on the server', () => {
  it('is read by its owner alone and written by nobody, under a fixed id', () => {
    const own = 'user = @request.auth.id';
    expect(collectionSchema('notes', notes)).toMatchObject({
      id: 'jln_notes',
      type: 'base',
      listRule: own,
      viewRule: own,
      createRule: null,
      updateRule: null,
      deleteRule: null,
    });
  });

  it('has a column of the right type for each field, and those that sync keeps', () => {
    const { fields } = collectionSchema('notes', notes);
    expect(Object.fromEntries(fields.map(({ name, type }) => [name, type]))).toEqual({
      user: 'relation',
      rev: 'number',
      letter: 'text',
      title: 'text',
      place: 'text',
      body: 'text',
      seenAt: 'number',
      createdAt: 'number',
      updatedAt: 'number',
      trashedAt: 'number',
      lockedAt: 'number',
      clocks: 'json',
    });
    expect(fields.find(({ name }) => name === 'clocks')).toMatchObject({ hidden: true });
  });

  it('has indexes for its owner, what it belongs to, its places and what is said besides', () => {
    const columnsOf = (name: keyof typeof COLLECTIONS) =>
      collectionSchema(name, COLLECTIONS[name]).indexes.map(({ columns }) => columns);
    expect(columnsOf('letters')).toEqual(['user']);
    expect(columnsOf('scans')).toEqual(['user, collection, record']);
    expect(columnsOf('notes')).toEqual(['user, letter', 'user, lockedAt, trashedAt', 'seenAt']);
    expect(collectionSchema('notes', notes).indexes[0]?.name).toBe('idx_notes_user_letter');
  });

  it('names the bytes of a file as a text, so that no route but ours gives them out', () => {
    const { fields } = collectionSchema('scans', scans);
    expect(fields.find(({ name }) => name === 'bytes')).toMatchObject({
      type: 'text',
      hidden: true,
    });
    expect(fields.map(({ type }) => type)).not.toContain('file');
  });
});

describe('records of different collections', () => {
  it('go with the one they belong to, whatever its collection where they say it themselves', () => {
    expect(belongingsOf('letters', COLLECTIONS)).toEqual([
      { collection: 'scans', field: 'record', isOfAny: true },
      { collection: 'notes', field: 'letter', isOfAny: false },
    ]);
  });

  it('never go round in a circle, whatever they say they belong to', () => {
    expect(belongingsOf('scans', COLLECTIONS)).toEqual([]);
  });

  it('name each other in known fields', () => {
    expect(referencesOf(notes, {})).toEqual({ letter: 'letters', place: 'places' });
    expect(referencesOf(scans, { collection: 'notes' })).toEqual({ record: 'notes' });
  });

  it('are sorted behind those they name, and what goes round in a circle is left as it is', () => {
    expect(referredFirst(COLLECTIONS)).toEqual(['places', 'letters', 'notes', 'scans']);
    const chicken = collection({ kinds: { egg: 'text' }, refersTo: { egg: 'egg' } });
    const egg = collection({ kinds: { chicken: 'text' }, refersTo: { chicken: 'chicken' } });
    expect(referredFirst({ chicken, egg }).toSorted()).toEqual(['chicken', 'egg']);
  });
});

describe('the name of a record', () => {
  it.each([
    [{ title: ' Analyste ', place: 'Québec', body: 'Bonjour' }, 'Analyste, Québec'],
    [{ title: 'Analyste', place: '' }, 'Analyste'],
    [{ place: 'Québec' }, 'Québec'],
    [{ title: '', body: 'x'.repeat(99) }, 'x'.repeat(60)],
    [{ title: 5 }, ''],
  ])('of %o is %o', (record, name) => {
    expect(recordName(notes, record)).toBe(name);
  });

  it('is empty where nothing names it', () => {
    expect(recordName(letters, { text: 'Bonjour', title: 'Lettre' })).toBe('');
  });
});
