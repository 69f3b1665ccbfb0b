import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { hasOrderForm } from '@/lib/modules/events/rules/event-types';
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import { countInvitees, readEventFacts } from '@/lib/modules/events/data/event-overview';
import { EVERY_EVENT, listEvents } from '@/lib/modules/events/data/list-events';
import type { Transaction } from '@/lib/db/transaction';
import type { FigureScope } from '@/lib/modules/figures/service/statements/parts';
import { readEventFigures } from '@/lib/modules/figures/service/statements/read-figures';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { previewToken } from './preview-token';
import { presentEventSummary } from './present-event-summary';

const LATELY_DAYS = 30;

/** Orders and revenue of an event, of all time and of the last 30 days: the dashboard's own figures (D38-4). */
async function figuresOf(tx: Transaction, scope: FigureScope & { eventId: string }) {
  const figures = await readEventFigures(tx, scope, LATELY_DAYS);
  return {
    orders: figures.orders,
    orders_30_days: figures.ordersLately,
    revenue: toWire(figures.revenueMinor),
    revenue_30_days: toWire(figures.revenueLatelyMinor),
  };
}

/** An event's overview page: status, links and figures. Throws 404 for another tenant's. */
export async function readOverview(context: TenantContext, slug: string): Promise<EventOverview> {
  const { tenantId } = context;
  const read = await withTenant(context, async (tx) => {
    const [row] = await listEvents(tx, { ...EVERY_EVENT, tenantId, slug }, { after: null, limit: 1 });
    const facts = await readEventFacts(tx, tenantId, slug);
    if (!row || !facts) throw notFound();
    const invitees = facts.type === 'Bulk' ? await countInvitees(tx, { tenantId, id: row.id }) : null;
    return { row, facts, invitees, figures: await figuresOf(tx, { tenantId, eventId: row.id, at: now() }) };
  });
  const { row, facts, figures, invitees } = read;
  const { token, until } = previewToken({ tenantId, slug });
  return {
    event: presentEventSummary(row),
    preview: { path: `/site-preview/${slug}?preview=${token}`, until: until.toISOString() },
    embed_origins: hasOrderForm(facts.type) ? facts.embedOrigins : null,
    figures: { ...figures, claims: facts.claims, claim_cap: facts.claimCap },
    invitees,
  };
}
