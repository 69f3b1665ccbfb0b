import { waitAfter } from './deliveries';
import { isOutsideUrl } from '@/lib/kernel/outside-url';

test('twelve tries, each wait longer than the one before, over at least 24 hours (D47-2)', () => {
  const waits = Array.from({ length: 11 }, (_, index) => waitAfter(index + 1) ?? 0);
  expect(waits.every((wait, index) => wait > (waits[index - 1] ?? 0))).toBe(true);
  expect(waits.reduce((all, wait) => all + wait, 0)).toBeGreaterThanOrEqual(24 * 3_600_000);
  expect(waitAfter(12)).toBeNull();
});

test('addresses by HTTPS, on 443 or a port anybody may open, without a password (D47-4)', () => {
  for (const url of ['https://a.example/hook', 'https://a.example:443/x?y=1', 'https://a.example:8443/'])
    expect([url, isOutsideUrl(url)]).toEqual([url, true]);
  for (const url of [
    ...['http://a.example/', 'ftp://a.example/', 'javascript:alert(1)', 'a.example', '', '/hook'],
    ...['https://a.example:25/', 'https://a.example:22/', 'https://u:p@a.example/', 'https://u@a.example/'],
    ...['https://a.example/#x', `https://a.example/${'x'.repeat(500)}`],
  ])
    expect([url, isOutsideUrl(url)]).toEqual([url, false]);
  expect(isOutsideUrl('http://127.0.0.1:8080/', true)).toBe(true);
});
