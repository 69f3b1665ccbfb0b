import type { CheckoutWorld } from './checkout-world';

/**
 * Everything about an order that `finaliseOrder` may change. It has no ids and times, so that a test can compare it
 * with an expected state, such as `PAID_STATE`.
 */
export interface OrderState {
  payment: string;
  status: string | null;
  reserved: boolean;
  timed: boolean;
  intent: string | null;
  history: string[];
  audit: string[];
  jobs: string[];
}

/** The state of an order, read without row-level security; without ids and times. */
export async function orderState(world: CheckoutWorld, orderId: string): Promise<OrderState> {
  const [order] = await world.sql<Omit<OrderState, 'history' | 'audit' | 'jobs'>>(
    `select o.payment_status as payment, o.status, o.reserved,
       o.paid_at is not null and o.edit_until = o.paid_at + interval '1 minute' as timed, i.state as intent
     from orders o left join payment_intents i on i.order_id = o.id where o.id = $1`,
    [orderId],
  );
  const list = async (text: string, read = world.sql) =>
    (await read<{ text: string }>(text, [orderId])).map((row) => row.text);
  if (!order) throw new Error(`no order ${orderId}`);
  return {
    ...order,
    history: await list(
      `select concat_ws(' ', from_status, to_status, reason) as text from order_history where order_id = $1 order by at, id`,
    ),
    audit: await list(`select action as text from audit_log where subject_id = $1 order by action`),
    jobs: await list(
      `select t.identifier as text from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.payload ->> 'orderId' = $1 order by 1`,
      world.ownerSql,
    ),
  };
}

export const PAID_STATE: OrderState = {
  payment: 'paid',
  status: 'new',
  reserved: true,
  timed: true,
  intent: 'succeeded',
  history: ['new'],
  audit: ['order.added', 'order.paid'],
  jobs: ['advance-order', 'announce-order', 'send-order-mail'],
};

export async function stockOf(world: CheckoutWorld, variantId: string): Promise<number> {
  const [row] = await world.sql<{ stock: number }>('select stock from variants where id = $1', [variantId]);
  return row?.stock ?? Number.NaN;
}

export async function voucherUses(world: CheckoutWorld, code: string): Promise<number> {
  const [row] = await world.sql<{ uses: number }>('select uses from vouchers where code = $1', [code]);
  return row?.uses ?? Number.NaN;
}
