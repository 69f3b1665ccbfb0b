/** @jest-environment node */
import fc from 'fast-check';
import { act, ACTS } from '@/scripts/test/order-walk';
import { faultsOf, piecesOf } from '@/scripts/test/order-books';
import { MadeWorld } from '@/scripts/test/made-world';
import { propertyRuns } from '@/scripts/test/property-runs';

jest.setTimeout(3_600_000);

const HANDS = 4;

let at: MadeWorld;
beforeAll(async () => {
  at = await MadeWorld.start();
  await at.world.sql('update variants set stock = 1000000');
  await at.world.asOwner(`insert into fulfiller_stock
    select 'ful_test', sku, 1000000, false from variants where product_id = 'lu-summit-hoodie' and sku <> ''`);
});
afterAll(() => at.close());

const one = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constant('system goes on') },
    { weight: 4, arbitrary: fc.constant('fulfiller tells') },
    { weight: 8, arbitrary: fc.constantFrom(...Object.keys(ACTS)) },
  ),
  much: fc.nat(1_000),
});
const walk = fc.array(one, { minLength: 4, maxLength: 14 });

test('whatever everybody does, in whatever order and at once: money, pieces and histories add up (D32-69)', async () => {
  const walks = fc.sample(walk, propertyRuns(50));
  const before = await piecesOf(at);
  const faults: string[] = [];
  const hand = async () => {
    for (let steps = walks.pop(); steps; steps = walks.pop()) {
      const id = await at.claim();
      for (const { name, much } of steps) {
        const wrong = await act(at, name, id, much);
        if (wrong !== null) faults.push(wrong);
      }
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  expect(faults).toEqual([]);
  expect(await faultsOf(at, before)).toEqual([]);
});

test('two acts on one order at the same moment are one after the other', async () => {
  await at.openPrinter('open');
  await at.setRoom(100_000_000);
  await at.setBudget(null);
  const before = await piecesOf(at);
  const faults: (string | null)[] = [];
  for (const steps of fc.sample(walk, propertyRuns(5))) {
    // What an act of the walk before has planned for the printer.
    at.printer.fulfiller.trouble.clear();
    const id = await at.submitted();
    faults.push(...(await Promise.all(steps.map(({ name, much }) => act(at, name, id, much)))));
  }
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect(await faultsOf(at, before)).toEqual([]);
});
