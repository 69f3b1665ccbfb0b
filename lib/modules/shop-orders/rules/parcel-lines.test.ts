import { linesOfParcels } from './parcel-lines';

const lines = [
  { id: 'a', sku: 'TEE-M', quantity: 2 },
  { id: 'b', sku: 'TEE-M', quantity: 1 },
  { id: 'c', sku: 'MUG', quantity: 1 },
];
const parcel = (id: string, ...items: [string, number][]) => ({
  id,
  items: items.map(([sku, quantity]) => ({ sku, quantity })),
});

test('pieces of one SKU fill its lines in their order, over all parcels (S4-66)', () => {
  const found = linesOfParcels(lines, [parcel('one', ['TEE-M', 1]), parcel('two', ['TEE-M', 2], ['MUG', 1])]);
  expect(found.get('one')).toEqual([{ id: 'a', quantity: 1 }]);
  expect(found.get('two')).toEqual([
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 1 },
    { id: 'c', quantity: 1 },
  ]);
});

test('never more than a line has, and nothing of what nobody ordered (S4-66)', () => {
  const found = linesOfParcels(lines, [parcel('one', ['TEE-M', 9], ['CAP', 1]), parcel('two', ['TEE-M', 1])]);
  expect(found.get('one')).toEqual([
    { id: 'a', quantity: 2 },
    { id: 'b', quantity: 1 },
  ]);
  expect(found.get('two')).toEqual([]);
});
