import type { StatusCount } from '@/lib/modules/insights/data/figures';
import { PUBLIC_STAGES, publicStage, type PublicStage } from '@/lib/modules/orders/rules/public-stage';

/** The six stages of D33-1; whatever needs somebody is in that one. */
export function byStage(counts: readonly StatusCount[]): Record<PublicStage, number> {
  const stages = Object.fromEntries(PUBLIC_STAGES.map((stage) => [stage, 0])) as Record<PublicStage, number>;
  for (const { status, orders } of counts) {
    stages[status === null ? 'needs_your_help' : publicStage(status)] += orders;
  }
  return stages;
}
