import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { momentText, sourceOf } from './row-text';

/** A link with its row as it is now. */
export interface LinkRow extends Record<string, unknown> {
  seq: number;
  auditId: string;
  form: number;
  prevHash: string | null;
  hash: string;
  sealedAt: string;
  /** Null if the row is gone. */
  text: string | null;
  /** Whether the row's own time is more than an hour away from that of its sealing. */
  apart: boolean;
}

/** The next links of a chain, by number. `offset 0`: rows are looked up one by one, whatever the planner thinks of the tables. */
export async function readLinks(
  tx: Transaction,
  chain: string,
  page: { after: number; limit: number },
): Promise<LinkRow[]> {
  const { table, own, text } = sourceOf(chain);
  const { rows } = await tx.execute<LinkRow>(sql`
    select s.seq::float8 as seq, s.audit_id as "auditId", s.form, encode(s.prev_hash, 'hex') as "prevHash",
      encode(s.hash, 'hex') as hash, ${momentText(sql`s.sealed_at`)} as "sealedAt", row.text,
      coalesce(row.at not between s.sealed_at - interval '1 hour' and s.sealed_at + interval '1 hour', false) as apart
    from audit_seals s left join lateral (
      select a.at, ${text} as text from ${table} where ${own} and a.id = s.audit_id offset 0) row on true
    where s.chain = ${chain} and s.seq > ${page.after} order by s.seq limit ${page.limit}`);
  return rows;
}

/** Every chain that anything speaks of: its links, its end, rows that wait, or rows of the log. */
export async function listChains(tx: Transaction): Promise<string[]> {
  const distinct = (column: string, table: string) => sql`
    (with recursive each as (
      (select ${sql.identifier(column)} as chain from ${sql.identifier(table)} order by 1 limit 1)
      union all
      select (select o.${sql.identifier(column)} from ${sql.identifier(table)} o
        where o.${sql.identifier(column)} > e.chain order by 1 limit 1)
      from each e where e.chain is not null)
    select chain from each where chain is not null)`;
  const { rows } = await tx.execute<{ chain: string }>(sql`
    select chain from (${distinct('chain', 'audit_seals')} union ${distinct('chain', 'audit_unsealed')}
      union select chain from audit_heads union ${distinct('tenant_id', 'audit_log')}
      union select 'platform') c order by chain`);
  return rows.map(({ chain }) => chain);
}

/** The rows of a chain's log, and those of them that wait. */
export interface ChainCounts extends Record<string, unknown> {
  rows: number;
  waiting: number;
  /** Waiting rows that are gone, and the first of them. */
  gone: number;
  goneId: string | null;
  /** The first that has waited for more than a minute. */
  lateId: string | null;
}

/** Counts a chain's log. `at`: now. */
export async function countChain(tx: Transaction, chain: string, at: Date): Promise<ChainCounts> {
  const { table, own } = sourceOf(chain);
  const late = new Date(at.getTime() - 60_000).toISOString();
  const { rows } = await tx.execute<ChainCounts>(sql`
    with waiting as (
      select u.place, u.audit_id, row.at from audit_unsealed u left join lateral (
        select a.at from ${table} where ${own} and a.id = u.audit_id offset 0) row on true
      where u.chain = ${chain})
    select (select count(*)::integer from ${table} where ${own}) as rows,
      (count(*) filter (where at is not null))::integer as waiting,
      (count(*) filter (where at is null))::integer as gone,
      (array_agg(audit_id order by place) filter (where at is null))[1] as "goneId",
      (array_agg(audit_id order by place) filter (where at < ${late}::timestamptz))[1] as "lateId"
    from waiting`);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a row');
  return counts;
}

/** The oldest row of a chain's log that has neither a link nor waits for one. */
export async function findStray(tx: Transaction, chain: string): Promise<string | null> {
  const { table, own } = sourceOf(chain);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from ${table} where ${own}
      and not exists (select from audit_seals s where s.chain = ${chain} and s.audit_id = a.id)
      and not exists (select from audit_unsealed u where u.chain = ${chain} and u.audit_id = a.id)
    order by a.at, a.id limit 1`);
  return rows[0]?.id ?? null;
}
