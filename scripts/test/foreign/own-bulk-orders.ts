import type { DemoWorld } from '@/scripts/test/demo-world';

let made = 0;

/** A Bulk order that waits for its event's budget, with one address: a copy of one of the tenant's orders. */
async function layBulkOrder(world: DemoWorld, id: string, event: string): Promise<void> {
  made += 1;
  await world.sql(
    `with of as (select * from events where id = $2), bulk as (insert into bulk_orders (tenant_id, id, event_id, ref, act,
        payment, currency, shipping_method, production_minor, fulfilment_minor, tax_minor, total_minor, placed_at,
        proof_approved_at)
      select tenant_id, $1, id, $3, $1, 'credit', currency, 'standard', 80, 20, 21, 121, now(), now() from of)
    insert into orders select copy.* from of, lateral (select * from orders o where o.tenant_id = of.tenant_id
        order by o.id limit 1) o,
      lateral jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id', 'ord_of_' || $1, 'order_ref', $3, 'kind', 'bulk',
        'bulk_order_id', $1, 'event_id', of.id, 'region', of.region, 'currency', of.currency, 'status', 'over_budget',
        'returns_to', 'new', 'payment_status', 'not_needed', 'voucher_id', null, 'voucher_person', null,
        'promo_code_id', null, 'discount_code', null, 'reserved', false, 'hold_reason', null, 'held_at', null,
        'production_minor', 80, 'fulfilment_minor', 20, 'platform_fee_minor', 0, 'platform_tax_minor', 21,
        'application_fee_minor', 0, 'credit_minor', 121)) copy`,
    [id, event, `BLK-${made}`],
  );
}

/** A new Bulk order of `lumen-offsite` that can be cancelled, and released: nothing keeps it but that it waits. */
export async function newBulkOrder(world: DemoWorld): Promise<string> {
  const id = `blk_foreign_${made + 1}`;
  await layBulkOrder(world, id, 'evt_lumen_offsite');
  return id;
}

/** One that waits to be paid by card. */
export async function unpaidBulkOrder(world: DemoWorld): Promise<string> {
  const id = await newBulkOrder(world);
  await world.sql(`update bulk_orders set payment = 'card' where id = $1`, [id]);
  await world.sql(
    `update orders set status = null, returns_to = null, payment_status = 'awaiting_payment', paid_at = null,
      application_fee_minor = credit_minor, credit_minor = 0 where bulk_order_id = $1`,
    [id],
  );
  await world.sql(
    `insert into bulk_payments (tenant_id, bulk_order_id, region, currency, amount_minor, made_at, expires_at)
     select tenant_id, id, 'EU', currency, total_minor, now(), now() + interval '1 day' from bulk_orders where id = $1`,
    [id],
  );
  return id;
}

/** A Bulk order of each tenant's first event. */
export async function layForeignBulkOrders(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    const [event] = await world.sql<{ id: string }>(
      'select id from events where tenant_id = $1 order by id limit 1',
      [tenant],
    );
    await layBulkOrder(world, `blk_of_${tenant}`, event?.id ?? '');
  }
}
