import { describe, expect, it } from 'vitest';
import { POSTING_MAX } from '../access/size-limits.ts';
import { readPosting } from './job-posting.ts';

describe('a shared posting', () => {
  it('is taken as it comes when each part has its place', () => {
    const given = {
      title: 'Soudeur, Ateliers du Fleuve',
      text: 'Poste de jour',
      url: 'https://emplois.example.org/42?x=1',
    };
    expect(readPosting(given)).toEqual(given);
  });

  it('has its link found in the text, and its title in the first line', () => {
    expect(
      readPosting({ text: 'Cook wanted\r\nDowntown\nhttps://jobs.example.com/7.', url: '' }),
    ).toEqual({
      title: 'Cook wanted',
      text: 'Cook wanted\nDowntown',
      url: 'https://jobs.example.com/7',
    });
  });

  it('is named by its site when only a link came', () => {
    expect(readPosting({ url: 'https://www.example.com/job/1' })).toMatchObject({
      title: 'example.com',
      url: 'https://www.example.com/job/1',
    });
  });

  it('keeps no link that a browser would run', () => {
    expect(readPosting({ title: 'Poste', url: 'javascript:alert(1)' })?.url).toBe('');
  });

  it('is nothing without a word', () => {
    expect(readPosting({ title: ' ', text: null })).toBeUndefined();
  });

  it('is cut to what can be kept', () => {
    const posting = readPosting({ title: 'a'.repeat(999), text: 'b'.repeat(99_999) });
    expect(posting?.title).toHaveLength(POSTING_MAX.title);
    expect(posting?.text).toHaveLength(POSTING_MAX.text);
  });
});

it('takes an address with thousands of brackets as fast as another', { timeout: 5000 }, () => {
  const url = `https://jobs.example.com/7${')'.repeat(200_000)}x`;
  expect(readPosting({ url })?.url).toBe(url);
});
