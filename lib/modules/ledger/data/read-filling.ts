import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';

/** How far a limit or a budget is used now; amounts in minor units. */
export interface FillingRow extends Record<string, unknown> {
  tenant: string;
  region: Region;
  filled: number;
  used: string;
  most: string;
  /** The event's name and slug; null for an account. */
  event: { name: string; slug: string } | null;
}

const REGION_OF = sql`case a.currency when 'GBP' then 'UK' when 'EUR' then 'EU' else 'US' end as region`;

/** Of the client's account in a currency; undefined where it has no limit. Money that was paid in is used first. */
export async function readLimitFilling(
  tx: Transaction,
  { tenantId, currency }: { tenantId: string; currency: string },
): Promise<FillingRow | undefined> {
  const { rows } = await tx.execute<FillingRow>(sql`
    select t.name as tenant, ${REGION_OF}, a.filled, greatest(0, a.reserved_minor - a.balance_minor) as used,
      a.limit_minor as most, null as event
    from credit_accounts a join tenants t on t.id = a.tenant_id
    where a.tenant_id = ${tenantId} and a.currency = ${currency} and a.limit_minor > 0`);
  return rows[0];
}

/** Of an event's budget; undefined where it has none, or is deleted. */
export async function readBudgetFilling(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<FillingRow | undefined> {
  const { rows } = await tx.execute<FillingRow>(sql`
    select t.name as tenant, a.region, b.filled, b.used_minor as used, b.budget_minor as most,
      jsonb_build_object('name', a.name, 'slug', a.slug) as event
    from event_budgets b join events a on a.tenant_id = b.tenant_id and a.id = b.event_id
    join tenants t on t.id = b.tenant_id
    where b.tenant_id = ${tenantId} and b.event_id = ${eventId} and b.budget_minor > 0 and a.deleted_at is null`);
  return rows[0];
}
