import { newId, newSecret } from '@/lib/kernel/ids';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { ownPicture } from './own-uploads';
import type { DemoWorld } from '@/scripts/test/demo-world';

let made = 0;

/** Adds an open complaint of an order of each tenant. */
export async function layForeignCases(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(
      `insert into order_cases (tenant_id, id, order_id, kind, form_key, name, email, lang, lines, opened_at, due_at, state)
       select tenant_id, 'cas_of_' || tenant_id, id, 'missing', 'foreign-' || tenant_id, 'A buyer', 'buyer@example.com', 'en',
         '[]', now(), now() + interval '5 days', 'open' from orders where tenant_id = $1 order by id limit 1`,
      [tenant],
    );
  }
}

/** An order of which something can be withdrawn and complained of, with an open case of each sort. */
export async function newCases(
  world: DemoWorld,
  order: string,
  line: string,
): Promise<{ complaint: string; withdrawal: string; caseLine: string; casePhoto: string }> {
  made += 1;
  await world.asOwner('delete from rate_limits');
  await world.sql('delete from order_cases where order_id = $1', [order]);
  await world.sql('delete from refund_requests where order_id = $1', [order]);
  await world.sql('update orders set delivery_to = current_date where id = $1', [order]);
  await world.sql(
    `update order_lines set quantity = greatest(quantity, 2), personalisation = '{}',
       gross_minor = unit_gross_minor * greatest(quantity, 2) where id = $1`,
    [line],
  );
  const [complaint, withdrawal] = [`cas_complaint_${made}`, `cas_withdrawal_${made}`];
  for (const [id, kind] of [
    [complaint, 'missing'],
    [withdrawal, 'withdrawal'],
  ]) {
    await world.sql(
      `insert into order_cases (tenant_id, id, order_id, kind, form_key, name, email, lang, lines, amount_minor, opened_at, due_at)
       values ('ten_fjord', $1, $2, $3, 'foreign-' || $1, 'A buyer', 'buyer@example.com', 'en',
         jsonb_build_array(jsonb_build_object('line', $4::text, 'quantity', 1)),
         case when $3 = 'withdrawal' then 100 end, now(), now() + interval '5 days')`,
      [id, order, kind, line],
    );
  }
  const casePhoto = newSecret();
  await world.sql(
    `insert into uploads (tenant_id, id, event_id, token_hash, name, bytes, state, file_id, actor)
     values ('ten_fjord', $1, 'evt_fjord_fern', $2, '', 1, 'ready', $3, 'shopper')`,
    [newId('upload'), hashToken(casePhoto), ownPicture],
  );
  return { complaint, withdrawal, caseLine: line, casePhoto };
}
