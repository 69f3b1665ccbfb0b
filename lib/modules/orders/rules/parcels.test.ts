import fc from 'fast-check';
import { packLines } from './parcels';

const line = (id: string, sku: string, quantity: number, leftOut = 0) => ({ id, sku, quantity, leftOut });

test('lines of one SKU are packed in their order; what was refunded is in no parcel (D32-55)', () => {
  const lines = [line('ada', 'tee', 1), line('bob', 'tee', 2, 1), line('mug', 'mug', 1)];
  const packed = packLines(lines, [
    { items: [{ sku: 'tee', quantity: 1 }] },
    { items: [{ sku: 'tee', quantity: 1 }] },
  ]);
  expect(packed.parcels.map((pieces) => [...pieces])).toEqual([[['ada', 1]], [['bob', 1]]]);
  expect([...packed.toCome]).toEqual([['mug', 1]]);
});

test('no piece is lost or packed twice', () => {
  const items = fc.array(
    fc.record({ sku: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 3 },
  );
  const drawn = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 5 })), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(drawn, fc.array(fc.record({ items }), { maxLength: 4 }), (rows, parcels) => {
      const lines = rows.map(([sku, quantity], index) => line(`l${index}`, sku, quantity));
      const packed = packLines(lines, parcels);
      for (const { id, quantity } of lines) {
        const all = [...packed.parcels, packed.toCome].map((pieces) => pieces.get(id) ?? 0);
        expect(all.reduce((sum, pieces) => sum + pieces, 0)).toBe(quantity);
      }
    }),
  );
});
