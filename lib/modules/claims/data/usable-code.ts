import { sql, type SQL } from 'drizzle-orm';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';
import { IS_MADE, MAY_BE_SOLD } from '@/lib/modules/catalogue/service/statements/card-json';

/** The event's code that a typed text means; no row for an unknown code and for another event's. */
export const wantedCode = (tenant: SQL, event: SQL, codes: SQL): SQL => sql`select c.id from promo_codes c
  where c.tenant_id = ${tenant} and c.event_id = ${event} and c.folded = any(${codes}::text[])
  order by array_position(${codes}::text[], c.folded) limit 1`;

/**
 * Whether a code has uses left, and neither it nor its batch is paused, revoked, over (a code's own end goes first) or yet
 * to begin; a claim and the
 * check before it use the same condition. `code`: the name of the row of `promo_codes`. D40-6.
 */
const codeIsOpen = (code: string, at: SQL): SQL => {
  const c = sql.raw(code);
  return sql`${c}.uses < ${c}.max_uses and ${c}.paused_at is null and ${c}.revoked_at is null
    and exists (select from code_batches b where b.tenant_id = ${c}.tenant_id and b.id = ${c}.batch_id
      and b.paused_at is null and b.revoked_at is null
      and coalesce(b.starts_at <= ${at}::timestamptz, true) and coalesce(coalesce(${c}.ends_at, b.ends_at) > ${at}::timestamptz, true))`;
};

/**
 * Takes one use of a code, as a write for a larger statement; returns its id. Unknown, used, expired, paused, revoked, not
 * yet started and another event's come to no row by this one statement (D22, D40-6).
 */
export const takeCode = (tenant: SQL, code: SQL, at: SQL): SQL => sql`update promo_codes c set uses = uses + 1
  where c.tenant_id = ${tenant} and c.id = ${code} and ${codeIsOpen('c', at)} returning c.id`;

/** The batch `b` has a gift that its event still offers, with a variant that is made and in stock. */
const HAS_GIFT = sql`exists (select from event_products ep
  join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.status = 'active' and p.deleted_at is null
  join variants v on v.tenant_id = p.tenant_id and v.product_id = p.id and v.stock > 0 and ${IS_MADE} and ${MAY_BE_SOLD}
  where ep.tenant_id = b.tenant_id and ep.event_id = b.event_id and p.id = any(b.product_ids))`;

/**
 * What the batch of a good code limits a claim to, as JSON; null for any bad code and where there is no limit. Once the
 * batch's gifts are gone, its fallback gift may be chosen. D40-3.
 */
export const codeTerms = (tenant: SQL, event: SQL, codes: SQL, at: SQL): SQL => sql`
  (select jsonb_build_object('countries', b.countries, 'products',
      case when b.fallback_product_id is null or ${HAS_GIFT} then b.product_ids
      else array[b.fallback_product_id] end)
    from promo_codes c join code_batches b on b.tenant_id = c.tenant_id and b.id = c.batch_id
    where c.tenant_id = ${tenant} and c.id = (${wantedCode(tenant, event, codes)}) and ${codeIsOpen('c', at)})`;

/** What a good code limits a claim to; null for no limit. */
export interface CodeTerms {
  countries: string[] | null;
  /** The gifts that may be chosen. */
  products: string[] | null;
}

interface Values extends Record<string, unknown> {
  tenant: string;
  event: string;
  /** The folded codes that the typed text may mean, best first. */
  codes: readonly string[];
  at: string;
}

interface Answer extends Record<string, unknown> {
  /** A claim with this code would be granted now. */
  open: boolean;
  /** The event's cap is not reached. */
  seated: boolean;
  terms: CodeTerms | null;
}

const value = (name: keyof Values) => sql`${sql.placeholder(String(name))}`;

const look = prepared<Values, Answer>(
  'look_at_code',
  () => sql`select
    exists (select from promo_codes c
      where c.tenant_id = ${value('tenant')} and ${codeIsOpen('c', value('at'))}
        and c.id = (${wantedCode(value('tenant'), value('event'), value('codes'))})) as open,
    exists (select from events where tenant_id = ${value('tenant')} and id = ${value('event')}
      and (claim_cap is null or claims_used < claim_cap)) as seated,
    ${codeTerms(value('tenant'), value('event'), value('codes'), value('at'))} as terms`,
);

/** What would prevent a claim now, without taking anything. One statement for every kind of bad code (D22-2). */
export async function lookAtCode(
  tx: Transaction,
  input: { tenantId: string; eventId: string; codes: readonly string[]; at: Date },
): Promise<Answer> {
  const { tenantId: tenant, eventId: event, codes, at } = input;
  const [row] = await look(tx, { tenant, event, codes, at: at.toISOString() });
  return row ?? { open: false, seated: false, terms: null };
}

/** Notes the first time that the link of a good code was opened. D40-7. */
export async function markLinkOpened(
  tx: Transaction,
  input: { tenantId: string; eventId: string; codes: readonly string[]; at: Date },
): Promise<void> {
  const { tenantId, eventId, codes, at } = input;
  await tx.execute(sql`update promo_codes c set link_opened_at = ${at.toISOString()}::timestamptz
    where c.tenant_id = ${tenantId} and c.link_opened_at is null
      and c.id = (${wantedCode(sql`${tenantId}`, sql`${eventId}`, sql`${sql.param([...codes])}`)})`);
}

/** What the sender says to everybody who has a code of the batch, and to this one's person. D40-4. */
export async function readNotes(
  tx: Transaction,
  { tenantId, eventId, codes }: { tenantId: string; eventId: string; codes: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.execute<{ note: string; text: string }>(sql`
    select coalesce(m.note, '') as note, coalesce(p.note, '') as text from promo_codes c
      left join code_mailings m on m.tenant_id = c.tenant_id and m.batch_id = c.batch_id
      left join code_persons p on p.tenant_id = c.tenant_id and p.code_id = c.id
    where c.tenant_id = ${tenantId} and c.id = (${wantedCode(sql`${tenantId}`, sql`${eventId}`, sql`${sql.param([...codes])}`)})`);
  return rows.flatMap(({ note, text }) => [note, text]);
}
