import { AppError } from '@/lib/kernel/app-error';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { StatusChange } from '@/lib/modules/events/contract/set-status';
import type { EventStatus } from '@/lib/modules/events/rules/event-types';
import { setStatus, type OpeningCheck } from '@/lib/modules/events/service/set-status';
import { blockingLines, judgeLaunch } from '@/lib/modules/launch/rules/judge';
import { completeFacts, gatherOuterFacts } from './gather-facts';

const NEVER: OpeningCheck = async () => {
  throw new AppError('event_not_ready');
};

/** The check that runs with the event's row locked; what lies outside its transaction is asked here, before it. */
async function openingCheck(context: TenantContext, slug: string): Promise<OpeningCheck> {
  const outer = await gatherOuterFacts(context, slug);
  return async (tx) => {
    const facts = await completeFacts(tx, { tenantId: context.tenantId, slug }, outer);
    const lines = blockingLines(judgeLaunch(facts));
    if (lines.length > 0) throw new AppError('event_not_ready', { data: { lines } });
  };
}

/**
 * Changes an event's status; publishing passes the launch check first. Throws what `setStatus` throws, and
 * `event_not_ready` with the failing blocking lines in `data.lines`. D36-5, D54-6.
 */
export async function setEventStatus(
  context: TenantContext,
  slug: string,
  change: StatusChange,
): Promise<{ status: EventStatus }> {
  const mayOpen = change.status === 'Active' ? await openingCheck(context, slug) : NEVER;
  return setStatus(context, slug, change, mayOpen);
}
