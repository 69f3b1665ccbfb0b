import { fixToken } from '@/lib/modules/orders/service/fix-link';
import type { DemoWorld } from '@/scripts/test/demo-world';

export interface OwnIssues {
  /** Open issues, each of an order of its own, and those orders; the second has a line with the shopper's own text. */
  addressIssue: string;
  addressIssueOrder: string;
  artworkIssue: string;
  artworkIssueOrder: string;
  artworkIssueLine: string;
}

let made = 0;

const insert = (world: DemoWorld, order: string, id: string, kind: 'address' | 'artwork') =>
  world.sql(
    `insert into order_issues (tenant_id, id, order_id, kind, began_at, link_until)
     select tenant_id, $2, id, $3, now(), now() + interval '7 days' from orders where id = $1`,
    [order, id, kind],
  );

/** Adds an issue of an order of each tenant. */
export async function layForeignIssues(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    const [order] = await world.sql<{ id: string }>(
      'select id from orders where tenant_id = $1 order by id limit 1',
      [tenant],
    );
    if (order) await insert(world, order.id, `iss_of_${tenant}`, 'address');
  }
}

/** Stops an order of the callers' that somebody had something of their own printed on, or another one. */
async function stop(
  world: DemoWorld,
  kind: 'address' | 'artwork',
): Promise<{ issue: string; order: string; line: string }> {
  const [found] = await world.sql<{ order: string; line: string }>(
    `select o.id as order, l.id as line from orders o
     join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
     where o.tenant_id = 'ten_fjord' and o.kind = 'store' and o.payment_status = 'paid' and o.hold_reason is null
       and (o.status = $1 or o.status in ('in_production', 'shipped'))
       and (l.personalisation <> '{}') = ($2 = 'artwork')
     order by o.status = $1 desc, o.id desc limit 1`,
    [`${kind}_issue`, kind],
  );
  if (!found) throw new Error(`no order to be stopped by its ${kind}`);
  await world.sql(
    `update orders set status = $2, returns_to = $3, hold_reason = null, held_at = null where id = $1`,
    [found.order, `${kind}_issue`, kind === 'address' ? 'processed' : 'queued_processing'],
  );
  await world.sql('delete from order_issues where order_id = $1', [found.order]);
  const issue = `iss_foreign_${kind}_${made}`;
  await insert(world, found.order, issue, kind);
  return { issue, ...found };
}

/** Adds both. */
export async function newIssues(world: DemoWorld): Promise<OwnIssues> {
  made += 1;
  const address = await stop(world, 'address');
  const artwork = await stop(world, 'artwork');
  return {
    addressIssue: address.issue,
    addressIssueOrder: address.order,
    artworkIssue: artwork.issue,
    artworkIssueOrder: artwork.order,
    artworkIssueLine: artwork.line,
  };
}

/** The token of a link to fix an order, with a wrong signature. */
export function forgedFix(tenantId: string, issueId: string): string {
  const signature = fixToken({ tenantId: 'ten_nobody', issueId }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${issueId}`).toString('base64url');
}
