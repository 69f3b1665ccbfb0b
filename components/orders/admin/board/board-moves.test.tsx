import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { readList } from '@/components/admin/list/read-list';
import { KitTest } from '@/components/admin/test-kit';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { orderRowExample, type OrderRow } from '@/lib/modules/orders/contract/order-row';
import { PUBLIC_STAGES, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import type { Board } from './board-changes';
import { BoardScreen } from './board-screen';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), refresh: jest.fn(), push: jest.fn() }),
}));
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useRealtime: () => 'live',
  useStaffRealtime: () => 'live',
}));
const browserCall = jest.fn();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (call: { path: string }, ...rest: unknown[]): unknown =>
    call.path.endsWith('/views') ? new Promise(() => undefined) : browserCall(call, ...rest),
}));

const order = (change: Partial<OrderRow>): OrderRow => ({
  ...orderRowExample,
  id: 'ord_1',
  order_ref: 'AAAA-1111',
  ...change,
});
const boardOf = (cards: Partial<Record<PublicStage, OrderRow[]>>, counts: Board['counts']): Board => ({
  columns: PUBLIC_STAGES.map((stage) => ({ stage, orders: cards[stage] ?? [], next: null })),
  counts,
});
const BEFORE = boardOf({ being_prepared: [order({ status: 'picked', moves: ['in_production'] })] }, [
  { status: 'picked', orders: 1 },
]);
const AFTER = boardOf({ in_production: [order({ status: 'in_production', moves: [] })] }, [
  { status: 'in_production', orders: 1 },
]);

function show(tenant: string | null) {
  const list = readList(listAllOrders.query, { path: '/orders?view=board', params: {}, without: ['cursor'] });
  const around = { tenants: tenant === null ? [] : null, stores: [] };
  const renderedAt = '2026-11-20T09:00:00.000Z';
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BoardScreen tenant={tenant} {...around} list={list} first={BEFORE} renderedAt={renderedAt} />
    </SWRConfig>,
    { wrapper: KitTest },
  );
}

it('shows a move of one’s own at once, with the counts, and keeps the focus on the board (S2.2-168)', async () => {
  show(null);
  browserCall.mockImplementation((call: { path: string }, asked: { query?: Record<string, string> }) => {
    if (call.path.endsWith('/move'))
      return Promise.resolve({ id: 'ord_1', status: 'in_production', undo_until: null });
    if (call.path.endsWith('order-counts')) return Promise.resolve({ counts: AFTER.counts, acts: [] });
    const column = AFTER.columns.find(({ stage }) => stage === asked.query?.['stage']);
    return Promise.resolve({ orders: column?.orders ?? [], next_cursor: null, near: false });
  });
  const menu = screen.getByRole('button', { name: 'Move order AAAA-1111 to…' });
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.keyUp(menu, { key: 'Enter' });
  const entry = await screen.findByRole('menuitem', { name: 'In production' });
  await act(async () => {
    fireEvent.click(entry);
    await Promise.resolve();
  });
  const column = await screen.findByRole('list', { name: 'In production' });
  expect(within(column).getByText('AAAA-1111')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'In production 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /change/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Orders by stage' }));
});
