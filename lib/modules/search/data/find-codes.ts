import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { begins, ofTenant } from '@/lib/db/conditions';
import { type SearchPlace } from './find-terms';

export interface CodeRow extends Record<string, unknown> {
  tenantId: string;
  tenantName: string;
  eventSlug: string;
  eventName: string;
  id: string;
  kind: 'promotion' | 'voucher';
  code: string;
}

/** What was typed, folded (D23), and the folded codes that it may mean in full. */
export interface WantedCode {
  folded: string;
  codes: readonly string[];
}

/** Where codes are kept; a deleted voucher is found by nothing. */
const TABLES = {
  promotion: { table: sql`promo_codes`, isKept: sql`true` },
  voucher: { table: sql`vouchers`, isKept: sql`c.deleted_at is null` },
};

function codesOf(
  kind: CodeRow['kind'],
  { folded, codes }: WantedCode,
  { tenantId, limit }: SearchPlace,
): SQL {
  const column = sql`c.folded collate "C"`;
  const among = (
    condition: SQL,
  ) => sql`(select c.tenant_id, c.id, c.event_id, c.code, c.folded, ${kind} as kind
    from ${TABLES[kind].table} c where ${ofTenant(sql`c.tenant_id`, tenantId)} and ${TABLES[kind].isKept} and ${condition}
    order by ${column} limit ${limit})`;
  return sql`${among(sql`${column} = any(${sql.param([...codes])}::text[])`)}
    union ${among(begins(column, sql`${folded}::text`))}`;
}

/** Promotion codes and vouchers by the beginning of their folded form, the kinds named; whole codes come first. */
export async function findCodes(
  tx: Transaction,
  kinds: readonly CodeRow['kind'][],
  wanted: WantedCode,
  place: SearchPlace,
): Promise<CodeRow[]> {
  const found = kinds.map((kind) => codesOf(kind, wanted, place));
  const { rows } = await tx.execute<CodeRow>(sql`
    select c.tenant_id as "tenantId", t.name as "tenantName", e.slug as "eventSlug", e.name as "eventName",
      c.id, c.kind, c.code
    from (${sql.join(found, sql` union all `)}) c
    join events e on e.tenant_id = c.tenant_id and e.id = c.event_id and ${IS_KEPT}
    join tenants t on t.id = c.tenant_id
    order by length(c.folded), c.folded, e.slug limit ${place.limit}`);
  return rows;
}
