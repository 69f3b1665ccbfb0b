import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { publicStage, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';

/** The four stages of a normal order; the other two interrupt or end it. D33-1. */
const WAY = [
  'received',
  'being_prepared',
  'in_production',
  'on_its_way',
] as const satisfies readonly PublicStage[];

export interface ProgressStep {
  stage: PublicStage;
  state: 'done' | 'current' | 'todo';
}

function placeOf(status: string): number {
  return isOrderStatus(status) ? (WAY as readonly PublicStage[]).indexOf(publicStage(status)) : -1;
}

/**
 * The order's progress in the shopper's stages: passed stages are done, an interruption is shown where it happened, and
 * nothing follows a cancellation. Empty before payment.
 */
export function orderProgress({ status, history }: Pick<OrderDetail, 'status' | 'history'>): ProgressStep[] {
  if (!isOrderStatus(status)) return [];
  const stage = publicStage(status);
  const here = placeOf(status);
  if (here >= 0) {
    const arrived = here === WAY.length - 1;
    return WAY.map((name, index) => ({
      stage: name,
      state: index < here || (arrived && index === here) ? 'done' : index === here ? 'current' : 'todo',
    }));
  }
  const reached = Math.max(
    0,
    ...history.filter(({ moved }) => moved).map(({ to_status }) => placeOf(to_status)),
  );
  const done = WAY.slice(0, reached + 1).map((name): ProgressStep => ({ stage: name, state: 'done' }));
  const rest = WAY.slice(reached + 1).map((name): ProgressStep => ({ stage: name, state: 'todo' }));
  return [...done, { stage, state: 'current' }, ...(stage === 'cancelled' ? [] : rest)];
}
