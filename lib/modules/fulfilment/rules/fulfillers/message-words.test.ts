import { sentOutcome } from './message-words';

const QUEUED = { state: 'queued', fault: null, givenUp: false, parked: false, planned: true } as const;

test.each([
  [{ state: 'accepted' as const, planned: false }, 'accepted'],
  [{ state: 'rejected' as const, planned: false }, 'refused'],
  [{ state: 'rejected' as const, planned: false, givenUp: true, fault: 'timeout' as const }, 'given_up'],
  [{}, 'waiting'],
  [{ fault: 'timeout' as const }, 'timeout'],
  [{ fault: 'unprintable' as const }, 'unprintable'],
  [{ fault: 'busy' as const, parked: true, planned: false }, 'parked'],
  [{ planned: false }, 'withdrawn'],
  [{ planned: false, fault: 'busy' as const }, 'withdrawn'],
])('a sent order %j is %s (S2.2-176)', (sent, outcome) => {
  expect(sentOutcome({ ...QUEUED, ...sent })).toBe(outcome);
});
