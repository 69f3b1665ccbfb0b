import fc from 'fast-check';
import { isAhead, PARCEL_STATUSES } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { ALPHABET, hear } from '@/scripts/test/heard';
import { leastOf, movePlace, NEW_PART, orderOfParts } from './part-place';
import { standingOf } from './standing';

const part = (status: OrderStatus, more: { redo?: boolean; refused?: boolean } = {}) => ({
  status,
  redo: false,
  refused: false,
  ...more,
});

describe('where an order follows its parts to (D32-59)', () => {
  test.each<[string, ReturnType<typeof part>[], OrderStatus[]]>([
    ['the least advanced', [part('shipped'), part('picked')], ['picked']],
    ['all have left', [part('shipped'), part('shipped')], ['shipped']],
    ['one is being sent', [part('submitting_to_fulfiller'), part('shipped')], ['submitting_to_fulfiller']],
    ['an issue of one', [part('artwork_issue'), part('shipped')], ['artwork_issue']],
    ['artwork before address', [part('address_issue'), part('artwork_issue')], ['artwork_issue']],
    [
      'an issue that is solved: it is on its way',
      [part('artwork_issue', { redo: true }), part('shipped')],
      [],
    ],
    [
      'one that was refused',
      [part('fulfiller_submission_error', { refused: true }), part('picked')],
      ['fulfiller_submission_error'],
    ],
    ['a reprint, others behind', [part('awaiting_reprint'), part('picked')], ['picked']],
    [
      'a reprint, all are made',
      [part('awaiting_reprint'), part('packaged')],
      ['in_production', 'awaiting_reprint'],
    ],
    ['nothing to print', [], []],
  ])('%s', (_, parts, steps) => {
    expect(orderOfParts(parts)).toEqual(steps);
  });

  test('it waits for the one that is stopped, else for the least advanced', () => {
    const [tee, mug] = [part('shipped'), part('picked')];
    expect(leastOf([tee, mug])).toBe(mug);
    expect(leastOf([mug, { ...mug }])).toBe(mug);
    const stopped = part('artwork_issue');
    expect(leastOf([mug, stopped])).toBe(stopped);
    expect(leastOf([])).toBeUndefined();
  });

  test('the further one part is, the further the order is or it stays', () => {
    const status = fc.constantFrom(...PARCEL_STATUSES);
    fc.assert(
      fc.property(fc.array(status, { minLength: 1, maxLength: 4 }), status, (parts, next) => {
        const [before] = orderOfParts(parts.map((one) => part(one)));
        const first = parts[0] && isAhead(next, parts[0]) ? next : (parts[0] ?? next);
        const [after] = orderOfParts([first, ...parts.slice(1)].map((one) => part(one)));
        expect(before && after && isAhead(before, after)).toBe(false);
      }),
    );
  });
});

test('a part moves as an order of its own would (D32-59, D32-68)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ALPHABET), { maxLength: 8 }), (messages) => {
      const place = messages.reduce((one, to) => movePlace(one, to, 'fulfiller').place, NEW_PART);
      const start = { status: NEW_PART.status, returnsTo: null, reprintEarly: false };
      expect(place.status).toBe(messages.reduce(hear, start).status);
    }),
  );
});

test('a line belongs to the last submission that asks for it: it is never in two parts (D32-58)', () => {
  const ids = ['l1', 'l2', 'l3', 'l4'];
  const asked = fc.option(fc.subarray(ids, { minLength: 1 })).map((lineIds) => ({ lineIds }));
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 8 }), (newestFirst) => {
      const standing = standingOf(newestFirst);
      const lines = standing.flatMap(({ lineIds }) => lineIds ?? ids);
      expect(new Set(lines).size).toBe(lines.length);
      expect(standing[0]).toBe(newestFirst[0]);
    }),
  );
});
