import type { DemoWorld } from '@/scripts/test/demo-world';

/** A mail that was sent for an order of each tenant. */
export async function layForeignMails(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(
      `insert into mails (tenant_id, id, order_id, kind, lang, sent_at)
       select tenant_id, 'mai_of_' || tenant_id, id, 'order_released', 'en', now() from orders
       where tenant_id = $1 and status = 'shipped' order by id limit 1`,
      [tenant],
    );
  }
}

let made = 0;

/** A mail that was sent for an order; none of it has been sent again within the hour. */
export async function newSentMail(world: DemoWorld, orderId: string): Promise<string> {
  made += 1;
  const id = `mai_sent_${made}`;
  await world.sql(
    `insert into mails (tenant_id, id, order_id, kind, lang, sent_at)
     select tenant_id, $2, id, 'order_released.' || $2, 'en', now() from orders where id = $1`,
    [orderId, id],
  );
  await world.asOwner('delete from rate_limits');
  return id;
}

/** An order of the client that is cancelled already: cancelling it again changes nothing. */
export async function cancelledOrder(world: DemoWorld): Promise<string> {
  const [found] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_fjord' and status = 'cancelled' order by id limit 1",
  );
  return found?.id ?? '';
}
