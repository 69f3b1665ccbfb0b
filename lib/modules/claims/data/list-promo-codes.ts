import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { CodeState, MAIL_REFUSALS, NOT_NEEDED } from '@/lib/modules/claims/rules/batch-states';
import { codeFault } from './code-fault';
import { shownReason, shownState } from './mail-conditions';

/** The filter of an event's codes; null matches all. */
export interface CodeFilter {
  tenantId: string;
  eventId: string;
  state: CodeState | null;
  batchId: string | null;
  /** The beginning of a folded code, and folded codes that the same text may mean. */
  search: { start: string; codes: readonly string[] } | null;
  id: string | null;
  /** Without those that have another in their place. */
  withoutReplaced?: boolean;
  at: Date;
}

/** What has become of the mail that brings a code. */
interface CodeMailState {
  state: 'waiting' | 'sent' | 'refused' | 'not_needed' | 'unsubscribed';
  reason: (typeof MAIL_REFUSALS)[number] | (typeof NOT_NEEDED)[number] | null;
  at: string | null;
  reminded_at: string | null;
}

export interface CodeRow extends Record<string, unknown> {
  id: string;
  code: string;
  maxUses: number;
  uses: number;
  state: CodeState;
  expiresAt: Date | null;
  createdAt: Date;
  batchId: string;
  batchName: string;
  ownState: 'paused' | 'revoked' | null;
  replacedBy: string | null;
  linkOpenedAt: Date | null;
  hasOwnEnd: boolean;
  mail: CodeMailState | null;
  person: { name: string; email: string | null; text: string } | null;
  /** Creation time, with microseconds. */
  place: string;
}

const stateAt = (at: Date): SQL => sql`coalesce(${codeFault(at)}, 'open')`;

/** With the batch, whose name and days are shown with each code, and its person. */
const FROM = sql`promo_codes c join code_batches b on b.tenant_id = c.tenant_id and b.id = c.batch_id
  left join code_persons p on p.tenant_id = c.tenant_id and p.code_id = c.id`;

function conditions({ tenantId, eventId, state, batchId, search, id, withoutReplaced, at }: CodeFilter): SQL {
  const all = [sql`c.tenant_id = ${tenantId}`, sql`c.event_id = ${eventId}`];
  if (state !== null) all.push(sql`${stateAt(at)} = ${state}`);
  if (batchId !== null) all.push(sql`c.batch_id = ${batchId}`);
  if (id !== null) all.push(sql`c.id = ${id}`);
  if (withoutReplaced) all.push(sql`c.replaced_by is null`);
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
  page: { descending: boolean; after: { value: string; id: string } | null; limit: number; lock?: boolean },
): Promise<CodeRow[]> {
  const { descending, after, limit, lock = false } = page;
  const now = sql`${filter.at.toISOString()}::timestamptz`;
  const [sign, way] = descending ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const beyond = after
    ? sql`(c.created_at, c.id) ${sign} (${after.value}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await tx.execute<CodeRow>(sql`
    select c.id, c.code, c.max_uses as "maxUses", c.uses, ${stateAt(filter.at)} as state, coalesce(c.ends_at, b.ends_at) as "expiresAt", c.ends_at is not null as "hasOwnEnd",
      c.created_at as "createdAt", b.id as "batchId", b.name as "batchName", c.replaced_by as "replacedBy",
      case when c.revoked_at is not null then 'revoked' when c.paused_at is not null then 'paused' end as "ownState",
      c.link_opened_at as "linkOpenedAt",
      case when p.code_id is not null then jsonb_build_object('name', p.name, 'email', p.email, 'text', p.note) end as person,
      (select jsonb_build_object('state', ${shownState(now)}, 'reason', ${shownReason(now)}, 'at', w.settled_at, 'reminded_at',
          (select r.settled_at from code_mails r where r.tenant_id = c.tenant_id and r.code_id = c.id
            and r.purpose = 'reminder' and r.state = 'sent'))
        from code_mails w where w.tenant_id = c.tenant_id and w.code_id = c.id and w.purpose = 'invitation') as mail,
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from ${FROM} where ${conditions(filter)} and ${beyond}
    order by c.created_at ${way}, c.id ${way} limit ${limit} ${lock ? sql`for no key update of c` : sql``}`);
  return rows;
}

/** How many codes match the filter, on all pages together. */
export async function countPromoCodes(tx: Transaction, filter: CodeFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${FROM} where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}
