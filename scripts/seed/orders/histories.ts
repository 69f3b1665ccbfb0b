import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { TRANSITIONS, type OrderActor } from '@/lib/modules/orders/rules/transition-table';
import { minutesAfter } from '../moments';
import type { SeededRandom } from '../random';

interface WantedStep {
  to: OrderStatus;
  actor: OrderActor;
  reason?: string;
}

/** Where an order comes from when it enters a status outside the normal way, and through whom. */
const DETOURS: Partial<Record<OrderStatus, { from: OrderStatus; actor: OrderActor; reason: string }>> = {
  over_budget: { from: 'new', actor: 'system', reason: 'The order passes this month’s budget' },
  over_budget_limit: { from: 'new', actor: 'system', reason: 'The order passes the limit of the account' },
  address_issue: { from: 'processed', actor: 'staff', reason: 'The carrier does not know this house number' },
  artwork_issue: { from: 'processing', actor: 'system', reason: 'Text runs over the edge of the print area' },
  fulfiller_routing_error: { from: 'processed', actor: 'system', reason: 'No printer takes this size today' },
  fulfiller_submission_error: {
    from: 'submitting_to_fulfiller',
    actor: 'fulfiller',
    reason: 'The printer did not accept the file',
  },
  awaiting_reprint: {
    from: 'awaiting_packing',
    actor: 'fulfiller',
    reason: 'A misprint was found in packing',
  },
  cancelled: { from: 'processed', actor: 'client', reason: 'Ordered twice by mistake' },
};

/** Minimum and maximum minutes since the step before. */
const GAPS: Partial<Record<OrderStatus, readonly [number, number]>> = {
  queued_downloading: [1, 60],
  picked: [120, 900],
  in_production: [60, 600],
  awaiting_packing: [500, 1800],
  packaged: [40, 200],
  ready_to_ship: [15, 120],
  shipped: [60, 420],
  cancelled: [20, 400],
  awaiting_reprint: [30, 200],
  address_issue: [10, 90],
};
const QUICK: readonly [number, number] = [1, 3];

function stepsFor(status: OrderStatus): WantedStep[] {
  const detour = DETOURS[status];
  const goal = detour?.from ?? status;
  const line = TRANSITIONS.line.slice(1, TRANSITIONS.line.findIndex((step) => step.status === goal) + 1);
  const normal = line.map(({ status: to, enteredBy }): WantedStep => ({
    to,
    actor: enteredBy.includes('system') ? 'system' : 'fulfiller',
  }));
  return detour ? [...normal, { to: status, actor: detour.actor, reason: detour.reason }] : normal;
}

export interface HistoryStep {
  from: OrderStatus | null;
  to: OrderStatus;
  actor: OrderActor;
  reason: string | null;
  at: Date;
}

/** All steps of an order from its payment to `status`, before `until`, each allowed by the transition table (D32). */
export function historyTo(
  status: OrderStatus,
  paidAt: Date,
  until: Date,
  random: SeededRandom,
): { steps: HistoryStep[]; returnsTo: OrderStatus | null } {
  const wantedSteps = stepsFor(status);
  const gaps = wantedSteps.map(({ to }) => random.between(...(GAPS[to] ?? QUICK)));
  const needed = gaps.reduce((sum, gap) => sum + gap, 0);
  const room = (until.getTime() - paidAt.getTime()) / 60_000 - 2;
  const pace = needed > room ? Math.max(0, room) / needed : 1;
  const steps: HistoryStep[] = [{ from: null, to: 'new', actor: 'system', reason: null, at: paidAt }];
  let current: OrderStatus = 'new';
  let returnsTo: OrderStatus | null = null;
  let passed = 0;
  wantedSteps.forEach((wanted, index) => {
    const decision = decideTransition({ from: current, ...wanted, returnsTo });
    if (!decision.ok || decision.value.outcome !== 'moved') throw new Error(`${current} → ${wanted.to}`);
    passed += (gaps[index] ?? 0) * pace;
    const at = minutesAfter(paidAt, passed);
    steps.push({ from: current, to: wanted.to, actor: wanted.actor, reason: wanted.reason ?? null, at });
    current = wanted.to;
    returnsTo = decision.value.returnsTo;
  });
  return { steps, returnsTo };
}
