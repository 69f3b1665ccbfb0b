import { doorOf, eventAvailability } from './event-availability';

const AT = new Date('2026-11-20T12:00:00Z');
const EARLIER = new Date('2026-11-20T11:59:59Z');
const LATER = new Date('2026-11-20T12:00:01Z');
const SHOWN = { status: 'Active', opensAt: null, closesAt: null, claimCap: null, claimsUsed: 7 };

describe('whether an event takes orders of its kind (D4, D5)', () => {
  const event = { type: 'Promo', status: 'Active', opensAt: null, closesAt: null };

  test('only events of the types asked for are there at all, and no draft', () => {
    expect(eventAvailability(event, AT)).toBe('not_found');
    expect(eventAvailability(event, AT, ['Promo'])).toBe('open');
    expect(eventAvailability({ ...event, status: 'Draft' }, AT, ['Promo'])).toBe('not_found');
  });

  test('it opens at its first moment and is closed from its last on', () => {
    expect(eventAvailability({ ...event, opensAt: LATER }, AT, ['Promo'])).toBe('event_not_open');
    expect(eventAvailability({ ...event, opensAt: AT, closesAt: LATER }, AT, ['Promo'])).toBe('open');
    expect(eventAvailability({ ...event, closesAt: AT }, AT, ['Promo'])).toBe('event_closed');
  });
});

describe('what a shown event says of itself', () => {
  test.each([
    [{}, 'open'],
    [{ claimCap: 8 }, 'open'],
    [{ claimCap: 7 }, 'exhausted'],
    [{ claimCap: 7, status: 'On hold' }, 'closed'],
    [{ closesAt: EARLIER }, 'closed'],
    [{ opensAt: LATER }, 'closed'],
  ])('%p → %s', (facts, door) => {
    expect(doorOf({ ...SHOWN, ...facts }, AT)).toBe(door);
  });
});
