import fc from 'fast-check';
import { decideTransition, type TransitionRequest } from './decide-transition';
import { ORDER_STATUSES, isOrderStatus, isPaymentStatus, type OrderStatus } from './statuses';
import { ORDER_ACTORS, TRANSITIONS } from './transition-table';

const WAY = TRANSITIONS.line.map((step) => step.status);
const ISSUES = TRANSITIONS.issues.map((rule) => rule.status);

/** 'moved>x' or 'moved>x (back to y)', 'ignored_late', or the refusal. */
function answer(request: TransitionRequest): string {
  const decision = decideTransition(request);
  if (!decision.ok) return decision.error;
  if (decision.value.outcome === 'ignored_late') return 'ignored_late';
  const { to, returnsTo } = decision.value;
  return returnsTo ? `moved>${to} (back to ${returnsTo})` : `moved>${to}`;
}

const statusArb = fc.constantFrom(...ORDER_STATUSES);
const actorArb = fc.constantFrom(...ORDER_ACTORS);
const backArb = fc.option(fc.constantFrom(...WAY), { nil: null });

test('there are 23 statuses, told from other text (S4-2)', () => {
  expect(new Set(ORDER_STATUSES).size).toBe(23);
  expect(isOrderStatus('over_budget_limit')).toBe(true);
  expect(isOrderStatus('Over budget limit')).toBe(false);
  expect(isPaymentStatus('not_needed')).toBe(true);
  expect(isPaymentStatus('new')).toBe(false);
});

describe('the normal way (D32-2)', () => {
  test('is walked step by step by the system, then by the fulfiller', () => {
    for (const [index, to] of WAY.entries()) {
      const from = WAY[index - 1];
      if (!from) continue;
      const actor = index <= WAY.indexOf('submitted_to_fulfiller') ? 'system' : 'fulfiller';
      expect(answer({ from, to, actor })).toBe(`moved>${to}`);
    }
  });

  test('the client may only release', () => {
    expect(answer({ from: 'new', to: 'queued_downloading', actor: 'client' })).toBe(
      'moved>queued_downloading',
    );
    expect(answer({ from: 'processing', to: 'processed', actor: 'client' })).toBe('actor_not_allowed');
    expect(answer({ from: 'ready_to_ship', to: 'shipped', actor: 'client' })).toBe('actor_not_allowed');
  });

  test('only a fulfiller, or staff in its place, skips forward, and only once it can know the order', () => {
    const skip = { from: 'submitted_to_fulfiller', to: 'shipped' } as const;
    expect(answer({ ...skip, actor: 'fulfiller' })).toBe('moved>shipped');
    expect(answer({ ...skip, actor: 'staff' })).toBe('moved>shipped');
    expect(answer({ ...skip, actor: 'system' })).toBe('actor_not_allowed');
    expect(answer({ from: 'new', to: 'processed', actor: 'system' })).toBe('not_from_here');
    expect(answer({ from: 'processing', to: 'shipped', actor: 'fulfiller' })).toBe('not_from_here');
    expect(answer({ from: 'submitting_to_fulfiller', to: 'picked', actor: 'fulfiller' })).toBe(
      'moved>picked',
    );
  });
});

describe('late and repeated messages', () => {
  test('never move an order backwards', () => {
    expect(answer({ from: 'shipped', to: 'in_production', actor: 'fulfiller' })).toBe('ignored_late');
    expect(answer({ from: 'in_production', to: 'submitted_to_fulfiller', actor: 'system' })).toBe(
      'ignored_late',
    );
    expect(answer({ from: 'picked', to: 'picked', actor: 'fulfiller' })).toBe('ignored_late');
    expect(answer({ from: 'cancelled', to: 'shipped', actor: 'fulfiller' })).toBe('ignored_late');
    expect(answer({ from: 'shipped', to: 'artwork_issue', actor: 'fulfiller' })).toBe('ignored_late');
    expect(answer({ from: 'awaiting_reprint', to: 'shipped', actor: 'fulfiller' })).toBe('ignored_late');
  });

  test('people are told instead', () => {
    expect(answer({ from: 'shipped', to: 'picked', actor: 'staff' })).toBe('backwards');
    expect(answer({ from: 'cancelled', to: 'new', actor: 'staff' })).toBe('final');
  });

  test('on the line, no move of any actor ends further back, save into an issue', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WAY), statusArb, actorArb, (from, to, actor) => {
        const decision = decideTransition({ from, to, actor, reason: 'because' });
        if (!decision.ok || decision.value.outcome !== 'moved') return;
        expect(decision.value.to).toBe(to);
        if (WAY.includes(to)) expect(WAY.indexOf(to)).toBeGreaterThan(WAY.indexOf(from));
      }),
    );
  });

  test('a move repeated at once changes nothing', () => {
    fc.assert(
      fc.property(statusArb, statusArb, actorArb, backArb, (from, to, actor, returnsTo) => {
        const first = decideTransition({ from, to, actor, returnsTo, reason: 'because' });
        if (!first.ok || first.value.outcome !== 'moved') return;
        const again = { from: to, to, actor, returnsTo: first.value.returnsTo, reason: 'because' };
        expect(answer(again)).toBe('ignored_late');
      }),
    );
  });
});

describe('issues', () => {
  const raise: [OrderStatus, OrderStatus, 'system' | 'fulfiller', string][] = [
    ['processing', 'address_issue', 'system', 'moved>address_issue (back to processing)'],
    ['submitted_to_fulfiller', 'address_issue', 'fulfiller', 'ignored_late'],
    ['picked', 'artwork_issue', 'fulfiller', 'moved>artwork_issue (back to queued_processing)'],
    ['in_production', 'artwork_issue', 'fulfiller', 'ignored_late'],
    ['processed', 'fulfiller_routing_error', 'system', 'moved>fulfiller_routing_error (back to processed)'],
    ['new', 'fulfiller_routing_error', 'system', 'not_from_here'],
    [
      'submitting_to_fulfiller',
      'fulfiller_submission_error',
      'system',
      'moved>fulfiller_submission_error (back to queued_submitting_to_fulfiller)',
    ],
    ['new', 'over_budget', 'system', 'moved>over_budget (back to new)'],
    ['new', 'over_budget_limit', 'system', 'moved>over_budget_limit (back to new)'],
    ['shipped', 'awaiting_reprint', 'fulfiller', 'moved>awaiting_reprint (back to queued_processing)'],
    ['picked', 'awaiting_reprint', 'fulfiller', 'not_from_here'],
    ['over_budget', 'address_issue', 'system', 'not_from_here'],
  ];
  test.each(raise)('%s → %s by %s', (from, to, actor, expected) => {
    expect(answer({ from, to, actor })).toBe(expected);
  });

  test('lead back where the table says', () => {
    const fixed = { from: 'address_issue', actor: 'client' } as const;
    expect(answer({ ...fixed, to: 'processed', returnsTo: 'processed' })).toBe('moved>processed');
    expect(answer({ ...fixed, to: 'processing', returnsTo: 'processed' })).toBe('not_from_here');
    expect(answer({ from: 'artwork_issue', to: 'queued_processing', actor: 'client' })).toBe(
      'moved>queued_processing',
    );
    expect(answer({ from: 'over_budget', to: 'new', actor: 'system' })).toBe('moved>new');
    expect(answer({ from: 'over_budget', to: 'new', actor: 'fulfiller' })).toBe('actor_not_allowed');
    expect(answer({ from: 'over_budget', to: 'new', actor: 'client' })).toBe('moved>new');
    // The account's limit is the system's alone (D32-5).
    expect(answer({ from: 'over_budget_limit', to: 'new', actor: 'system' })).toBe('moved>new');
    expect(answer({ from: 'over_budget_limit', to: 'new', actor: 'staff' })).toBe('actor_not_allowed');
  });

  test('a submission that timed out is overtaken by the fulfiller at work', () => {
    expect(answer({ from: 'fulfiller_submission_error', to: 'in_production', actor: 'fulfiller' })).toBe(
      'moved>in_production',
    );
    expect(answer({ from: 'address_issue', to: 'in_production', actor: 'fulfiller' })).toBe('ignored_late');
  });
});

describe('cancelling', () => {
  test('is open until production, then only to staff, with a reason', () => {
    expect(answer({ from: 'picked', to: 'cancelled', actor: 'client' })).toBe('moved>cancelled');
    expect(answer({ from: 'in_production', to: 'cancelled', actor: 'client' })).toBe('actor_not_allowed');
    expect(answer({ from: 'in_production', to: 'cancelled', actor: 'staff' })).toBe('reason_required');
    expect(answer({ from: 'shipped', to: 'cancelled', actor: 'staff', reason: ' ' })).toBe('reason_required');
    expect(answer({ from: 'shipped', to: 'cancelled', actor: 'staff', reason: 'lost' })).toBe(
      'moved>cancelled',
    );
    expect(answer({ from: 'new', to: 'cancelled', actor: 'fulfiller' })).toBe('actor_not_allowed');
  });

  test('works from every issue, and a reprint counts as production', () => {
    for (const from of ISSUES) {
      const expected = from === 'awaiting_reprint' ? 'actor_not_allowed' : 'moved>cancelled';
      expect(answer({ from, to: 'cancelled', actor: 'client', returnsTo: 'processing' })).toBe(expected);
    }
  });
});
