/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { variantOfSku } from './variant-of-sku';

jest.setTimeout(60_000);

const FJORD = { tenantId: 'ten_fjord', actor: 'system' } as const;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

test('an SKU is the one variant that the client has of it; another client’s, and a deleted product’s, is none (S4-59)', async () => {
  const [own, foreign] = await Promise.all(
    ['ten_fjord', 'ten_lumen'].map((tenant) =>
      world.sql<{ sku: string; id: string; product: string }>(
        `select v.sku, v.id, v.product_id as product from variants v
         join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
         where v.tenant_id = $1 and p.status = 'active' and p.deleted_at is null order by v.id limit 1`,
        [tenant],
      ),
    ),
  );
  const [mine, theirs] = [own?.[0], foreign?.[0]];
  const found = (sku = '') => withTenant(FJORD, (tx) => variantOfSku(tx, FJORD.tenantId, sku));
  expect(await found(mine?.sku)).toEqual({ productId: mine?.product, variantId: mine?.id });
  expect(await found('NOBODY-1')).toBeNull();
  expect(theirs?.sku).toBeTruthy();
  if (theirs?.sku !== mine?.sku) expect((await found(theirs?.sku))?.variantId).not.toBe(theirs?.id);
  await world.sql(`update products set deleted_at = now() where tenant_id = 'ten_fjord' and id = $1`, [
    mine?.product,
  ]);
  expect(await found(mine?.sku)).toBeNull();
});
