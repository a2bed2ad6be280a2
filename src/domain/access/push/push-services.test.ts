import { expect, test } from 'vitest';
import { pushOriginOf, pushServiceName } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'https://fcm.googleapis.com', 'Google'],
  [
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://updates.push.services.mozilla.com',
    'Mozilla',
  ],
  ['https://web.push.apple.com/QGabc', 'https://web.push.apple.com', 'Apple'],
  [
    'https://wns2-bl2p.notify.windows.com/w/?token=a',
    'https://wns2-bl2p.notify.windows.com',
    'Microsoft',
  ],
])('%s may be called', (endpoint, origin, name) => {
  expect(pushOriginOf(endpoint)).toBe(origin);
  expect(pushServiceName(endpoint)).toBe(name);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8080/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com.example.org/x',
  'https://evilfcm.googleapis.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:8090/api/collections',
  'https://example.org/?https://fcm.googleapis.com/',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com/a\r\nHost: example.org',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  '',
  null,
  42,
])('%j may not', (endpoint) => {
  expect(pushOriginOf(endpoint)).toBeUndefined();
});

test('an operator may allow an origin of their own, and nothing beside it', () => {
  const more = ['http://127.0.0.1:9999'];
  expect(pushOriginOf('http://127.0.0.1:9999/push/1', more)).toBe('http://127.0.0.1:9999');
  expect(pushOriginOf('http://127.0.0.1:9998/push/1', more)).toBeUndefined();
  expect(pushOriginOf('http://127.0.0.1:99990/push/1', more)).toBeUndefined();
});
