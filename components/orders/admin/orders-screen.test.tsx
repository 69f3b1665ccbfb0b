import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { BRAND } from '@/lib/kernel/brand';
import { orderRowExample, type OrderRow } from '@/lib/modules/orders/contract/order-row';
import type { OrderPage } from '@/lib/modules/orders/client/use-order-list';
import { AdminKitProvider } from '@/components/admin/admin-kit-provider';
import { listHref } from '@/components/admin/list/list-state';
import { SEARCH_PAUSE_MS } from '@/components/admin/list/list-search';
import { readList } from '@/components/admin/list/read-list';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { bulkActExample } from '@/lib/modules/lists/contract/bulk-act';
import { listExportExample } from '@/lib/modules/lists/contract/list-export';
import { messages } from '@/messages/en-GB';
import { OrdersScreen } from './orders-screen';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace, push: replace }) }));

/** The listeners of each tenant's channel, so that tests can trigger broadcasts. */
const channels = new Map<string, Record<string, (data: Record<string, unknown>) => void>>();
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useRealtime: (tenant: string, handlers: Record<string, () => void>) => {
    channels.set(tenant, handlers);
    return 'live';
  },
  useStaffRealtime: () => 'connecting',
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
const pageOf = (orders: OrderRow[], next: string | null = null): OrderPage => ({
  orders,
  next_cursor: next,
  near: false,
  total: orders.length,
  as_of: '2026-11-20T09:00:00.000Z',
});

const listOf = (query: Record<string, string>) =>
  readList(listAllOrders.query, { path: '/orders', params: query });

interface Shown {
  query?: Record<string, string>;
  first?: OrderPage;
  tenant?: string | null;
  tenants?: { id: string; name: string }[] | null;
  known?: string;
  acts?: { who: 'staff'; orders: number }[];
}

function show({
  query = {},
  first = pageOf([order('AAAA-1111')]),
  tenant = 'ten_fjord',
  tenants = null,
  known,
  acts = [],
}: Shown = {}) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <AdminKitProvider>
          <OrdersScreen
            tenant={tenant}
            tenants={tenants}
            list={listOf(query)}
            first={first}
            renderedAt="2026-11-20T09:00:00.000Z"
            may={{
              release: true,
              approve: true,
              export: true,
              resend_mail: true,
              add_note: true,
              request_replacement: true,
              move: true,
              cancel: true,
            }}
            stores={[{ id: 'fjord-fern', name: 'Fjord & Fern' }]}
            known={known}
            acts={acts}
          />
        </AdminKitProvider>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = (): unknown => replace.mock.calls.at(-1)?.[0];
const refs = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
  browserCall.mockReset();
  channels.clear();
});
afterEach(() => jest.useRealTimers());

describe('filters in the URL', () => {
  it('puts each choice beside those made before and goes back to the first page', () => {
    show({ query: { status: 'new', cursor: 'abc', sort: '-total' } });
    choose(messages.ordersPage.filters.event, 'fjord-fern');
    expect(asked()).toBe('/orders?status=new&event=fjord-fern&sort=-total');
    choose(messages.ordersPage.filters.status, '');
    expect(asked()).toBe('/orders?sort=-total');
    fireEvent.click(screen.getByLabelText(messages.ordersPage.filters.unpaid));
    expect(asked()).toBe('/orders?status=new&unpaid=1&sort=-total');
  });

  it('searches after a pause in typing, once', () => {
    show();
    choose(messages.ordersPage.filters.search, 'ada');
    choose(messages.ordersPage.filters.search, 'ada fern ');
    expect(replace).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(SEARCH_PAUSE_MS));
    expect(replace).toHaveBeenCalledTimes(1);
    expect(asked()).toBe('/orders?search=ada+fern');
  });

  it('shows what the URL says, and links sorting and pages with the filters kept', () => {
    show({
      query: { kind: 'claim', search: 'ada', cursor: 'abc' },
      first: pageOf([order('AAAA-1111')], 'def'),
    });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(value(messages.ordersPage.filters.kind)).toBe('claim');
    expect(value(messages.ordersPage.filters.search)).toBe('ada');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(messages.ordersPage.columns.total)).toBe('/orders?search=ada&kind=claim&sort=-total');
    expect(href(messages.lists.nextPage)).toBe('/orders?search=ada&kind=claim&cursor=def');
    expect(href(messages.lists.firstPage)).toBe('/orders?search=ada&kind=claim');
  });

  it('offers to clear the filters when nothing fits, and empties the search at once', () => {
    show({ query: { status: 'shipped', search: 'ada' }, first: pageOf([]) });
    fireEvent.click(screen.getByRole('link', { name: messages.lists.clear }));
    expect(asked()).toBe('/orders');
    expect(screen.getByLabelText<HTMLInputElement>(messages.ordersPage.filters.search).value).toBe('');
  });

  it('says that nothing matches, above orders of names that are near (D3-26)', () => {
    const near = { ...pageOf([order('AAAA-1111')]), near: true };
    show({ query: { search: 'jhon smiht' }, first: near });
    expect(screen.getByText('No order matches “jhon smiht”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'AAAA-1111' })).toBeTruthy();
  });

  it('lets staff narrow to a client, whose stores are others', () => {
    const tenants = [{ id: 'ten_lumen', name: 'Lumen Robotics' }];
    show({ tenant: null, tenants, query: { event: 'fjord-fern' } });
    choose(messages.ordersPage.filters.tenant, 'ten_lumen');
    expect(asked()).toBe('/orders?tenant=ten_lumen');
    const link = screen.getByRole('link', { name: 'AAAA-1111' });
    expect(link.getAttribute('href')).toBe('/orders/ord_AAAA-1111?tenant=ten_fjord');
  });

  it('leaves what is the rule out of the URL', () => {
    expect(listHref(listOf({ sort: '-created_at', unpaid: '0' }))).toBe('/orders');
  });
});

describe('selected orders', () => {
  const box = (ref: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${ref}` });
  const three = ['AAAA-1111', 'BBBB-2222', 'CCCC-3333'].map((ref) => order(ref));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('are taken by a range, and then all that match', () => {
    show({ first: { ...pageOf(three, 'abc'), total: 9_340 } });
    fireEvent.click(box('AAAA-1111'));
    fireEvent.click(box('CCCC-3333'), { shiftKey: true });
    expect(box('BBBB-2222').checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Select all 9,340 that match' }));
    fireEvent.click(box('BBBB-2222'));
    expect(screen.getAllByText('9,339 selected')).not.toHaveLength(0);
  });

  it('are released after a question, which says how many could not be and why', async () => {
    show({ first: pageOf(three), query: { status: 'new' } });
    fireEvent.click(screen.getByRole('checkbox', { name: messages.lists.selection.page }));
    fireEvent.click(screen.getByRole('button', { name: messages.ordersPage.bulkActs.release.button }));
    const ended = { total: 3, done: 2, refused: [{ code: 'conflict', count: 1, ids: ['ord_CCCC-3333'] }] };
    browserCall.mockImplementation(({ path }: { path: string }) =>
      Promise.resolve(path.includes('/acts') ? { ...bulkActExample, ...ended } : pageOf(three)),
    );
    const dialog = screen.getByRole('dialog', { name: 'Release 3 orders?' });
    await act(async () => {
      fireEvent.click(
        within(dialog).getByRole('button', { name: messages.ordersPage.bulkActs.release.confirm }),
      );
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(browserCall.mock.calls[0]?.[1]).toMatchObject({
      params: { tenant: 'ten_fjord', list: 'orders' },
      body: { act: 'release', ids: three.map(({ id }) => id) },
    });
    expect(within(dialog).getByText('2 orders released')).toBeTruthy();
    expect(within(dialog).getByText(/1 couldn’t be changed: not waiting to be released/)).toBeTruthy();
  });

  it('are reached and taken by keys, unless someone types', () => {
    show({ first: pageOf(three) });
    press('j');
    press('j');
    expect(document.activeElement?.textContent).toBe('BBBB-2222');
    press('x');
    expect(box('BBBB-2222').checked).toBe(true);
    press('k');
    expect(document.activeElement?.textContent).toBe('AAAA-1111');
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText(messages.ordersPage.filters.search));
    press('x');
    press('j');
    expect(document.activeElement).toBe(screen.getByLabelText(messages.ordersPage.filters.search));
  });

  it('opens the export by a key, and explains the keys, which can be switched off', () => {
    show({ first: pageOf(three) });
    press('?');
    expect(screen.getByText(messages.lists.keys.range)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.lists.keys.turnOff }));
    fireEvent.click(screen.getByRole('button', { name: messages.lists.keys.close }));
    press('e');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: messages.lists.keys.label }));
    fireEvent.click(screen.getByRole('button', { name: messages.lists.keys.turnOn }));
    fireEvent.click(screen.getByRole('button', { name: messages.lists.keys.close }));
    press('e');
    expect(screen.getByRole('dialog', { name: messages.lists.export.title })).toBeTruthy();
  });
});

describe('the link of an export’s mail', () => {
  it('shows that export, and offers a new one after it was closed', async () => {
    browserCall.mockResolvedValue(listExportExample);
    show({ known: listExportExample.id });
    await act(async () => jest.advanceTimersByTime(0));
    expect(browserCall.mock.calls[0]?.[1]).toMatchObject({ params: { export: listExportExample.id } });
    const file = screen.getByRole('link', { name: messages.lists.export.download });
    expect(file.getAttribute('href')).toContain(`/exports/${listExportExample.id}/file`);
    expect(screen.queryByRole('button', { name: messages.lists.export.start })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: messages.lists.export.close })[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: messages.lists.export.button }));
    expect(screen.getByRole('button', { name: messages.lists.export.start })).toBeTruthy();
  });
});

describe('what happens meanwhile', () => {
  const change = async (tenant: string) => {
    await act(async () => {
      channels.get(tenant)?.['order.changed']?.({ order_id: 'ord_BBBB-2222', status: 'new' });
      await jest.advanceTimersByTimeAsync(400);
    });
  };

  it('appears without reload, marked and announced', async () => {
    show();
    const fresh = order('BBBB-2222', { created_at: '2026-11-20T09:05:00.000Z' });
    browserCall.mockResolvedValue(pageOf([fresh, order('AAAA-1111')]));
    await change('ten_fjord');
    expect(refs()).toEqual(['BBBB-2222', 'AAAA-1111']);
    expect(document.querySelector('[data-marked]')?.getAttribute('data-row')).toBe('ord_BBBB-2222');
    expect(screen.getByText('New order: BBBB-2222')).toBeTruthy();
    expect(browserCall.mock.calls[0]?.[1]).toMatchObject({ params: { tenant: 'ten_fjord' } });
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(document.querySelector('[data-marked]')).toBeNull();
  });

  it('says which order has moved, and asks once for a burst of events', async () => {
    show();
    browserCall.mockResolvedValue(pageOf([order('AAAA-1111', { status: 'shipped' })]));
    await act(async () => {
      for (let time = 0; time < 5; time += 1)
        channels.get('ten_fjord')?.['order.changed']?.({ order_id: 'x' });
      await jest.advanceTimersByTimeAsync(400);
    });
    expect(browserCall).toHaveBeenCalledTimes(1);
    expect(screen.getByText(`Order AAAA-1111: ${messages.orders.status.shipped}`)).toBeTruthy();
  });

  it('reaches staff from every client listed, or from the one they narrow to', () => {
    const tenants = ['ten_fjord', 'ten_lumen'].map((id) => ({ id, name: id }));
    show({ tenant: null, tenants });
    expect([...channels.keys()]).toEqual(['ten_fjord', 'ten_lumen']);
  });

  it('says when the list could not be refreshed, and keeps it', async () => {
    show();
    browserCall.mockRejectedValue(new Error('gone'));
    await change('ten_fjord');
    expect(screen.getByText(messages.ordersPage.outdated)).toBeTruthy();
    expect(refs()).toEqual(['AAAA-1111']);
  });
});

test('the filter of who must act says how many orders that is, where it is known (S2.2-167)', () => {
  show({ acts: [{ who: 'staff', orders: 12 }] });
  const labels = within(screen.getByLabelText(messages.ordersPage.filters.acts))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toContain(`${BRAND.name} (12)`);
  expect(labels).toContain('Fulfiller');
});
