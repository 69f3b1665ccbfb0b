import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';

const isoText = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The tenant's name; undefined where there is none. */
export async function findCompany(tx: Transaction, tenantId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from tenants where id = ${tenantId}`);
  return rows[0]?.name;
}

/** A tenant's event that is not deleted, and whether staff have locked it. */
export async function findEvent(tx: Transaction, tenantId: string, slug: string) {
  const { rows } = await tx.execute<{ id: string; locked: boolean; lockReason: string | null }>(sql`
    select id, locked, lock_reason as "lockReason" from events
    where tenant_id = ${tenantId} and slug = ${slug} and deleted_at is null`);
  return rows[0];
}

/** An account as stored; amounts in minor units. */
export interface AccountRow extends Record<string, unknown> {
  currency: Currency;
  limit: string;
  discount: string;
  shippingDiscount: string;
  balance: string;
  reserved: string;
  version: number;
  requestedAt: string | null;
  requestedLimit: string | null;
  requestedDiscounts: boolean | null;
  requestedNote: string | null;
  activatedAt: string | null;
}

/**
 * A tenant's accounts, that of its own currency first; the others only where something is or may be in them: terms, a
 * request, movements, or events that are not deleted.
 */
export async function findAccounts(tx: Transaction, tenantId: string): Promise<AccountRow[]> {
  const { rows } = await tx.execute<AccountRow>(sql`
    select a.currency, a.limit_minor as "limit", a.discount_amount_minor as discount,
      a.shipping_discount_amount_minor as "shippingDiscount", a.balance_minor as balance, a.reserved_minor as reserved,
      a.version, ${isoText(sql`a.requested_at`)} as "requestedAt", a.requested_limit_minor as "requestedLimit",
      a.requested_discounts as "requestedDiscounts", a.requested_note as "requestedNote",
      ${isoText(sql`a.activated_at`)} as "activatedAt"
    from credit_accounts a join tenants t on t.id = a.tenant_id
    where a.tenant_id = ${tenantId} and (a.currency = t.currency or a.activated_at is not null
      or a.requested_at is not null or a.movements > 0
      or exists (select from events e where e.tenant_id = a.tenant_id and e.currency = a.currency
        and e.deleted_at is null))
    order by a.currency <> t.currency, a.currency`);
  return rows;
}

/** What an event may cost, and has cost. */
export interface BudgetRow extends Record<string, unknown> {
  slug: string;
  name: string;
  currency: Currency;
  budget: string | null;
  used: string;
}

/**
 * Events that cost their client something or have a budget: Promo and Bulk, and those with either; newest first. With a
 * `slug` only that one.
 */
export async function findBudgets(
  tx: Transaction,
  tenantId: string,
  slug: string | null,
): Promise<BudgetRow[]> {
  const { rows } = await tx.execute<BudgetRow>(sql`
    select e.slug, e.name, e.currency, b.budget_minor as budget, b.used_minor as used
    from event_budgets b join events e on e.tenant_id = b.tenant_id and e.id = b.event_id
    where b.tenant_id = ${tenantId} and e.deleted_at is null and (${slug}::text is null or e.slug = ${slug})
      and (e.type in ('Promo', 'Bulk') or b.budget_minor is not null or b.used_minor > 0)
    order by e.created_at desc, e.id desc limit 200`);
  return rows;
}
