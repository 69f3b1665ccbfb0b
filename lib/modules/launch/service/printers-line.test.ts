/** @jest-environment node */
import { readLaunchCheckHandler } from '@/lib/modules/launch/api/launch-check';
import { readLaunchCheck, type LaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readLaunchCheckHandler]);
});
afterAll(() => world.close());

async function launchCheck(): Promise<LaunchCheck> {
  const path = '/api/ten_fjord/events/fjord-fern-summer/launch-check';
  const answer = await world.get(path, 'admin@fjord-fern.example');
  check(readLaunchCheck, answer);
  return answer.json.data as unknown as LaunchCheck;
}

test('the countries that no printer can serve are told with why, and do not keep a store closed (S2.2-151)', async () => {
  const countries = (list: string) =>
    world.sql(
      `update events set countries = '${list}', locked_countries = '{}' where id = 'evt_fjord_fern_summer'`,
    );
  const printers = async () => (await launchCheck()).lines.find(({ id }) => id === 'printers');
  const [before] = await world.sql<{ countries: string[] }>(
    "select countries from events where id = 'evt_fjord_fern_summer'",
  );
  await countries('{GB}');
  expect(await printers()).toMatchObject({ passed: true, severity: 'warning', unserved: [] });
  await world.asOwner("update fulfillers set countries = '{GB,IE}'");
  await countries('{GB,JP}');
  const { ready } = await launchCheck();
  const told = await printers();
  expect([ready, told]).toMatchObject([
    true,
    { passed: false, severity: 'warning', unserved: [{ why: 'ship_to', countries: ['JP'] }] },
  ]);
  expect(told?.count).toBeGreaterThan(0);
  // What the client excludes it can allow again.
  await countries('{IE}');
  await world.sql(
    "insert into event_fulfillers (tenant_id, event_id, fulfiller_id, choice, chosen_at) select 'ten_fjord', 'evt_fjord_fern_summer', id, 'excluded', now() from fulfillers on conflict do nothing",
  );
  expect(await printers()).toMatchObject({
    passed: false,
    unserved: [{ why: 'excluded', countries: ['IE'] }],
  });
  await world.sql("delete from event_fulfillers where event_id = 'evt_fjord_fern_summer'");
  await countries(`{${before?.countries.join() ?? ''}}`);
});
