import { setClock } from '@/lib/kernel/clock';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { DemoWorld } from './demo-world';

/** What an order of the worked basket costs its client: 20.90 + 5.45, a fee of 2.50 and 5.77 tax. */
const COSTS = {
  production_minor: 2090,
  fulfilment_minor: 545,
  platform_fee_minor: 250,
  platform_tax_minor: 577,
  application_fee_minor: 3462,
  credit_minor: 0,
  platform_fee_bp: 500,
  platform_tax_bp: 2000,
};

/** Runs work at another time, in whole. */
export async function at<Result>(instant: string, work: () => Promise<Result>): Promise<Result> {
  const restore = setClock(() => new Date(instant));
  try {
    return await work();
  } finally {
    restore();
  }
}

/** The seeded order that others are like. */
const MODEL = `o.tenant_id = 'ten_fjord' and o.id = (select min(id) from orders where tenant_id = 'ten_fjord'
  and kind = 'store' and voucher_id is null and promo_code_id is null)`;

let made = 0;

/** A client of the UK's seller without any movement. */
export async function statementClient(world: DemoWorld): Promise<TenantContext> {
  made += 1;
  const tenantId = `ten_statements_${made}`;
  await world.sql(
    `insert into tenants (id, name, region, currency) values ($1, 'Harbour Tea', 'UK', 'GBP')`,
    [tenantId],
  );
  for (const [table, key] of [
    ['events', 'event_id'],
    ['customers', 'customer_id'],
  ] as const) {
    await world.sql(
      `insert into ${table} select made.* from ${table} t, lateral jsonb_populate_record(t,
         jsonb_build_object('tenant_id', $1::text)) made
       where t.tenant_id = 'ten_fjord' and t.id = (select ${key} from orders o where ${MODEL})`,
      [tenantId],
    );
  }
  return { tenantId, actor: 'system' };
}

/** An order of a client, like a seeded one, with the worked basket's costs or others. */
export async function statementOrder(
  world: DemoWorld,
  { tenantId }: TenantContext,
  id: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const values = { ...COSTS, tenant_id: tenantId, id, order_ref: id.toUpperCase(), ...changes };
  await world.sql(
    `insert into orders select made.* from orders o, lateral jsonb_populate_record(o, $1::jsonb) made where ${MODEL}`,
    [JSON.stringify(values)],
  );
}
