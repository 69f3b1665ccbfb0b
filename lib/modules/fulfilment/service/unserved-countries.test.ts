/** @jest-environment node */
import { eventFulfillerHandlers } from '@/lib/modules/fulfilment/api/event-fulfillers';
import {
  listEventFulfillers,
  type ServedEvent,
} from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(eventFulfillerHandlers);
});
afterAll(() => world.close());

async function unserved(): Promise<ServedEvent['unserved']> {
  const path = '/api/ten_fjord/events/fjord-fern/fulfillers';
  const answer = await world.get(path, 'admin@fjord-fern.example');
  check(listEventFulfillers, answer);
  return (answer.json.data as unknown as ServedEvent).unserved;
}
const countries = (own: string, locked = '{}') =>
  world.sql(
    `update events set countries = '${own}', locked_countries = '${locked}' where id = 'evt_fjord_fern'`,
  );

test('what an event is locked to counts, else what it names, else everywhere (S2.2-151, S2.2-152)', async () => {
  await world.asOwner("update fulfillers set countries = '{GB,IE}'");
  await countries('{GB,JP}');
  expect(await unserved()).toEqual([{ why: 'ship_to', countries: ['JP'] }]);
  await countries('{GB,JP}', '{GB}');
  expect(await unserved()).toEqual([]);
  // Duty on the way there.
  await countries('{GB,JP}', '{IE}');
  expect(await unserved()).toEqual([{ why: 'cost', countries: ['IE'] }]);
  await countries('{}');
  const all = await unserved();
  expect(all.map(({ why, countries: named }) => [why, named.length])).toEqual([
    ['ship_to', 248],
    ['cost', 1],
  ]);
});

test('a pause is told as one, and a day without orders is no gap (S2.2-151)', async () => {
  await world.asOwner("update fulfillers set countries = '{}'");
  await countries('{GB}');
  await world.asOwner(
    `insert into fulfiller_closures (fulfiller_id, first_day, last_day)
     select id, current_date - 1, current_date + 1 from fulfillers`,
  );
  expect(await unserved()).toEqual([]);
  await world.asOwner('update fulfillers set paused_at = now(), paused_until = null');
  expect(await unserved()).toEqual([{ why: 'paused', countries: ['GB'] }]);
});
