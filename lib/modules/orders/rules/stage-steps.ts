import { publicStage, type PublicStage } from './public-stage';
import type { OrderStatus } from './statuses';

/** The four stages of an order without problems. */
const WAY = ['received', 'being_prepared', 'in_production', 'on_its_way'] as const satisfies PublicStage[];

export interface StageStep {
  stage: PublicStage;
  state: 'done' | 'current' | 'todo';
}

const step = (stage: PublicStage, state: StageStep['state']): StageStep => ({ stage, state });
const wayIndex = (stage: PublicStage): number => (WAY as readonly PublicStage[]).indexOf(stage);

function helpSteps(returnsTo: OrderStatus | null): StageStep[] {
  // A step that waits for the shopper comes before the stage it blocks, but after `received`.
  const at = Math.max(1, returnsTo === null ? 1 : wayIndex(publicStage(returnsTo)));
  return [
    ...WAY.slice(0, at).map((stage) => step(stage, 'done')),
    step('needs_your_help', 'current'),
    ...WAY.slice(at).map((stage) => step(stage, 'todo')),
  ];
}

/**
 * The stages in the order a shopper sees them, exactly one of them `current` (D33-1). `reached`: the statuses the order
 * has had, for a cancelled one. For an unpaid order (`status` null) no stage is complete.
 */
export function stageSteps(
  status: OrderStatus | null,
  returnsTo: OrderStatus | null,
  reached: readonly OrderStatus[],
): StageStep[] {
  if (status === null) return WAY.map((stage) => step(stage, 'todo'));
  const stage = publicStage(status);
  if (stage === 'needs_your_help') return helpSteps(returnsTo);
  if (stage === 'cancelled') {
    const furthest = Math.max(0, ...reached.map((one) => wayIndex(publicStage(one))));
    return [...WAY.slice(0, furthest + 1).map((one) => step(one, 'done')), step('cancelled', 'current')];
  }
  const at = wayIndex(stage);
  return WAY.map((one, index) => step(one, index < at ? 'done' : index === at ? 'current' : 'todo'));
}
