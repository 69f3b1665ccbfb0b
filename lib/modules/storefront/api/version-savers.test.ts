/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { withDirectory } from '@/lib/db/with-directory';
import { listVersions, type StoreVersion } from '@/lib/modules/storefront/contract/versions';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { updateConfigurationHandler } from './update-configuration';
import { listVersionsHandler } from './versions';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const PATH = '/api/ten_fjord/store-admin/fjord-fern/configuration';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([updateConfigurationHandler, listVersionsHandler]);
  await world.post(`${PATH}/update`, { storeConfig: { homeHeading: 'Second' } }, ADMIN);
  await openFor(world, STAFF, 'ten_fjord');
});
afterAll(() => world.close());

async function savers(viewer = ADMIN): Promise<StoreVersion['saved_by'][]> {
  const answer = await world.get(`${PATH}/versions`, viewer);
  check(listVersions, answer);
  return (answer.json.data['versions'] as unknown as StoreVersion[]).map(({ saved_by }) => saved_by);
}
/** Has the newest version saved by somebody else. */
const savedBy = (id: string) =>
  world.sql(
    `update store_configuration_versions set saved_by_user_id = $1 where event_id = 'evt_fjord_fern' and version = 2`,
    [id],
  );
const setDisabled = (disabledAt: Date | null) =>
  withDirectory((tx) => tx.update(users).set({ disabledAt }).where(eq(users.id, 'usr_fjord_service')));

describe('who saved each version (S3.6-25)', () => {
  test('one of the client’s people by name; nobody what was there before the first save', async () => {
    expect(await savers()).toEqual([{ kind: 'person', name: 'Isla Bracken' }, null]);
  });

  test('staff are named to staff alone', async () => {
    await savedBy('usr_super');
    expect((await savers())[0]).toEqual({ kind: 'staff', name: null });
    expect((await savers(STAFF))[0]).toEqual({ kind: 'staff', name: 'Robin Weaver' });
  });

  test('who is gone, or was never the client’s, has no name', async () => {
    const removed = { kind: 'removed', name: null };
    await savedBy('usr_gone');
    expect((await savers())[0]).toEqual(removed);
    await savedBy('usr_lumen_admin');
    expect((await savers())[0]).toEqual(removed);
    await savedBy('usr_fjord_service');
    await setDisabled(new Date());
    expect((await savers())[0]).toEqual(removed);
    await setDisabled(null);
    expect((await savers())[0]).toEqual({ kind: 'person', name: 'Orla Finch' });
  });
});
