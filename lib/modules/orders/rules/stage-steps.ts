import { publicStage, type PublicStage } from './public-stage';
import type { OrderStatus } from './statuses';

/** The four stages an order goes through when nothing is in its way. */
const WAY = ['received', 'being_prepared', 'in_production', 'on_its_way'] as const satisfies PublicStage[];

export interface StageStep {
  stage: PublicStage;
  state: 'done' | 'current' | 'todo';
}

const step = (stage: PublicStage, state: StageStep['state']): StageStep => ({ stage, state });
const wayIndex = (stage: PublicStage): number => (WAY as readonly PublicStage[]).indexOf(stage);

function helpSteps(returnsTo: OrderStatus | null): StageStep[] {
  // What waits for the shopper stands before the stage it keeps from going on; received it is in any case.
  const at = Math.max(1, returnsTo === null ? 1 : wayIndex(publicStage(returnsTo)));
  return [
    ...WAY.slice(0, at).map((stage) => step(stage, 'done')),
    step('needs_your_help', 'current'),
    ...WAY.slice(at).map((stage) => step(stage, 'todo')),
  ];
}

/**
 * The stages as a shopper sees them one after another, with exactly one `current` (DECISIONS 33). `reached`: the statuses
 * the order has had, for a cancelled one. An order that is not paid (`status` null) has nothing behind it.
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
