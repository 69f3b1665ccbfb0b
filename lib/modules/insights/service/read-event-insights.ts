import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { EventInsights } from '@/lib/modules/insights/contract/event-insights';
import { readAttention } from '@/lib/modules/insights/data/event-attention';
import { countStatuses } from '@/lib/modules/insights/data/figures';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { byStage } from './by-stage';

const DAYS = 30;

/** Where an event's orders are, and what of it waits for a person. Throws 404 for another tenant's event. */
export async function readEventInsights(context: TenantContext, slug: string): Promise<EventInsights> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const waiting = await readAttention(tx, tenantId, slug);
    if (!waiting) throw notFound();
    const { issues } = waiting;
    return {
      orders_by_stage: byStage(await countStatuses(tx, { tenantId, eventId: waiting.id, at: now() }, DAYS)),
      attention: {
        issues: NEEDS_ATTENTION.flatMap((status) => {
          const count = issues[status];
          return count ? [{ status, count }] : [];
        }),
        held: waiting.held,
        flagged_claims: waiting.flaggedClaims,
        sold_out: waiting.soldOut,
        draft_products: waiting.draftProducts,
        locked_products: waiting.lockedProducts,
      },
    };
  });
}
