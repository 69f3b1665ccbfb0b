import { and, eq, sql, type SQL } from 'drizzle-orm';
import { draftOrders } from '@/lib/db/schema/draft-orders';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import type { DraftLine, DraftState } from '@/lib/modules/draft-orders/rules/drafts';

export interface DraftRow extends Record<string, unknown> {
  id: string;
  eventId: string;
  eventSlug: string;
  eventName: string;
  state: DraftState;
  lines: DraftLine[];
  name: string;
  email: string;
  lang: Locale;
  note: string;
  totalMinor: number | null;
  currency: Currency;
  sends: number;
  mailed: number;
  createdAt: Date;
  sentAt: Date | null;
  expiresAt: Date | null;
  withdrawnAt: Date | null;
  version: number;
  /** What was paid by its link, the first one first. */
  orders: { id: string; ref: string }[];
  /** `createdAt` with microseconds. */
  place: string;
}

/** The paid orders of the draft `d`. */
const PAID = sql`from draft_order_payments b
  join orders o on o.tenant_id = b.tenant_id and o.id = b.order_id and o.paid_at is not null
  where b.tenant_id = d.tenant_id and b.draft_id = d.id`;

/** The state of the draft `d`, which is nowhere stored: what was paid stays paid, whatever came after. S2.2-90. */
const state = (): SQL => sql`case
  when exists (select ${PAID}) then 'paid'
  when d.withdrawn_at is not null then 'withdrawn'
  when d.sent_at is null then 'draft'
  when d.expires_at <= ${now().toISOString()}::timestamptz then 'expired'
  else 'sent' end`;

const rows = () => sql`select d.id, d.event_id as "eventId", e.slug as "eventSlug", e.name as "eventName",
    ${state()} as state, d.lines, d.name, d.email, d.lang, d.note, d.total_minor as "totalMinor", e.currency,
    d.sends, d.mailed, d.created_at as "createdAt", d.sent_at as "sentAt", d.expires_at as "expiresAt",
    d.withdrawn_at as "withdrawnAt", d.version,
    coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'ref', o.order_ref) order by o.paid_at, o.id) ${PAID}),
      '[]') as orders,
    to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
  from draft_orders d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id`;

const instantOf = (value: unknown): Date | null => (value === null ? null : new Date(String(value)));
const dated = (row: DraftRow): DraftRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  sentAt: instantOf(row.sentAt),
  expiresAt: instantOf(row.expiresAt),
  withdrawnAt: instantOf(row.withdrawnAt),
});

interface DraftKey {
  tenantId: string;
  draftId: string;
}

/** A tenant's draft; undefined for anybody else's. S2.2-90. */
export async function findDraft(
  tx: Transaction,
  { tenantId, draftId }: DraftKey,
): Promise<DraftRow | undefined> {
  const found = await tx.execute<DraftRow>(
    sql`${rows()} where d.tenant_id = ${tenantId} and d.id = ${draftId}`,
  );
  const [row] = found.rows;
  return row && dated(row);
}

/** The same, held until the transaction ends, so that of two who change it one is first. */
export async function lockDraft(tx: Transaction, key: DraftKey): Promise<DraftRow | undefined> {
  await tx.execute(sql`select from draft_orders
    where tenant_id = ${key.tenantId} and id = ${key.draftId} for update`);
  return findDraft(tx, key);
}

/** The draft that was made by a form; undefined for a new form. */
export async function findByForm(
  tx: Transaction,
  tenantId: string,
  formKey: string,
): Promise<DraftRow | undefined> {
  const found = await tx.execute<DraftRow>(
    sql`${rows()} where d.tenant_id = ${tenantId} and d.form_key = ${formKey}`,
  );
  const [row] = found.rows;
  return row && dated(row);
}

interface DraftsFilter {
  tenantId: string;
  state: DraftState | null;
}

const matches = (filter: DraftsFilter): SQL =>
  sql`d.tenant_id = ${filter.tenantId}${filter.state === null ? sql`` : sql` and ${state()} = ${filter.state}`}`;

/** One page of drafts, the newest first; ties are ordered by id, so that no row is skipped or repeated. S2.2-90. */
export async function listDrafts(
  tx: Transaction,
  filter: DraftsFilter,
  { after, limit }: { after: { value: string; id: string } | null; limit: number },
): Promise<DraftRow[]> {
  const earlier = after ? sql`(d.created_at, d.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const found = await tx.execute<DraftRow>(sql`${rows()} where ${matches(filter)} and ${earlier}
    order by d.created_at desc, d.id desc limit ${limit}`);
  return found.rows.map(dated);
}

/** How many drafts match, on all pages together; at most `upTo`. */
export async function countDrafts(tx: Transaction, filter: DraftsFilter, upTo: number): Promise<number> {
  const found = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from draft_orders d where ${matches(filter)} limit ${upTo}) counted`);
  return found.rows[0]?.count ?? 0;
}

/** Adds a draft; false where its form has made one already. */
export async function insertDraft(tx: Transaction, row: typeof draftOrders.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(draftOrders)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: draftOrders.id });
  return made.length === 1;
}

type Change = Partial<
  Pick<
    typeof draftOrders.$inferInsert,
    | 'lines'
    | 'name'
    | 'email'
    | 'lang'
    | 'note'
    | 'totalMinor'
    | 'sends'
    | 'sentAt'
    | 'expiresAt'
    | 'withdrawnAt'
  >
>;

/** Changes a locked draft, and counts its version up. */
export async function changeDraft(
  tx: Transaction,
  { tenantId, draftId }: DraftKey,
  change: Change,
): Promise<void> {
  await tx
    .update(draftOrders)
    .set({ ...change, updatedAt: now(), version: sql`${draftOrders.version} + 1` })
    .where(and(eq(draftOrders.tenantId, tenantId), eq(draftOrders.id, draftId)));
}

/** Notes that the mail of a sending has left. */
export async function markMailed(
  tx: Transaction,
  { tenantId, draftId }: DraftKey,
  round: number,
): Promise<void> {
  await tx.execute(sql`update draft_orders set mailed = greatest(mailed, ${round})
    where tenant_id = ${tenantId} and id = ${draftId}`);
}
