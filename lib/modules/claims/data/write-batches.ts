import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface BatchKey {
  tenantId: string;
  id: string;
}

/** What is written of a new batch; days of the store's time zone. */
export interface NewBatch {
  name: string;
  kind: 'shared' | 'single';
  source: 'made' | 'imported';
  prefix: string | null;
  size: number;
  startsOn: string | null;
  endsOn: string | null;
  productIds: readonly string[] | null;
  fallback: string | null;
  countries: readonly string[] | null;
}

/** The start of a day, or of the one after it. */
const startOf = (day: string | null, timeZone: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone ${timeZone}`;
const list = (items: readonly string[] | null): SQL => sql`${items && sql.param([...items])}::text[]`;

/** Writes a batch without codes. */
export async function insertBatch(
  tx: Transaction,
  { tenantId, eventId, id, timeZone, at }: BatchKey & { eventId: string; timeZone: string; at: Date },
  batch: NewBatch,
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into code_batches (tenant_id, id, event_id, name, kind, source, prefix, size, starts_at, ends_at, product_ids,
      fallback_product_id, countries, created_at, updated_at)
    values (${tenantId}, ${id}, ${eventId}, ${batch.name}, ${batch.kind}, ${batch.source}, ${batch.prefix}, ${batch.size},
      ${startOf(batch.startsOn, timeZone)}, ${startOf(batch.endsOn, timeZone, 1)}, ${list(batch.productIds)},
      ${batch.fallback}, ${list(batch.countries)}, ${moment}, ${moment})`);
}

type Marked = Partial<Record<'paused_at' | 'revoked_at' | 'failed_at', Date | null>>;

/** Pauses, resumes, revokes a batch, or notes that its codes could not be made. */
export async function markBatch(
  tx: Transaction,
  { tenantId, id }: BatchKey,
  marked: Marked,
  at: Date,
): Promise<void> {
  const set = Object.entries(marked).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value?.toISOString() ?? null}::timestamptz`,
  );
  await tx.execute(sql`
    update code_batches set ${sql.join(set, sql`, `)}, updated_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Gives a batch another last day; false when it ends then already. */
export async function moveBatchEnd(
  tx: Transaction,
  { tenantId, id, timeZone, at }: BatchKey & { timeZone: string; at: Date },
  endsOn: string | null,
): Promise<boolean> {
  // Batches from before there were any may end at any moment of a day, so that days alone cannot be compared.
  const end = startOf(endsOn, timeZone, 1);
  const { rows } = await tx.execute(sql`
    update code_batches set ends_at = ${end}, updated_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id} and ends_at is distinct from ${end} returning id`);
  return rows.length > 0;
}

/** What the job that makes codes needs of a batch, locked; undefined for one that is gone. */
export async function lockBatchWork(
  tx: Transaction,
  { tenantId, id }: BatchKey,
): Promise<{ eventId: string; prefix: string; left: number; isRevoked: boolean } | undefined> {
  const { rows } = await tx.execute<{
    eventId: string;
    prefix: string;
    left: number;
    isRevoked: boolean;
  }>(sql`
    select event_id as "eventId", coalesce(prefix, '') as prefix, size - made as left,
      revoked_at is not null as "isRevoked"
    from code_batches where tenant_id = ${tenantId} and id = ${id} for no key update`);
  return rows[0];
}

/** Counts codes that were made. Making them has not failed any more once all are there. */
export async function countMade(tx: Transaction, { tenantId, id }: BatchKey, more: number): Promise<void> {
  await tx.execute(sql`
    update code_batches set made = made + ${more}::integer,
      failed_at = case when made + ${more}::integer < size then failed_at end
    where tenant_id = ${tenantId} and id = ${id}`);
}
