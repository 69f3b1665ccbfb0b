import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { AdminKitProvider } from '@/components/admin/admin-kit-provider';
import { readList } from '@/components/admin/list/read-list';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { orderRowExample, type OrderRow } from '@/lib/modules/orders/contract/order-row';
import { PUBLIC_STAGES, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { messages } from '@/messages/en-GB';
import type { Board } from './board-changes';
import { BoardScreen } from './board-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn(), refresh: jest.fn() }) }));

const heard: Record<string, Record<string, () => void>> = {};
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useRealtime: (tenant: string | null, handlers: Record<string, () => void>) => {
    if (tenant !== null) heard[tenant] = handlers;
    return 'live';
  },
  useStaffRealtime: (on: boolean, handlers: Record<string, () => void>) => {
    if (on) heard['staff'] = handlers;
    return 'live';
  },
}));

const browserCall = jest.fn();
/** The saved views are still loading; every other call is the test's. */
jest.mock('@/lib/client/browser', () => ({
  browserCall: (call: { path: string }, ...rest: unknown[]): unknown =>
    call.path.endsWith('/views') ? new Promise(() => undefined) : browserCall(call, ...rest),
}));

const order = (ref: string, change: Partial<OrderRow> = {}): OrderRow => ({
  ...orderRowExample,
  id: `ord_${ref}`,
  order_ref: ref,
  ...change,
});

type Cards = Partial<Record<PublicStage, OrderRow[]>>;

const boardOf = (cards: Cards, counts: Board['counts'], next: string | null = null): Board => ({
  columns: PUBLIC_STAGES.map((stage) => ({
    stage,
    orders: cards[stage] ?? [],
    next: cards[stage] ? next : null,
  })),
  counts,
});

const TWO = boardOf(
  {
    received: [order('AAAA-1111'), order('BBBB-2222')],
    on_its_way: [order('CCCC-3333', { status: 'shipped' })],
  },
  [
    { status: 'new', orders: 2 },
    { status: 'shipped', orders: 1 },
  ],
);

function show(first: Board, tenant: string | null = null) {
  const params = { kind: 'store' };
  const list = readList(listAllOrders.query, {
    path: '/orders?view=board',
    params,
    without: ['status', 'stage', 'unpaid', 'cursor'],
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <AdminKitProvider>
          <BoardScreen
            tenant={tenant}
            tenants={tenant === null ? [] : null}
            stores={[]}
            list={list}
            first={first}
            renderedAt="2026-11-20T09:00:00.000Z"
          />
        </AdminKitProvider>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

/** What the API has from now on. */
function answer({ columns, counts }: Board) {
  browserCall.mockImplementation((call: { path: string }, { query }: { query: Record<string, string> }) => {
    if (call.path.endsWith('order-counts')) return Promise.resolve({ counts });
    const column = columns.find(({ stage }) => stage === query['stage']);
    return Promise.resolve({ orders: column?.orders ?? [], next_cursor: column?.next ?? null, near: false });
  });
}

async function hear(who: string) {
  act(() => heard[who]?.['order.changed']?.());
  await act(() => jest.advanceTimersByTimeAsync(2500));
}
const link = (ref: string) => screen.getByRole('link', { name: ref });

beforeEach(() => {
  jest.useFakeTimers();
  browserCall.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('the board (S2.2-161, S2.2-162)', () => {
  it('has each stage’s statuses with their counts, which lead to the list of just those', () => {
    show(TWO);
    const statuses = screen.getByRole('list', { name: 'Statuses in “Received”' });
    const status = within(statuses).getByRole('link', { name: 'New 2' });
    expect(status.getAttribute('href')).toBe('/orders?kind=store&status=new');
    expect(screen.getByRole('heading', { name: 'On its way 1' })).toBeTruthy();
    expect(screen.getAllByText(messages.ordersBoard.empty)).toHaveLength(4);
    expect(screen.queryByLabelText(messages.ordersPage.filters.status)).toBeNull();
  });

  it('tells staff whose order it is, and clients not', () => {
    show(TWO, 'ten_fjord');
    expect(screen.queryByText(orderRowExample.tenant_name)).toBeNull();
  });

  it('leads from card to card by arrow keys, over empty columns', () => {
    show(TWO);
    link('AAAA-1111').focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(link('BBBB-2222'));
    press('ArrowRight');
    expect(document.activeElement).toBe(link('CCCC-3333'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(link('AAAA-1111'));
  });

  it('loads more of a column, and takes the focus there', async () => {
    const first = boardOf({ received: [order('AAAA-1111')] }, [{ status: 'new', orders: 2 }], 'next');
    show(first);
    answer(boardOf({ received: [order('BBBB-2222')] }, first.counts));
    const more = screen.getByRole('button', { name: 'Show more: Received' });
    await act(async () => fireEvent.click(more));
    expect(browserCall.mock.calls[0]?.[1]).toMatchObject({
      query: { kind: 'store', stage: 'received', cursor: 'next', limit: '20' },
    });
    expect(document.activeElement).toBe(link('BBBB-2222'));
    expect(screen.queryByRole('button', { name: 'Show more: Received' })).toBeNull();
  });
});

describe('changes (S2.2-163)', () => {
  const MOVED = boardOf(
    { received: [order('BBBB-2222')], being_prepared: [order('AAAA-1111', { status: 'processing' })] },
    [
      { status: 'new', orders: 1 },
      { status: 'processing', orders: 1 },
    ],
  );
  const FIRST = boardOf({ received: [order('AAAA-1111'), order('BBBB-2222')] }, [
    { status: 'new', orders: 2 },
  ]);

  it.each([
    [null, 'staff'],
    ['ten_fjord', 'ten_fjord'],
  ])('of %s move no card until they are asked for', async (tenant, channel) => {
    show(FIRST, tenant);
    answer(MOVED);
    await hear(channel);
    const received = screen.getByRole('list', { name: 'Received' });
    expect(within(received).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '1 change · Show' }));
    expect(within(screen.getByRole('list', { name: 'Being prepared' })).getByText('AAAA-1111')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /change/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Orders by stage' }));
  });
});
