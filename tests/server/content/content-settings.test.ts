/** What the operator says of this instance, and how the pages are told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOperator, call } from '../people.ts';
import { builtApp, startTestServer, type TestServer } from '../real-server.ts';
import { sitePlaces } from '../../../src/domain/content/site/site-texts.ts';

const { legalName, price, jobOffers, supportEmail } = sitePlaces();
const page = (language: string) =>
  `<!doctype html><html lang="${language}-CA" data-written="${language}"><head></head><body>` +
  `<p>${[legalName, price, jobOffers, supportEmail].join(' | ')}</p></body></html>`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    distDir: await builtApp({
      'app.html': '<!doctype html><html><body></body></html>',
      'press/index.html': page('fr'),
      'en/press/index.html': page('en'),
    }),
  });
});
afterAll(() => server.stop());

const RECORD = '/api/collections/site_settings/records/site00000000000';
const edit = (body: unknown) => asOperator(server, 'PATCH', RECORD, body);
const site = async () => (await call(server, 'GET', '/api/jalon/site')).body;

test('nothing is changed until the operator says so', async () => {
  expect(await site()).toEqual({
    operator: {
      legalName: '',
      address: '',
      officerName: '',
      officerTitle: '',
      officerEmail: '',
      supportEmail: '',
    },
    settings: {},
  });
});

test('an edit is told at once, though answers are kept', async () => {
  await site();
  const claim = { value: 12, basis: 'counted' };
  await edit({
    legalName: 'Coopérative Repère',
    officerEmail: 'renseignements@example.org',
    contactRecipient: 'equipe@example.org',
    premiumPrice: 7.5,
    professionalsHelped: claim,
    usageEstimate: false,
    open: { jobTracker: true },
  });
  const { operator, settings } = await site();
  expect(operator).toMatchObject({
    legalName: 'Coopérative Repère',
    officerEmail: 'renseignements@example.org',
  });
  expect(settings).toEqual({
    premiumPrice: 7.5,
    professionalsHelped: claim,
    usageEstimate: null,
    open: { jobTracker: true },
  });
});

test('they are one record: no second one, no deletion, by no door', async () => {
  const collection = RECORD.slice(0, RECORD.lastIndexOf('/'));
  const words =
    'The settings of the site are one record, which can be edited: there is no second one, and it stays.';
  for (const body of [{}, { id: 'site00000000001' }, { id: 'site00000000000' }]) {
    const reply = await asOperator(server, 'POST', collection, body);
    expect([reply.status, reply.body.message]).toEqual([400, words]);
  }
  const deleted = await asOperator(server, 'DELETE', RECORD);
  expect([deleted.status, deleted.body.message]).toEqual([400, words]);
  const truncated = await asOperator(server, 'DELETE', '/api/collections/site_settings/truncate');
  expect(truncated.status).toBeGreaterThanOrEqual(400);
  await asOperator(server, 'POST', '/api/sql', {
    query: "INSERT INTO site_settings (id, legalName) VALUES ('aaaaaaaaaaaaaaa', 'Deux')",
  });
  await edit({ supportEmail: 'aide@example.org' });
  expect((await asOperator(server, 'GET', collection)).body.totalItems).toBe(1);
  expect((await site()).operator).toMatchObject({ supportEmail: 'aide@example.org' });
});

test('nobody is told where messages go', async () => {
  await edit({ contactRecipient: 'secret@example.org' });
  expect(JSON.stringify(await site())).not.toContain('secret@example.org');
});

describe('what the pages could not read is refused', () => {
  test.each([
    { professionalsHelped: 2500 },
    { professionalsHelped: { value: -1, basis: 'counted' } },
    { professionalsHelped: { value: 10, basis: 'rumour' } },
    { statistics: [{ id: 'unknown', value: 1, basis: 'counted', trend: 'up' }] },
    { statistics: { id: 'jobOffers' } },
    { usageEstimate: { around: 127 } },
    { open: { jobTracker: 'yes' } },
    { open: { everything: true } },
  ])('%j', async (change) => {
    const before = await site();
    const { status, body } = await edit(change);
    expect(status).toBe(400);
    expect(Object.keys(body.data)).toEqual(Object.keys(change));
    expect(await site()).toEqual(before);
  });
});

describe('pages are served with what the operator says', () => {
  const open = async (path: string) => await (await fetch(server.url + path)).text();
  const wordsOf = (html: string) => /<p>(.*?)<\/p>/s.exec(html)?.[1]?.split(' | ');
  const NOTHING = {
    legalName: '',
    officerEmail: '',
    supportEmail: '',
    premiumPrice: 0,
    professionalsHelped: null,
    statistics: null,
    usageEstimate: null,
    open: null,
  };

  test('and until then with what is true by default', async () => {
    await edit(NOTHING);
    const french = await open('/press');
    expect(wordsOf(french)).toEqual([
      'À remplir par l’exploitant de ce site avant son ouverture au public',
      '9,99\u00A0$',
      '1\u00A0600',
      'aide@jalon.example',
    ]);
    expect(french).not.toContain('id="site"');
    expect(wordsOf(await open('/en/press'))?.slice(1)).toEqual([
      '$9.99',
      '1,600',
      'aide@jalon.example',
    ]);
  });

  test('at once after an edit, whatever is in its words', async () => {
    await edit({
      ...NOTHING,
      legalName: 'Repère & <b>fils</b> $& 100 %',
      supportEmail: 'repere@example.org',
      premiumPrice: 7.5,
      statistics: [{ id: 'jobOffers', value: 1234, basis: 'counted', trend: 'up' }],
    });
    const html = await open('/press');
    expect(wordsOf(html)).toEqual([
      'Repère &amp; &lt;b&gt;fils&lt;/b&gt; $&amp; 100 %',
      '7,50\u00A0$',
      '1\u00A0234',
      'repere@example.org',
    ]);
    const block = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(block ?? '')).toEqual(await site());
    expect(block).not.toContain('<');
  });

  test('and the figures that nobody has counted are told to whoever runs the server', async () => {
    const unproven = async () =>
      (await call(server, 'GET', '/api/jalon/health')).body.unprovenFigures;
    await edit({ ...NOTHING, professionalsHelped: { value: 40, basis: 'counted' } });
    expect(await unproven()).toEqual([
      'statistics: immigrantsHelped',
      'statistics: jobOffers',
      'statistics: timeToEmployment',
      'statistics: salaryIncrease',
      'usageEstimate',
    ]);
    await edit({
      ...NOTHING,
      professionalsHelped: false,
      statistics: [{ id: 'jobOffers', value: 1234, basis: 'counted', trend: 'up' }],
      usageEstimate: false,
    });
    expect(await unproven()).toEqual([]);
  });

  test('and what was taken away is named, so that it is never seen', async () => {
    await edit({ ...NOTHING, professionalsHelped: false, statistics: false });
    expect(await open('/press')).toContain(
      'data-off="professionalsHelped statistics immigrantsHelped jobOffers timeToEmployment salaryIncrease"',
    );
    await edit(NOTHING);
    expect(await open('/press')).not.toContain('data-off');
  });

  test('the shell of the tools, too', async () => {
    await edit({ ...NOTHING, supportEmail: 'repere@example.org' });
    const response = await fetch(`${server.url}/settings`);
    expect(await response.text()).toContain('"supportEmail":"repere@example.org"');
    await edit(NOTHING);
    expect(await open('/settings')).not.toContain('repere@example.org');
  });
});
