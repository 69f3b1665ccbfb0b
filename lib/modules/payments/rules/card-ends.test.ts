import { cardState } from './card-ends';

test.each([
  ['2026-11-30T23:59:59Z', 'expiring'],
  // Twelve hours behind, it is still November.
  ['2026-12-01T11:59:59Z', 'expiring'],
  ['2026-12-01T12:00:00Z', 'expired'],
  ['2026-10-17T11:59:59Z', 'valid'],
  ['2026-10-17T12:00:01Z', 'expiring'],
])('a card of 11/2026 is at %s %s', (at, state) =>
  expect(cardState({ expiresYear: 2026, expiresMonth: 11 }, new Date(at))).toBe(state),
);

test('a card of December ends with its year', () => {
  const card = { expiresYear: 2026, expiresMonth: 12 };
  expect(cardState(card, new Date('2026-12-31T23:00:00Z'))).toBe('expiring');
  expect(cardState(card, new Date('2027-01-02T00:00:00Z'))).toBe('expired');
});
