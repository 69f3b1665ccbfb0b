import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { buyByApi } from './api-order';
import { newAddress } from './people';
import type { WorkedOrder } from './worked-orders';

/** By SQL, since a printer is called for more than a day before an order is parked. */
const PARK = [
  `update orders set status = 'fulfiller_submission_error', returns_to = 'queued_submitting_to_fulfiller', edit_until = null,
    fulfiller_id = (select id from fulfillers where status = 'open' and region = any(regions) order by id limit 1)
   where id = $1`,
  `insert into order_history (tenant_id, id, order_id, from_status, to_status, actor, moved, reason, at)
   select tenant_id, 'his_parked_' || id, id, 'submitting_to_fulfiller', status, 'system', true, 'unreachable', now()
   from orders where id = $1`,
  `insert into submissions (tenant_id, id, order_id, fulfiller_id, attempts, tries, unanswered_since, last_tried_at, fault, parked_at, created_at)
   select tenant_id, 'sub_parked_' || id, id, fulfiller_id, 16, 16, now() - interval '27 hours', now(), 'unreachable', now(),
    now() - interval '27 hours' from orders where id = $1`,
];

/** An order that its printer never answered. */
export async function parkedOrder(request: APIRequestContext, worked: WorkedOrder): Promise<{ id: string }> {
  const { id } = await buyByApi(request, worked, newAddress());
  const db = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await db.connect();
  try {
    await db.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    for (const statement of PARK) await db.query(statement, [id]);
    await db.query('commit');
  } finally {
    await db.end();
  }
  return { id };
}
