import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { nextSteps } from '@/lib/modules/events/rules/next-steps';
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import { readEventFacts, readEventFigures } from '@/lib/modules/events/data/event-overview';
import { EVERY_EVENT, listEvents } from '@/lib/modules/events/data/list-events';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { previewToken } from './preview-token';
import { presentEventSummary } from './present-event-summary';
import { readinessOf, regionsPaid } from './readiness';

const LATELY_MS = 30 * 86_400_000;

/** An event's overview page: status, open steps and figures. Throws 404 for another tenant's. */
export async function readOverview(context: TenantContext, slug: string): Promise<EventOverview> {
  const { tenantId } = context;
  const regions = await regionsPaid(slug);
  const read = await withTenant(context, async (tx) => {
    const [row] = await listEvents(tx, { ...EVERY_EVENT, tenantId, slug }, { after: null, limit: 1 });
    const facts = await readEventFacts(tx, tenantId, slug);
    if (!row || !facts) throw notFound();
    const since = new Date(now().getTime() - LATELY_MS);
    return { row, facts, figures: await readEventFigures(tx, { tenantId, id: row.id }, since) };
  });
  const { row, facts, figures } = read;
  const { token, until } = previewToken({ tenantId, slug });
  return {
    event: presentEventSummary(row),
    steps: nextSteps(readinessOf(facts, regions)),
    preview: { path: `/site-preview/${slug}?preview=${token}`, until: until.toISOString() },
    figures: {
      orders: figures?.orders ?? 0,
      orders_30_days: figures?.ordersLately ?? 0,
      revenue: toWire(figures?.revenueMinor ?? 0),
      revenue_30_days: toWire(figures?.revenueLatelyMinor ?? 0),
      claims: facts.claims,
      claim_cap: facts.claimCap,
    },
    invitees:
      facts.type === 'Bulk' ? { invited: figures?.invited ?? 0, answered: figures?.answered ?? 0 } : null,
  };
}
