import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Funnel, FunnelQuery, FunnelRow } from '@/lib/modules/claims/contract/funnel';
import {
  findFunnelEvent,
  readFunnelRows,
  type FunnelEvent,
  type FunnelRowSums,
} from '@/lib/modules/claims/data/funnel-rows';
import { addDays } from '@/lib/modules/claims/rules/day-steps';
import { funnelTotals } from '@/lib/modules/claims/rules/funnel';

/** A tenant's gift event. Throws 404. */
export async function requireFunnelEvent(
  tx: Transaction,
  { tenantId }: TenantContext,
  slug: string,
): Promise<FunnelEvent> {
  const event = await findFunnelEvent(tx, { tenantId, slug, at: now() });
  if (!event) throw notFound();
  return event;
}

const NOTHING = { name: null, viewed: 0, tried: 0, valid: 0, confirmed: 0, shipped: 0 };

const present = ({ key, name, viewed, tried, valid, confirmed, shipped }: FunnelRowSums): FunnelRow => ({
  key,
  name,
  viewed,
  tried,
  valid,
  confirmed,
  shipped,
});

/** Each day from the first to the last, those without anything, too. */
function everyDay(rows: readonly FunnelRow[], from: string, days: number): FunnelRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: days }, (_, index) => {
    const key = addDays(from, index);
    return known.get(key) ?? { key, ...NOTHING };
  });
}

/**
 * How many opened an event's claim page, tried, had a good code, have their claim and their gift, over the last `days` days
 * of the store, today included: by day, batch or country. Screen, chart and file are this answer. Throws 404 for
 * another tenant's event and for one that gives no gifts. D40-12, D40-13.
 */
export async function readFunnel(
  context: TenantContext,
  slug: string,
  { days: period, by }: FunnelQuery,
): Promise<Funnel> {
  const days = Number(period);
  return withTenant(context, async (tx) => {
    const event = await requireFunnelEvent(tx, context, slug);
    const { today: to } = event;
    const from = addDays(to, 1 - days);
    const found = await readFunnelRows(tx, { tenantId: context.tenantId, eventId: event.id, from, to }, by);
    const rows = found.map(present);
    const without = rows.filter(({ key }) => key === null);
    const shown =
      by === 'day' ? everyDay(rows, from, days) : [...rows.filter(({ key }) => key !== null), ...without];
    return { from, to, by, rows: shown, totals: funnelTotals(shown) };
  });
}
