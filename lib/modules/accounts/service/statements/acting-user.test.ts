/** @jest-environment node */
import { withDirectory } from '@/lib/db/with-directory';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { findActingUser } from './acting-user';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

async function acting(email: string) {
  const [person] = await world.asOwner<{ id: string; tenant: string }>(
    `select id, tenant_id as tenant from users where email = '${email}'`,
  );
  const key = { userId: person?.id ?? '', tenantId: person?.tenant ?? '' };
  return withDirectory((tx) => findActingUser(tx, key));
}

test('what one client asks of its people, and that it is closed, is nobody else’s (D47-5, D42-4, S2.2-198)', async () => {
  await world.asOwner(`insert into two_factor_rules values ('ten_lumen', null, now())`);
  expect(await acting('admin@lumen-robotics.example')).toMatchObject({ clientAsksTwoFactor: true });
  expect(await acting('admin@fjord-fern.example')).toMatchObject({
    clientAsksTwoFactor: false,
    hasTwoFactor: false,
  });
  await world.asOwner(
    `insert into closed_clients (tenant_id, reason) values ('ten_lumen', 'They ended it.')`,
  );
  expect(await acting('admin@lumen-robotics.example')).toBeUndefined();
  expect(await acting('admin@fjord-fern.example')).toMatchObject({ tenantId: 'ten_fjord' });
});
