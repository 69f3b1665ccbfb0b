import { orderRowExample, type OrderRow } from '@/lib/modules/orders/contract/order-row';
import { boardChanges, type Board } from './board-changes';

const order = (id: string, change: Partial<OrderRow> = {}): OrderRow => ({
  ...orderRowExample,
  id,
  ...change,
});
const board = (received: OrderRow[], next: string | null = null, prepared: OrderRow[] = []): Board => ({
  columns: [
    { stage: 'received', orders: received, next },
    { stage: 'being_prepared', orders: prepared, next: null },
  ],
  counts: [],
});
const changed = (before: Board, after: Board) => [...boardChanges(before, after)].toSorted();

describe('what has changed on the board (S2.2-163)', () => {
  const before = board([order('a'), order('b')]);

  test('nothing, where it is read again', () => {
    expect(changed(before, board([order('a'), order('b')]))).toEqual([]);
  });

  test('an order that is new, gone, in another column, or says something else, each once', () => {
    expect(changed(before, board([order('c'), order('a'), order('b')]))).toEqual(['c']);
    expect(changed(before, board([order('a')]))).toEqual(['b']);
    expect(changed(before, board([order('b')], null, [order('a', { status: 'processing' })]))).toEqual(['a']);
    expect(changed(before, board([order('a', { held: true }), order('b')]))).toEqual(['a']);
  });

  test('not what a page’s end pushed out or let in', () => {
    const paged = board([order('a'), order('b')], 'next');
    expect(changed(paged, board([order('c'), order('a')], 'next'))).toEqual(['c']);
    const left = board([order('b'), order('z')], 'next', [order('a', { status: 'processing' })]);
    expect(changed(paged, left)).toEqual(['a']);
  });
});
