import { describe, expect, test } from 'vitest';
import { choicesOf, figuresFrom } from './figure-choices.ts';
import { siteEditFrom, siteFormOf } from './site-form.ts';
import { editedFields, missingTexts, readSiteEdit, type SiteEdit } from './site-edit.ts';

const read = (body: Record<string, unknown>): SiteEdit => {
  const edit = readSiteEdit(body);
  if (!edit.ok) throw new Error(JSON.stringify(edit.error));
  return edit.value;
};

describe('what is written over the settings of the site', () => {
  test('is as the application ships it where nothing is said', () => {
    expect(read({ unknown: 'x' })).toEqual({
      legalName: '',
      address: '',
      officerName: '',
      officerTitle: '',
      officerEmail: '',
      supportEmail: '',
      contactRecipient: '',
      mailName: '',
      mailAddress: '',
      premiumPrice: 0,
      professionalsHelped: null,
      statistics: null,
      usageEstimate: null,
      open: null,
    });
  });

  test.each([
    [{ legalName: 'x'.repeat(201) }, 'too_long', 'legalName'],
    [{ supportEmail: 'aide' }, 'invalid', 'supportEmail'],
    [{ premiumPrice: -1 }, 'invalid', 'premiumPrice'],
    [{ premiumPrice: '9' }, 'invalid', 'premiumPrice'],
    [{ usageEstimate: { around: 'x' } }, 'invalid', 'usageEstimate'],
    [{ open: { everything: true } }, 'invalid', 'open'],
  ])('is refused: %j', (body, code, field) => {
    expect(readSiteEdit(body)).toEqual({ ok: false, error: { code, field } });
  });

  test('is told by the names of what changed', () => {
    const before = read({ legalName: 'A', statistics: false });
    expect(editedFields(before, read({ legalName: 'B', statistics: false }))).toEqual([
      'legalName',
    ]);
    expect(editedFields(before, read({ legalName: ' A ' }))).toEqual(['statistics']);
  });

  test('names what the law asks for and nobody wrote', () => {
    const edit = read({ legalName: 'A', address: 'B', officerName: 'C', officerTitle: 'D' });
    expect(missingTexts(edit)).toEqual(['officerEmail', 'supportEmail']);
  });
});

describe('the choice of figures', () => {
  test.each([
    [{ professionalsHelped: null, statistics: null }],
    [{ professionalsHelped: false, statistics: false }],
    [
      {
        professionalsHelped: { value: 12, basis: 'counted' },
        statistics: [
          { id: 'immigrantsHelped', value: 3000, basis: 'estimate', trend: 'up' },
          { id: 'timeToEmployment', value: 30, basis: 'counted', trend: 'down' },
        ],
      },
    ],
  ])('comes back as it was: %j', (figures) => {
    expect(figuresFrom(choicesOf(figures))).toEqual(figures);
  });

  test('an estimate of the operator’s own becomes the one that ships', () => {
    const own = { value: 7, basis: 'estimate' };
    expect(choicesOf({ professionalsHelped: own, statistics: null }).professionalsHelped).toEqual({
      kind: 'shipped',
      value: 2500,
    });
  });
});

describe('the form of the settings', () => {
  test.each([
    [{}],
    [
      {
        legalName: 'A',
        premiumPrice: 12.5,
        professionalsHelped: false,
        usageEstimate: { around: 3, spread: 1 },
        open: { premium: false, training: false },
      },
    ],
    [{ usageEstimate: false }],
  ])('gives back what it was made of: %j', (body) => {
    const edit = read(body);
    expect(siteEditFrom(siteFormOf(edit))).toEqual(edit);
  });

  test('reads amounts of both languages, and leaves the rest to be refused', () => {
    const form = siteFormOf(read({}));
    const priceOf = (price: string) => siteEditFrom({ ...form, price }).premiumPrice;
    expect(['9,99', ' 1\u00A0000 ', '7.50', '', 'dix', '-3'].map(priceOf)).toEqual([
      9.99, 1000, 7.5, 0, -1, -1,
    ]);
  });
});
