import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { PLATFORM_CHAIN, platformRowText, tenantRowText } from './row-text';

/** A committed row that waits for its place. */
export interface UnsealedRow extends Record<string, unknown> {
  chain: string;
  place: string;
  auditId: string;
  text: string;
}

/** The end of a chain that has one. */
export interface ChainEnd extends Record<string, unknown> {
  chain: string;
  seq: string;
  /** In hex. */
  hash: string;
}

/** A new link. */
export interface NewSeal {
  chain: string;
  place: string;
  seq: number;
  auditId: string;
  prevHash: string | null;
  hash: string;
}

/** Whether this transaction is the only one that seals until it ends. */
export async function mayISeal(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(44, 1) as mine`);
  return rows[0]?.mine === true;
}

/** The chains that rows wait for, each found by one look into the index. */
export async function listWaitingChains(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ chain: string }>(sql`
    with recursive waiting as (
      (select chain from audit_unsealed order by chain limit 1)
      union all
      select (select u.chain from audit_unsealed u where u.chain > w.chain order by u.chain limit 1)
      from waiting w where w.chain is not null)
    select chain from waiting where chain is not null`);
  return rows.map(({ chain }) => chain);
}

/**
 * The oldest rows that wait, so many of each chain, as they came. A row that is gone is left to the check. Rows are looked up one by one:
 * the list is empty or new when its statistics are taken, and a join would be planned by those.
 */
export async function readUnsealed(
  tx: Transaction,
  chains: readonly string[],
  each: number,
): Promise<UnsealedRow[]> {
  const { rows } = await tx.execute<UnsealedRow>(sql`
    with taken as materialized (
      select c.chain, u.place, u.audit_id,
        case when c.chain = ${PLATFORM_CHAIN}
          then (select ${platformRowText} from platform_audit a where a.id = u.audit_id)
          else (select ${tenantRowText} from audit_log a where a.tenant_id = c.chain and a.id = u.audit_id) end as text
      from jsonb_array_elements_text(${JSON.stringify(chains)}::jsonb) c (chain) cross join lateral (
        select * from audit_unsealed u where u.chain = c.chain order by u.place limit ${each}) u)
    select chain, place::text as place, audit_id as "auditId", text from taken where text is not null
    order by chain, taken.place`);
  return rows;
}

/** Where these chains end; one without a row has no link yet. */
export async function readEnds(tx: Transaction, chains: readonly string[]): Promise<ChainEnd[]> {
  const { rows } = await tx.execute<ChainEnd>(sql`
    select h.chain, h.seq::text as seq, encode(h.hash, 'hex') as hash
    from audit_heads h where h.chain = any (array(select jsonb_array_elements_text(${JSON.stringify(chains)}::jsonb)))`);
  return rows;
}

/** Adds links, moves the ends of their chains, and takes their rows off the list; all at `at`. */
export async function writeSeals(
  tx: Transaction,
  seals: readonly NewSeal[],
  how: { form: number; at: string },
): Promise<void> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(seals)}::jsonb)
    s (chain text, place bigint, seq bigint, "auditId" text, "prevHash" text, hash text)`;
  await tx.execute(sql`
    with given as materialized (select * from ${list}),
    links as (
      insert into audit_seals (chain, seq, audit_id, form, prev_hash, hash, sealed_at)
      select chain, seq, "auditId", ${how.form}, decode("prevHash", 'hex'), decode(hash, 'hex'), ${how.at}::timestamptz
      from given),
    ends as (
      insert into audit_heads (chain, seq, hash, sealed_at)
      select distinct on (chain) chain, seq, decode(hash, 'hex'), ${how.at}::timestamptz from given order by chain, seq desc
      on conflict (chain) do update set seq = excluded.seq, hash = excluded.hash, sealed_at = excluded.sealed_at)
    delete from audit_unsealed u using given g where u.chain = g.chain and u.place = g.place`);
}
