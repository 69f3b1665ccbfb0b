import fc from 'fast-check';
import { isAhead, PARCEL_STATUSES, piecesToCome, type Pieces } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { statusOfParts, tellParcel, type Parcel } from './tell-parcel';

const ASKED: Pieces[] = [
  { sku: 'tee', quantity: 2 },
  { sku: 'mug', quantity: 1 },
];
const parcel = (code: string, status: Parcel['status'], items: Pieces[]): Parcel => ({ code, status, items });
const TEES = parcel('a', 'picked', [{ sku: 'tee', quantity: 2 }]);

function tell(known: readonly Parcel[], told: Parcel, asked = ASKED): Parcel[] {
  const outcome = tellParcel(known, asked, told);
  if (!outcome.ok || outcome.value.kind === 'late') return [...known];
  return [...known.filter(({ code }) => code !== told.code), outcome.value.parcel];
}

describe('what a printer says of a parcel (D32-52, D32-53)', () => {
  test.each([
    ['more of one SKU than was asked for', [{ sku: 'mug', quantity: 2 }]],
    ['something that nobody asked for', [{ sku: 'hat', quantity: 1 }]],
    ['a piece that another parcel has already', [{ sku: 'tee', quantity: 1 }]],
    [
      'a SKU in two rows, together too many',
      [
        { sku: 'mug', quantity: 1 },
        { sku: 'mug', quantity: 1 },
      ],
    ],
  ])('%s is refused', (_name, items) => {
    expect(tellParcel([TEES], ASKED, parcel('b', 'shipped', items))).toEqual({
      ok: false,
      error: 'too_many_pieces',
    });
  });

  test('what is in a parcel is what the furthest message says', () => {
    const repacked = parcel('a', 'packaged', [{ sku: 'tee', quantity: 1 }]);
    const known = tell([TEES], repacked);
    expect(known).toEqual([repacked]);
    expect(tellParcel(known, ASKED, TEES)).toEqual({ ok: true, value: { kind: 'late' } });
    expect(piecesToCome(ASKED, known)).toEqual([
      { sku: 'tee', quantity: 1 },
      { sku: 'mug', quantity: 1 },
    ]);
  });
});

describe('the status of an order in parcels (D32-52)', () => {
  const mug = (status: Parcel['status']) => parcel('b', status, [{ sku: 'mug', quantity: 1 }]);
  const tees = (status: Parcel['status']) => ({ ...TEES, status });
  test.each<[string, Parcel[], OrderStatus, OrderStatus]>([
    ['no parcel: the order as a whole', [], 'packaged', 'packaged'],
    ['one has left, the rest is being made', [tees('shipped')], 'in_production', 'in_production'],
    [
      'one has left, of the rest nothing is known',
      [tees('shipped')],
      'submitted_to_fulfiller',
      'submitted_to_fulfiller',
    ],
    ['both are known: the rest counts no more', [tees('shipped'), mug('packaged')], 'picked', 'packaged'],
    [
      'the whole is said to have left, one parcel has not',
      [tees('shipped'), mug('picked')],
      'shipped',
      'picked',
    ],
    ['all have left', [tees('shipped'), mug('shipped')], 'submitted_to_fulfiller', 'shipped'],
  ])('%s', (_name, parcels, rest, status) => {
    expect(statusOfParts({ asked: ASKED, parcels, rest })).toBe(status);
  });
});

describe('messages in any order, some more than once (D32-4, D32-53)', () => {
  const SIZES = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
  const MESSAGES = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...PARCEL_STATUSES), fc.nat()), {
    minLength: 1,
    maxLength: 25,
  });

  test('move nothing back, end alike, and never pack more than was asked for', () => {
    fc.assert(
      fc.property(SIZES, MESSAGES, (sizes, drawn) => {
        const asked = [{ sku: 'tee', quantity: sizes.reduce((sum, size) => sum + size, 0) }];
        const read = ([of, status]: (typeof drawn)[number]) => {
          const at = of % sizes.length;
          return parcel(`p${at}`, status, [{ sku: 'tee', quantity: sizes[at] ?? 0 }]);
        };
        const messages = drawn.map(read);
        const shuffled = [...drawn, ...drawn].toSorted((one, other) => one[2] - other[2]).map(read);
        const ends = [messages, shuffled].map((list) => {
          let known: Parcel[] = [];
          for (const one of list) {
            const before = new Map(known.map(({ code, status }) => [code, status]));
            const status = statusOfParts({ asked, parcels: known, rest: 'submitted_to_fulfiller' });
            known = tell(known, one, asked);
            for (const { code, status: next } of known)
              expect(isAhead(before.get(code) ?? next, next)).toBe(false);
            const next = statusOfParts({ asked, parcels: known, rest: 'submitted_to_fulfiller' });
            expect(isAhead(status, next)).toBe(false);
          }
          return known.map(({ code, status }) => `${code} ${status}`).toSorted();
        });
        expect(ends[1]).toEqual(ends[0]);
      }),
    );
  });

  test('of contradicting messages those that fit count', () => {
    const items = fc.array(
      fc.record({ sku: fc.constantFrom('tee', 'mug', 'hat'), quantity: fc.integer({ min: 1, max: 3 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    const any = fc.record({
      code: fc.constantFrom('a', 'b', 'c'),
      status: fc.constantFrom(...PARCEL_STATUSES),
      items,
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (messages) => {
        const known = messages.reduce<Parcel[]>((all, one) => tell(all, one), []);
        for (const { sku, quantity } of ASKED) {
          const packed = known.flatMap((one) => one.items).filter((one) => one.sku === sku);
          expect(packed.reduce((sum, one) => sum + one.quantity, 0)).toBeLessThanOrEqual(quantity);
        }
        expect(known.flatMap((one) => one.items).some(({ sku }) => sku === 'hat')).toBe(false);
      }),
    );
  });
});
