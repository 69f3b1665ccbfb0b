/** @jest-environment node */
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { orderProgress } from './progress';

const [entry] = orderDetailExample.history;

function shown(status: string | null, past: { to: string; moved?: boolean }[] = []) {
  const history = past.flatMap(({ to, moved = true }) => (entry ? [{ ...entry, to_status: to, moved }] : []));
  return orderProgress({ status, history })
    .map(({ stage, state }) => `${stage} ${state}`)
    .join(', ');
}

describe('orderProgress', () => {
  it.each([
    [null, ''],
    ['new', 'received current, being_prepared todo, in_production todo, on_its_way todo'],
    ['picked', 'received done, being_prepared done, in_production current, on_its_way todo'],
    ['shipped', 'received done, being_prepared done, in_production done, on_its_way done'],
  ])('goes along the four stages: %s', (status, text) => {
    expect(shown(status)).toBe(text);
  });

  it('puts an interruption where it happened', () => {
    const past = [{ to: 'new' }, { to: 'queued_downloading' }, { to: 'address_issue' }];
    expect(shown('address_issue', past)).toBe(
      'received done, being_prepared done, needs_your_help current, in_production todo, on_its_way todo',
    );
  });

  it('ends with a cancellation, and a message that moved nothing counts for nothing', () => {
    const past = [{ to: 'new' }, { to: 'shipped', moved: false }, { to: 'cancelled' }];
    expect(shown('cancelled', past)).toBe('received done, cancelled current');
  });

  it('has exactly one current step for each of the 23, save when all is done', () => {
    for (const status of ORDER_STATUSES) {
      const current = orderProgress({ status, history: [] }).filter(({ state }) => state === 'current');
      expect([status, current.length]).toEqual([status, status === 'shipped' ? 0 : 1]);
    }
  });
});
