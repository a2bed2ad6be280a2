/** What the operator says of this instance, and how the pages are told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOperator, call } from './people.ts';
import { startTestServer, type TestServer } from './real-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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
