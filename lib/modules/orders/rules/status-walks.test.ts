import fc from 'fast-check';
import { isAllowed } from '@/scripts/test/allowed-moves';
import { propertyRuns } from '@/scripts/test/property-runs';
import { decideTransition } from './decide-transition';
import { ORDER_STATUSES, type OrderStatus } from './statuses';
import { ORDER_ACTORS, TRANSITIONS } from './transition-table';

const WALKS = 10_000;
const WAY = TRANSITIONS.line.map(({ status }) => status);

const asked = fc.record({
  to: fc.constantFrom(...ORDER_STATUSES),
  actor: fc.constantFrom(...ORDER_ACTORS),
  given: fc.boolean(),
  reason: fc.boolean(),
});
/** Most of what is asked for is refused: the next steps of the way are drawn more often. */
const step = fc.oneof(
  { weight: 2, arbitrary: asked },
  { weight: 3, arbitrary: fc.constant('onwards' as const) },
);

interface Place {
  from: OrderStatus;
  returnsTo: OrderStatus | null;
}

function onwards({ from, returnsTo }: Place) {
  const rule = TRANSITIONS.issues.find(({ status }) => status === from);
  const to = rule ? (returnsTo ?? WAY[0]) : WAY[WAY.indexOf(from) + 1];
  const system = rule !== undefined || WAY.indexOf(from) < WAY.indexOf('submitted_to_fulfiller');
  return { to: to ?? 'shipped', actor: system ? 'system' : 'fulfiller', given: true, reason: false } as const;
}

test('10,000 walks by all actors: what is allowed is what D32 says, and nothing else (D32-69)', () => {
  const reached = new Set<OrderStatus>(['new']);
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      let place: Place = { from: 'new', returnsTo: null };
      for (const drawn of steps) {
        const { reason, ...asks } = drawn === 'onwards' ? onwards(place) : drawn;
        const decided = decideTransition({ ...place, ...asks, reason: reason ? 'because' : null });
        const isMove = decided.ok && decided.value.outcome === 'moved';
        // A matcher for each of 250,000 steps would take half a minute.
        if (isMove !== isAllowed({ ...place, ...asks, reason }))
          throw new Error(
            `${place.from} (back to ${place.returnsTo}) → ${asks.to} by ${asks.actor}: ${isMove}`,
          );
        if (!decided.ok || decided.value.outcome !== 'moved') continue;
        place = { from: decided.value.to, returnsTo: decided.value.returnsTo };
        reached.add(place.from);
      }
    }),
    { numRuns: propertyRuns(WALKS) },
  );
  expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});
