import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The filter of an event's codes; null matches all. */
export interface CodeFilter {
  tenantId: string;
  eventId: string;
  state: 'open' | 'used' | 'expired' | null;
  /** The beginning of a folded code, and folded codes that the same text may mean. */
  search: { start: string; codes: readonly string[] } | null;
  id: string | null;
  at: Date;
}

export interface CodeRow extends Record<string, unknown> {
  id: string;
  code: string;
  maxUses: number;
  uses: number;
  state: 'open' | 'used' | 'expired';
  expiresAt: Date | null;
  createdAt: Date;
  /** Creation time, with microseconds. */
  place: string;
}

const stateAt = (at: Date): SQL => sql`case when c.uses >= c.max_uses then 'used'
  when c.expires_at <= ${at.toISOString()}::timestamptz then 'expired' else 'open' end`;

function conditions({ tenantId, eventId, state, search, id, at }: CodeFilter): SQL {
  const all = [sql`c.tenant_id = ${tenantId}`, sql`c.event_id = ${eventId}`];
  if (state !== null) all.push(sql`${stateAt(at)} = ${state}`);
  if (id !== null) all.push(sql`c.id = ${id}`);
  if (search !== null) {
    const { start, codes } = search;
    all.push(sql`(starts_with(c.folded, ${start}) or c.folded = any(${sql.param([...codes])}::text[]))`);
  }
  return sql.join(all, sql` and `);
}

/** One page of an event's codes by creation time; ties are ordered by id. */
export async function listPromoCodes(
  tx: Transaction,
  filter: CodeFilter,
  page: { descending: boolean; after: { value: string; id: string } | null; limit: number },
): Promise<CodeRow[]> {
  const { descending, after, limit } = page;
  const [sign, way] = descending ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const beyond = after
    ? sql`(c.created_at, c.id) ${sign} (${after.value}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await tx.execute<CodeRow>(sql`
    select c.id, c.code, c.max_uses as "maxUses", c.uses, ${stateAt(filter.at)} as state, c.expires_at as "expiresAt",
      c.created_at as "createdAt",
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from promo_codes c where ${conditions(filter)} and ${beyond}
    order by c.created_at ${way}, c.id ${way} limit ${limit}`);
  return rows;
}

/** How many codes match the filter, on all pages together. */
export async function countPromoCodes(tx: Transaction, filter: CodeFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from promo_codes c where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}
