import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { EventInsights } from '@/lib/modules/insights/contract/event-insights';
import { readAttention } from '@/lib/modules/insights/data/event-attention';
import { readStages, type StatusCount } from '@/lib/modules/figures/service/statements/read-stages';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import { countToApprove } from '@/lib/modules/orders/service/statements/approvals';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { byStage } from './by-stage';

const DAYS = 30;

/** Where an event's orders are, and what of it waits for a person: each figure is the total of its list (D38-41). Throws 404 for another tenant's event. */
export async function readEventInsights(context: TenantContext, slug: string): Promise<EventInsights> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const waiting = await readAttention(tx, tenantId, slug);
    if (!waiting) throw notFound();
    const scope = { tenantId, eventId: waiting.id, at: now() };
    const ever = await readStages(tx, scope, null);
    const toApprove = await countToApprove(tx, { tenantId, eventId: waiting.id });
    const count = (of: (one: StatusCount) => boolean) =>
      ever.filter(of).reduce((sum, { orders }) => sum + orders, 0);
    return {
      orders_by_stage: byStage(await readStages(tx, scope, DAYS)),
      attention: {
        issues: NEEDS_ATTENTION.map((status) => ({
          status,
          count: count((one) => one.status === status),
        })).filter((issue) => issue.count > 0),
        to_approve: toApprove,
        held: count(({ held }) => held) - toApprove,
        flagged_claims: waiting.flaggedClaims,
        sold_out: waiting.soldOut,
        draft_products: waiting.draftProducts,
        locked_products: waiting.lockedProducts,
      },
    };
  });
}
