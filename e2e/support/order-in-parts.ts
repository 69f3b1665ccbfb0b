import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { buyByApi } from './api-order';
import { newAddress } from './people';
import type { WorkedOrder } from './worked-orders';

/** By SQL, since the printers of the other tests can make any order alone. */
const SHARE = [
  `insert into order_lines select made.* from order_lines l, lateral jsonb_populate_record(l, jsonb_build_object(
    'id', 'oli_share' || substr(l.id, 5), 'position', 90 + l.position, 'name', 'Enamel Mug', 'family', 'mug', 'blank_id', 'mug',
    'sku', 'MUG-SHARED')) made where l.order_id = $1 and l.position = (select min(position) from order_lines where order_id = $1)`,
  `update orders set status = 'fulfiller_submission_error', returns_to = 'queued_submitting_to_fulfiller', edit_until = null,
    fulfiller_id = (select id from fulfillers order by id limit 1) where id = $1`,
  `insert into submissions (tenant_id, id, order_id, fulfiller_id, state, part, line_ids, part_status, told_status)
   select o.tenant_id, 'sub_one_' || o.id, o.id, o.fulfiller_id, 'accepted', 1, array_agg(l.id), 'shipped', 'shipped'
   from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
   where o.id = $1 and l.sku <> 'MUG-SHARED' group by o.tenant_id, o.id, o.fulfiller_id`,
  `insert into submissions (tenant_id, id, order_id, fulfiller_id, part, line_ids, part_status, part_returns_to, attempts, tries,
    unanswered_since, last_tried_at, fault, parked_at)
   select o.tenant_id, 'sub_two_' || o.id, o.id, o.fulfiller_id, 2, array_agg(l.id), 'fulfiller_submission_error',
    'queued_submitting_to_fulfiller', 16, 16, now() - interval '27 hours', now(), 'unreachable', now()
   from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
   where o.id = $1 and l.sku = 'MUG-SHARED' group by o.tenant_id, o.id, o.fulfiller_id`,
  `insert into parcels (tenant_id, id, order_id, submission_id, code, status, items, tracking, told_at, updated_at, shipped_at)
   select o.tenant_id, 'par_one_' || o.id, o.id, 'sub_one_' || o.id, '', 'shipped',
    (select jsonb_agg(jsonb_build_object('sku', l.sku, 'quantity', l.quantity)) from order_lines l
      where l.tenant_id = o.tenant_id and l.order_id = o.id and l.sku <> 'MUG-SHARED'),
    '{"carrier": "Post", "number": "SHARE1", "url": "https://post.example/SHARE1"}', now(), now(), now()
   from orders o where o.id = $1`,
];

/** An order that two printers make: one has sent its part, the other one doesn't answer. */
export async function orderInParts(
  request: APIRequestContext,
  worked: WorkedOrder,
  person = newAddress(),
): Promise<{ id: string; link: string }> {
  const { id, order_link: link } = await buyByApi(request, worked, person);
  const db = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await db.connect();
  try {
    await db.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    for (const statement of SHARE) await db.query(statement, [id]);
    await db.query('commit');
  } finally {
    await db.end();
  }
  return { id, link };
}
