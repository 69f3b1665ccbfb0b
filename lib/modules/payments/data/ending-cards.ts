import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';

const MONTH = sql`make_date(c.expires_year, c.expires_month, 1)`;
const END = sql`c.expires_year * 100 + c.expires_month`;

/** A saved card that ends in this month or the next, and of whose end the client wasn't told, the nearest first. D37-12. */
export async function takeEndingCard(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<{ id: string } | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const today = sql`(${now} at time zone 'UTC')::date`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from saved_cards c
    where c.tenant_id = ${tenantId} and c.state = 'saved' and c.told_of is distinct from ${END}
      and ${today} >= ${MONTH} - interval '1 month' and ${today} < ${MONTH} + interval '1 month'
      and (c.tell_again_at is null or c.tell_again_at <= ${now})
    order by ${END}, c.id limit 1 for update skip locked`);
  return rows[0];
}

/** Notes that the client is told of the card's end. D37-12. */
export async function noteTold(tx: Transaction, key: { tenantId: string; id: string }): Promise<void> {
  await tx.execute(sql`update saved_cards c set told_of = ${END}
    where c.tenant_id = ${key.tenantId} and c.id = ${key.id}`);
}

/** Puts back a card of which telling failed. */
export async function putOffTelling(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx.execute(sql`update saved_cards set tell_again_at = ${again.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** A card that is still saved, and whose it is; undefined for one that was replaced or removed. D37-12. */
export async function findEndingCard(tx: Transaction, key: { tenantId: string; cardId: string }) {
  const { rows } = await tx.execute<{
    tenant: string;
    region: Region;
    brand: string;
    last4: string;
    month: number;
    year: number;
  }>(sql`
    select t.name as tenant, c.region, c.brand, c.last4, c.expires_month as month, c.expires_year as year
    from saved_cards c join tenants t on t.id = c.tenant_id
    where c.tenant_id = ${key.tenantId} and c.id = ${key.cardId} and c.state = 'saved'`);
  return rows[0];
}
