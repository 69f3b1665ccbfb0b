/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const READ = '/api/ten_fjord/store-admin/fjord-fern/configuration';
const UPDATE = `${READ}/update`;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readConfigurationHandler, updateConfigurationHandler]);
  await openFor(world, 'super@merchloom.example', 'ten_fjord');
});
afterAll(() => world.close());

const update = (storeConfig: Record<string, unknown>, path = UPDATE, person = ADMIN) =>
  world.post(path, { storeConfig }, person);

async function read(): Promise<Configuration> {
  const answer = await world.get(READ, ADMIN);
  check(readConfiguration, answer);
  return answer.json.data as unknown as Configuration;
}

function changed(answer: DemoAnswer): Configuration {
  check(updateConfiguration, answer);
  return answer.json.data as unknown as Configuration;
}

describe('who may', () => {
  test('a locked event is the client’s to read only, staff’s to change', async () => {
    await world.sql("update events set locked = true where slug = 'fjord-fern'");
    const refused = await update({ homeHeading: 'x' });
    expect([refused.status, refused.json.code]).toEqual([409, 'event_locked']);
    expect((await read()).locked).toBe(true);
    changed(await update({ homeHeading: 'by staff' }, UPDATE, 'super@merchloom.example'));
    await world.sql("update events set locked = false where slug = 'fjord-fern'");
  });

  test('customer service reads, managers change', async () => {
    expect((await world.get(READ, 'service@fjord-fern.example')).status).toBe(200);
    expect((await update({ homeHeading: 'x' }, UPDATE, 'service@fjord-fern.example')).status).toBe(403);
    expect((await update({ homeHeading: 'x' }, UPDATE, 'manager@fjord-fern.example')).status).toBe(200);
  });

  test('another tenant’s store does not exist', async () => {
    const other = '/api/ten_fjord/store-admin/lumen-crew/configuration';
    const theirs = '/api/ten_lumen/store-admin/lumen-crew/configuration';
    for (const path of [other, theirs]) {
      const answers = [await world.get(path, ADMIN), await update({ homeHeading: 'x' }, `${path}/update`)];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
      expect(answers.some((answer) => answer.text.includes('Lumen'))).toBe(false);
    }
  });
});
