import { sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';

/** What staff grant a client's account, in minor units. */
export interface Terms {
  limit: Minor;
  /** Off the production cost of each order. */
  discount: Minor;
  /** Off the fulfilment shipping of each order. */
  shippingDiscount: Minor;
}

/** A change of an account's terms by somebody who has seen this version of it. */
export interface TermsChange extends Terms {
  tenantId: string;
  currency: Currency;
  version: number;
  /** Whether it activates an account that is not, or changes one that is. */
  activates: boolean;
  at: Date;
}

interface Changed extends Record<string, unknown> {
  version: number;
  limit: string;
  discount: string;
  shippingDiscount: string;
}

/**
 * Changes an account's terms in one statement, and answers what the client asked for; the terms before it and the new
 * version. Null for another version, and for an account that is active already or not yet.
 */
export async function changeTerms(
  tx: Transaction,
  change: TermsChange,
): Promise<{ before: Terms; version: number } | null> {
  const { tenantId, currency, version, activates, at } = change;
  const { rows } = await tx.execute<Changed>(sql`
    with before as (select a.limit_minor, a.discount_amount_minor, a.shipping_discount_amount_minor
      from credit_accounts a where a.tenant_id = ${tenantId} and a.currency = ${currency} and a.version = ${version}
        and (a.activated_at is null) = ${activates}::boolean for update)
    update credit_accounts a set limit_minor = ${change.limit}, discount_amount_minor = ${change.discount},
      shipping_discount_amount_minor = ${change.shippingDiscount}, version = a.version + 1,
      activated_at = coalesce(a.activated_at, ${at.toISOString()}::timestamptz), requested_at = null,
      requested_limit_minor = null, requested_discounts = null, requested_note = null
    from before b where a.tenant_id = ${tenantId} and a.currency = ${currency}
    returning a.version, b.limit_minor as "limit", b.discount_amount_minor as discount,
      b.shipping_discount_amount_minor as "shippingDiscount"`);
  const [row] = rows;
  if (!row) return null;
  const before = {
    limit: Number(row.limit),
    discount: Number(row.discount),
    shippingDiscount: Number(row.shippingDiscount),
  };
  return { before, version: row.version };
}

/** What a client asks for. */
export interface TermsRequest {
  tenantId: string;
  currency: Currency;
  limit: Minor;
  discounts: boolean;
  note: string;
  at: Date;
}

/**
 * Notes what a client asks for; false where it asks for just this already. A new version: staff who answer what was asked
 * before hear that it has changed.
 */
export async function requestTerms(tx: Transaction, request: TermsRequest): Promise<boolean> {
  const { tenantId, currency, limit, discounts, note, at } = request;
  const { rowCount } = await tx.execute(sql`
    update credit_accounts set requested_at = ${at.toISOString()}::timestamptz, requested_limit_minor = ${limit},
      requested_discounts = ${discounts}, requested_note = ${note}, version = version + 1
    where tenant_id = ${tenantId} and currency = ${currency}
      and (requested_limit_minor, requested_discounts, requested_note)
        is distinct from (${limit}::bigint, ${discounts}::boolean, ${note}::text)`);
  return rowCount === 1;
}

/** Sets what an event may cost; what it might before, undefined where nothing changes or there is no such event. */
export async function changeBudget(
  tx: Transaction,
  { tenantId, eventId, budget }: { tenantId: string; eventId: string; budget: Minor | null },
): Promise<Minor | null | undefined> {
  const { rows } = await tx.execute<{ budget: string | null }>(sql`
    with before as (select b.budget_minor from event_budgets b
      where b.tenant_id = ${tenantId} and b.event_id = ${eventId}
        and b.budget_minor is distinct from ${budget}::bigint for update)
    update event_budgets b set budget_minor = ${budget}::bigint from before
    where b.tenant_id = ${tenantId} and b.event_id = ${eventId} returning before.budget_minor as budget`);
  const [row] = rows;
  if (!row) return undefined;
  return row.budget === null ? null : Number(row.budget);
}
