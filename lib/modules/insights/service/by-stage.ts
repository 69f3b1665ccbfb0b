import type { StatusCount } from '@/lib/modules/figures/service/statements/read-stages';
import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { PUBLIC_STAGES, publicStage, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';

/** The six stages of D33-1; whatever needs somebody is in that one. */
export function byStage(counts: readonly StatusCount[]): Record<PublicStage, number> {
  const stages = Object.fromEntries(PUBLIC_STAGES.map((stage) => [stage, 0])) as Record<PublicStage, number>;
  for (const { status, held, orders } of counts) {
    if (!isOrderStatus(status)) continue;
    stages[held || isIssue(status) ? 'needs_your_help' : publicStage(status)] += orders;
  }
  return stages;
}
