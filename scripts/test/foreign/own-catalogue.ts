import type { DemoWorld } from '@/scripts/test/demo-world';

/** Adds a checked file of stock and prices, one of vouchers, and an act on products, of each tenant's admin. */
export async function layForeignCatalogue(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    const admin = `usr_${tenant.slice(4)}_admin`;
    await world.sql(
      `insert into file_imports (tenant_id, id, event_id, kind, owner_id, file_name, content, status, counts)
       select $1, 'imp_of_' || $1, id, 'stock', $2, 'stock.csv', '\\x00', 'checked',
         '{"stock_changes": 0, "price_changes": 0}'
       from events where tenant_id = $1 order by slug <> 'fjord-fern', id limit 1`,
      [tenant, admin],
    );
    await world.sql(
      `insert into file_imports (tenant_id, id, event_id, kind, owner_id, file_name, content, status, counts)
       select $1, 'vim_of_' || $1, id, 'voucher', $2, 'vouchers.csv', '\\x00', 'checked', '{"created": 0, "updated": 0}'
       from events where tenant_id = $1 order by slug <> 'fjord-fern', id limit 1`,
      [tenant, admin],
    );
    await world.sql(
      `insert into file_imports (tenant_id, id, event_id, kind, owner_id, file_name, content, status, counts)
       select $1, 'cim_of_' || $1, id, 'code', $2, 'guests.csv', '\\x00', 'checked', '{"created": 0, "updated": 0}'
       from events where tenant_id = $1 order by slug <> 'fjord-fern', id limit 1`,
      [tenant, admin],
    );
    await world.sql(
      `insert into catalogue_acts (tenant_id, id, event_id, owner_id, change, targets)
       select $1, 'cat_of_' || $1, id, $2, '{"kind": "vat", "store_default_vat": 1}', '[]'
       from events where tenant_id = $1 order by slug <> 'fjord-fern', id limit 1`,
      [tenant, admin],
    );
  }
}
