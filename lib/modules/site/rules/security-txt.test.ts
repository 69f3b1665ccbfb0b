/** @jest-environment node */
import { GET } from '@/app/.well-known/security.txt/route';
import { setTestEnv } from '@/scripts/test/env';
import { securityTxt } from './security-txt';

const AT = new Date('2026-11-30T12:00:00Z');

test('names whom to tell, for half a year, and where it is itself (S2.1-84)', () => {
  expect(securityTxt('https://merch.example', AT)).toBe(
    [
      'Contact: mailto:hello@merchloom.example',
      'Contact: https://merch.example/contact',
      'Expires: 2027-05-29T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://merch.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('names no page that is not under https', () => {
  expect(securityTxt('http://localhost:3000', AT).match(/^Contact: .*$/gm)).toEqual([
    'Contact: mailto:hello@merchloom.example',
  ]);
});

test('is plain text, right for less than a year from when it is asked for', async () => {
  setTestEnv({ PUBLIC_URL: 'https://merch.example' });
  const answer = GET();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const until = Date.parse(/^Expires: (.*)$/m.exec(await answer.text())?.[1] ?? '');
  const days = (until - Date.now()) / 86_400_000;
  expect([days > 100, days < 365]).toEqual([true, true]);
});
