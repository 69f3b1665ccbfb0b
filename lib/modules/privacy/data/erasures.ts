import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface Key {
  tenantId: string;
  id: string;
}

export interface ErasureRow extends Record<string, unknown> {
  id: string;
  email: string | null;
  state: 'waiting' | 'running' | 'done' | 'stopped';
  requestId: string | null;
  counts: Record<string, number>;
  askedAt: string;
  finishedAt: string | null;
}

const FIELDS = sql`id, email, state, request_id as "requestId", counts, to_json(asked_at) #>> '{}' as "askedAt",
  to_json(finished_at) #>> '{}' as "finishedAt"`;

/** Stores an erasure; where one of this person is under way, that one is meant. `first` is false then. */
export async function insertErasure(
  tx: Transaction,
  row: Key & { email: string; personHash: string; askedBy: string; requestId: string | null; at: Date },
): Promise<{ id: string; first: boolean }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into erasures (tenant_id, id, email, person_hash, asked_by, request_id, asked_at)
    values (${row.tenantId}, ${row.id}, ${row.email}, ${row.personHash}, ${row.askedBy}, ${row.requestId}, ${row.at.toISOString()})
    on conflict (tenant_id, person_hash) where state in ('waiting', 'running')
      do update set request_id = coalesce(erasures.request_id, excluded.request_id) returning id`);
  const id = rows[0]?.id ?? row.id;
  return { id, first: id === row.id };
}

/** An erasure; undefined for none of this tenant. */
export async function findErasure(tx: Transaction, { tenantId, id }: Key): Promise<ErasureRow | undefined> {
  const { rows } = await tx.execute<ErasureRow>(
    sql`select ${FIELDS} from erasures where tenant_id = ${tenantId} and id = ${id}`,
  );
  return rows[0];
}

/** The newest erasures. */
export async function listErasures(tx: Transaction, tenantId: string): Promise<ErasureRow[]> {
  const { rows } = await tx.execute<ErasureRow>(sql`
    select ${FIELDS} from erasures where tenant_id = ${tenantId} order by asked_at desc, id desc limit 20`);
  return rows;
}

/** Erasures that are under way, for the nightly look after them. */
export async function listUnfinished(tx: Transaction, tenantId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from erasures where tenant_id = ${tenantId} and state in ('waiting', 'running') order by asked_at, id`);
  return rows.map(({ id }) => id);
}

/** Stores whether it waits; false once it was stopped or is done. */
export async function storeState(
  tx: Transaction,
  { tenantId, id, state }: Key & { state: 'waiting' | 'running' },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update erasures set state = ${state} where tenant_id = ${tenantId} and id = ${id} and state in ('waiting', 'running')`);
  return rowCount === 1;
}

/** Adds what a part has replaced. */
export async function addCount(
  tx: Transaction,
  { tenantId, id, part, count }: Key & { part: string; count: number },
): Promise<void> {
  await tx.execute(sql`
    update erasures set counts = counts || jsonb_build_object(${part}::text, coalesce((counts ->> ${part})::integer, 0) + ${count}::integer)
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Ends an erasure and forgets the address; undefined when it had ended before. */
export async function endErasure(
  tx: Transaction,
  { tenantId, id, from, to, at }: Key & { from: readonly string[]; to: 'done' | 'stopped'; at: Date },
): Promise<ErasureRow | undefined> {
  const { rows } = await tx.execute<ErasureRow>(sql`
    update erasures set state = ${to}, email = null, finished_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id} and state = any(${sql.param([...from])}::text[]) returning ${FIELDS}`);
  return rows[0];
}
