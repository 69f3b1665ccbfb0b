/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoDatabase, type TestDatabase } from '../test/database';
import { TEST_SECRETS } from '../test/env';
import { launcher, startModule } from '../test/node-module';
import { openOwnerPool } from '../test/owner-pool';

jest.setTimeout(90_000);

// Beside the build's own bundles, from where packages are found.
const folder = join('dist', `figures-${process.pid}`);
let database: TestDatabase;

beforeAll(async () => {
  database = await createDemoDatabase();
  const bundling = startModule(`
    import { bundlePrograms } from ${launcher('../build/bundle.mjs')};
    await bundlePrograms(['check-figures'], ${JSON.stringify(folder)});`);
  expect([await bundling.ended, bundling.output()]).toEqual([0, '']);
});
afterAll(async () => {
  rmSync(join(process.cwd(), folder), { recursive: true, force: true });
  await database.close();
});

async function check(repair: boolean) {
  const place = { databaseUrl: database.url, ownerUrl: database.ownerUrl };
  const running = startModule(
    `import { checkFigures } from ${launcher('check-figures.mjs')};
    await checkFigures(${JSON.stringify(place)}, process.env, { repair: ${repair}, bundles: ${JSON.stringify(folder)} });`,
    TEST_SECRETS,
  );
  return { code: await running.ended, lines: running.output().trim().split('\n') };
}

const asStaff = async (statement: string) => {
  const owner = openOwnerPool(database.ownerUrl);
  await owner.pool
    .query(`begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true);
    ${statement}; commit`);
  await owner.close();
};

test('what differs is said in plain lines, exit code 1, until it is repaired (D38-36)', async () => {
  const good = { code: 0, lines: ['Ledger: all accounts add up.', 'Figures: all agree with the orders.'] };
  expect(await check(false)).toEqual(good);
  await asStaff(`delete from order_stages where tenant_id = 'ten_fjord' and status = 'cancelled'`);
  const wrong = expect.stringMatching(/^ten_fjord evt_\S+ cancelled \S+: orders \d+$/);
  const found = await check(false);
  expect([found.code, found.lines.slice(1, 2)]).toEqual([1, [wrong]]);
  expect(found.lines.at(-1)).toBe(`Different: ${found.lines.length - 2}`);
  const repaired = await check(true);
  expect([repaired.code, repaired.lines.at(-1)]).toEqual([0, `Repaired: ${found.lines.length - 2}`]);
  expect(await check(false)).toEqual(good);
});

test('an account that its ledger does not add up to is named, and no repair hides it (D37-3)', async () => {
  const setBalance = (minor: number) =>
    asStaff(
      `update credit_accounts set balance_minor = ${minor} where tenant_id = 'ten_prairie' and currency = 'USD'`,
    );
  await setBalance(5);
  const line = 'ten_prairie USD: balance 5 rows 0 reserved 0 rows 0 open 0 movements 0 rows 0';
  for (const repair of [false, true]) {
    const found = await check(repair);
    expect([found.code, found.lines.slice(0, 2)]).toEqual([1, [line, 'Ledger: 1 differ']]);
  }
  await setBalance(0);
});
