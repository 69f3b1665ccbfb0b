import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { momentText } from './row-text';

/** Where a chain ends. */
export interface ChainHead extends Record<string, unknown> {
  chain: string;
  seq: number;
  /** In hex. */
  hash: string;
  /** UTC with microseconds. */
  sealedAt: string;
}

/** Whether this transaction is the only one that signs until it ends. */
export async function mayISign(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(44, 2) as mine`);
  return rows[0]?.mine === true;
}

/** The ends of all chains, by chain. */
export async function readHeads(tx: Transaction): Promise<ChainHead[]> {
  const { rows } = await tx.execute<ChainHead>(sql`
    select h.chain, h.seq::float8 as seq, encode(h.hash, 'hex') as hash, ${momentText(sql`h.sealed_at`)} as "sealedAt"
    from audit_heads h order by h.chain`);
  return rows;
}

/** The hashes that chains have at these numbers, in hex by chain; none for a number that is gone. */
export async function readHashes(
  tx: Transaction,
  places: readonly { chain: string; seq: number }[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ chain: string; hash: string }>(sql`
    select s.chain, encode(s.hash, 'hex') as hash
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) p (chain text, seq bigint)
      join audit_seals s on s.chain = p.chain and s.seq = p.seq`);
  return new Map(rows.map(({ chain, hash }) => [chain, hash]));
}
