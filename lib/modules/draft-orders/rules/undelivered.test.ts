import { isUndelivered } from './drafts';

const SENT = { state: 'sent', sends: 2, mailed: 1, sentAt: new Date('2026-11-28T09:00:00Z') } as const;
const later = new Date('2026-11-28T09:06:00Z');

test('a mail that has waited for minutes is undelivered, one that is on its way is not (S2.2-129)', () => {
  expect(isUndelivered(SENT, later)).toBe(true);
  expect(isUndelivered(SENT, new Date('2026-11-28T09:04:00Z'))).toBe(false);
  expect(isUndelivered({ ...SENT, mailed: 2 }, later)).toBe(false);
  expect(isUndelivered({ ...SENT, state: 'withdrawn' }, later)).toBe(false);
});
