import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { VoucherTerms } from '@/lib/modules/checkout/rules/voucher-file';
import type { StoredTerms } from '@/lib/modules/checkout/rules/voucher-plan';

interface VouchersKey {
  tenantId: string;
  eventId: string;
  timeZone: string;
}

/** The vouchers of an event that have these folded codes, without deleted ones. */
export async function findByCodes(
  tx: Transaction,
  { tenantId, eventId, timeZone }: VouchersKey,
  folded: readonly string[],
): Promise<StoredTerms[]> {
  const { rows } = await tx.execute<StoredTerms & Record<string, unknown>>(sql`
    select v.id, v.uses, v.code, v.folded, v.kind, v.amount_minor as "amountMinor", v.percent_bp as "percentBp", v.public,
      to_char(v.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "startsOn",
      to_char((v.expires_at at time zone ${timeZone}) - interval '1 microsecond', 'YYYY-MM-DD') as "endsOn",
      v.max_uses as "maxUses", v.uses_per_person as "usesPerPerson", v.min_spend_minor as "minSpendMinor",
      v.product_ids as "productIds"
    from vouchers v where v.tenant_id = ${tenantId} and v.event_id = ${eventId} and v.deleted_at is null
      and v.folded = any(${sql.param([...folded])}::text[])`);
  return rows;
}

/** Locks vouchers, in the order of their ids: no order takes a use of them before the end of the transaction. */
export async function lockVouchers(tx: Transaction, tenantId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from vouchers where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::text[])
    order by id for no key update`);
}

/** Rows as one JSON value; as parameters, thousands of them take minutes to build. */
const recordset = (rows: readonly ({ id: string } & VoucherTerms)[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, code text, folded text, kind text,
    "amountMinor" integer, "percentBp" integer, public boolean, "startsOn" date, "endsOn" date, "maxUses" integer,
    "usesPerPerson" integer, "minSpendMinor" integer, "productIds" text[])`;

const COLUMNS = sql`code, folded, kind, amount_minor, percent_bp, public, starts_at, expires_at, max_uses,
  uses_per_person, min_spend_minor, product_ids`;

const values = (
  timeZone: string,
): SQL => sql`r.code, r.folded, r.kind, r."amountMinor", r."percentBp", r.public,
  r."startsOn"::timestamp at time zone ${timeZone}, (r."endsOn" + 1)::timestamp at time zone ${timeZone}, r."maxUses",
  r."usesPerPerson", r."minSpendMinor", r."productIds"`;

/** Writes new vouchers of an event. */
export async function insertVouchers(
  tx: Transaction,
  { tenantId, eventId, timeZone }: VouchersKey,
  rows: readonly ({ id: string } & VoucherTerms)[],
  at: Date,
): Promise<void> {
  const written = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into vouchers (tenant_id, id, event_id, created_at, updated_at, ${COLUMNS})
    select ${tenantId}, r.id, ${eventId}, ${written}, ${written}, ${values(timeZone)} from ${recordset(rows)}`);
}

/** Changes the terms of vouchers; their uses, and whether they are paused, stay. */
export async function updateVouchers(
  tx: Transaction,
  { tenantId, timeZone }: VouchersKey,
  rows: readonly ({ id: string } & VoucherTerms)[],
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update vouchers v set (updated_at, ${COLUMNS}) = row (${at.toISOString()}::timestamptz, ${values(timeZone)})
    from ${recordset(rows)} where v.tenant_id = ${tenantId} and v.id = r.id`);
}
