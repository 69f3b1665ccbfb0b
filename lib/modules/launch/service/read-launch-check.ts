import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import type { LaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { blockingLines, judgeLaunch } from '@/lib/modules/launch/rules/judge';
import { completeFacts, gatherOuterFacts } from './gather-facts';

/** The launch check of an event, judged now. Throws 404 for another tenant's. S2.2-17, D36-5. */
export async function readLaunchCheck(context: TenantContext, slug: string): Promise<LaunchCheck> {
  const { tenantId } = context;
  const outer = await gatherOuterFacts(context, slug);
  const facts = await withTenantOnce(context, (tx) => completeFacts(tx, { tenantId, slug }, outer));
  const lines = judgeLaunch(facts);
  return { ready: blockingLines(lines).length === 0, lines };
}
