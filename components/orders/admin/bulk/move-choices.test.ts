import { orderRowExample } from '@/lib/modules/orders/contract/order-row';
import { STAFF_STATUSES } from '@/lib/modules/orders/rules/staff-moves';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveChoices } from './move-choices';

const row = (id: string, moves: OrderStatus[]) => ({ ...orderRowExample, id, moves });
const some = (...ids: string[]) => ({ kind: 'some' as const, ids: new Set(ids) });

describe('moveChoices (S2.2-165)', () => {
  const rows = [row('a', ['packaged', 'shipped']), row('b', ['shipped', 'cancelled']), row('c', ['picked'])];

  it('is what all selected orders have in common', () => {
    expect(moveChoices(some('a', 'b'), rows)).toEqual({ statuses: ['shipped'], some: false });
  });

  it('is else what some of them can have, and says so', () => {
    expect(moveChoices(some('a', 'c'), rows)).toEqual({
      statuses: ['picked', 'packaged', 'shipped'],
      some: true,
    });
  });

  it('is any status that staff give where not all orders are shown', () => {
    expect(moveChoices(some('a', 'z'), rows).statuses).toBe(STAFF_STATUSES);
    expect(moveChoices({ kind: 'all', except: new Set() }, rows).statuses).toBe(STAFF_STATUSES);
    expect(STAFF_STATUSES).not.toContain('processing');
  });
});
