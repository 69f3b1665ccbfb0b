/** @jest-environment node */
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { linePreviewUrl } from '@/lib/services/orders/line-preview-url';
import { HANDLERS } from './routes';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';

/** The reads and writes over a tenant's stores that this suite asks for another tenant's things. */
const AREAS = ['storefront', 'product', 'orders', 'events', 'dashboard', 'store-configuration', 'files'];

let world: DemoWorld;
let theirs: Record<string, string>;
beforeAll(async () => {
  world = await startDemoWorld(HANDLERS);
  await world.sql(`insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256)
    values ('ten_lumen', 'fil_lumen_logo', 'logo', 'ten_lumen/fil_lumen_logo.webp', 'image/webp', 1, '\\x00')`);
  const [line] = await world.sql<{ order: string; line: string }>(
    `select order_id as order, id as line from order_lines where tenant_id = 'ten_lumen' limit 1`,
  );
  theirs = {
    ...{ slug: 'lumen-crew', product: 'lu-crew-tee', colour: 'tee-navy', side: 'front' },
    ...{ file: 'fil_lumen_logo', order: line?.order ?? '', line: line?.line ?? '' },
  };
});
afterAll(() => world.close());

const contracts = HANDLERS.map((handler) => handler.contract).filter((contract) =>
  AREAS.includes(contract.id.split('.')[0] ?? ''),
);
const tenantCalls = contracts.filter((contract) => contract.path.includes('{tenant}'));

const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

async function ask(path: string, method: string, id: string) {
  const signed = id === 'orders.line-preview' ? `${path}?signature=${'0'.repeat(32)}` : path;
  const body = id === 'store-configuration.update' ? { storeConfig: { homeHeading: 'mine now' } } : {};
  return method === 'post' ? world.post(signed, body, ADMIN) : world.get(signed, ADMIN);
}

test('the walk covers every area', () => {
  expect(new Set(contracts.map((contract) => contract.id.split('.')[0]))).toEqual(new Set(AREAS));
  expect(tenantCalls.length).toBeGreaterThanOrEqual(12);
});

test.each(tenantCalls.filter((one) => /\{(?!tenant)/.test(one.path)).map((one) => [one.id, one] as const))(
  '%s: another tenant’s ids under one’s own tenant are a 404 without a foreign byte',
  async (id, contract) => {
    const answer = await ask(fill(contract.path, { ...theirs, tenant: 'ten_fjord' }), contract.method, id);
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    expect(answer.text).not.toMatch(/lumen|lu-crew|<svg/i);
  },
);

test.each(tenantCalls.filter((one) => one.access === 'tenant').map((one) => [one.id, one] as const))(
  '%s: another tenant’s door is a 404 for a client, whatever is behind it',
  async (id, contract) => {
    for (const tenant of ['ten_lumen', 'ten_nowhere']) {
      const answer = await ask(fill(contract.path, { ...theirs, tenant }), contract.method, id);
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
      expect(answer.text).not.toMatch(/lumen|lu-crew/i);
    }
  },
);

test.each(
  contracts
    .filter((one) => one.access !== 'public' && one.access !== 'signed')
    .map((one) => [one.id, one] as const),
)('%s: nobody gets nothing', async (_id, contract) => {
  const path = fill(contract.path, { ...theirs, tenant: 'ten_lumen' });
  const answer = contract.method === 'post' ? await world.post(path, {}) : await world.get(path);
  expect([answer.status, answer.text.match(/lumen/i)]).toEqual([401, null]);
});

test('a picture’s signature for one tenant opens nothing of another', async () => {
  const line = theirs['line'] ?? '';
  const url = linePreviewUrl({ tenantId: 'ten_fjord', lineId: line, side: 'front' });
  expect((await world.get(url)).status).toBe(404);
});

test('nothing of theirs was changed on the way', async () => {
  const [row] = await world.sql(`select count(*)::integer as n from audit_log
    where tenant_id = 'ten_lumen' and actor_user_id = 'usr_fjord_admin'`);
  expect(row).toEqual({ n: 0 });
  expect(
    await world.sql("select event_id from store_configurations where content ->> 'homeHeading' = 'mine now'"),
  ).toEqual([]);
});
