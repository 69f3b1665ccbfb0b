import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { keepRecentPlace, readRecentPlaces } from '@/lib/client/recent-places';
import { ApiError } from '@/lib/client/api-error';
import type { HitsQuery } from '@/lib/modules/search/client/find-hits';
import type { SearchHits } from '@/lib/modules/search/contract/search';
import type { Actor, Role } from '@/lib/permissions/roles';
import { messages } from '@/messages/en-GB';
import { Palette } from './palette';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
const ask = jest.fn<Promise<SearchHits>, [string | null, HitsQuery]>();
jest.mock('@/lib/modules/search/client/find-hits', () => ({
  findHits: (tenant: string | null, query: HitsQuery) => ask(tenant, query),
}));

const t = messages.search;
const EMPTY: SearchHits = {
  events: [],
  products: [],
  orders: [],
  codes: [],
  files: [],
  clients: [],
  more: [],
};
const client = (role: Role): Actor => ({ role, superadmin: 0, tenantId: 'ten_fjord' });
const STAFF: Actor = { role: 'admin', superadmin: 1, tenantId: null };
const fjord = { tenant_id: 'ten_fjord', tenant_name: 'Fjord & Fern Coffee' };
const ORDER: SearchHits['orders'][number] = {
  ...fjord,
  event_slug: 'fjord-fern',
  event_name: 'Fjord & Fern',
  id: 'ord_1',
  order_ref: 'M7QK-3FXW',
  status: null,
  customer_name: 'Ada Fern',
  customer_email: 'ada@fern.example',
  created_at: '2026-11-20T09:00:00.000Z',
};

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: t.label });
const lines = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

async function open(actor: Actor): Promise<void> {
  render(
    <KitTest>
      <Palette actor={actor} userId="usr_1" />
    </KitTest>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: t.title });
}

describe('Palette (D3-12)', () => {
  beforeEach(() => {
    ask.mockReset().mockResolvedValue(EMPTY);
    push.mockClear();
    localStorage.clear();
  });

  it.each([
    ['admin', true],
    ['account_manager', true],
    ['customer_service', false],
  ] as const)('a client’s %s is offered pages and acts by permission', async (role, changes) => {
    await open(client(role));
    expect(lines()).toEqual(expect.arrayContaining([messages.menu.dashboard, t.acts.showOrders]));
    expect(lines().includes(t.acts.createEvent)).toBe(changes);
    // Balance and budgets are for who manages stores, too (D3).
    expect(lines().includes(t.pages.billing)).toBe(role !== 'customer_service');
    expect(lines()).not.toContain(messages.menu.clients);
    // Nothing is asked of the server before anything is typed.
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows what the server found, with the tenant for staff, and says how many lines there are', async () => {
    ask.mockResolvedValue({
      ...EMPTY,
      orders: [ORDER],
      clients: [{ id: 'ten_fjord', name: 'Fjord & Fern Coffee' }],
      more: ['orders'],
    });
    await open(STAFF);
    type('m7qk');
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]).toBe(
      `M7QK-3FXWAda Fern · ada@fern.example · ${t.unpaid} · Fjord & Fern · Fjord & Fern Coffee`,
    );
    expect(lines()[1]).toBe(t.all.orders);
    const links = screen.getAllByRole('option').map((option) => option.getAttribute('href'));
    expect(links).toEqual(['/orders/ord_1?tenant=ten_fjord', '/orders?search=m7qk', '/clients/ten_fjord']);
    expect(ask).toHaveBeenLastCalledWith(null, { q: 'm7qk', only: undefined });
    expect(screen.getByText('3 results')).toBeTruthy();
  });

  it('keeps the place of an order without the person’s name', async () => {
    ask.mockResolvedValue({ ...EMPTY, orders: [ORDER] });
    await open(client('admin'));
    type('ada');
    await screen.findByText('M7QK-3FXW');
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(push).toHaveBeenCalledWith('/orders/ord_1');
    expect(readRecentPlaces('usr_1')).toEqual([
      { href: '/orders/ord_1', label: 'M7QK-3FXW', kind: 'orders' },
    ]);
    expect(readRecentPlaces('usr_2')).toEqual([]);
  });

  it('shows the places opened last first, and only while nothing is typed', async () => {
    keepRecentPlace('usr_1', { href: '/orders/ord_9', label: 'KEPT-0009', kind: 'orders' });
    await open(client('admin'));
    expect(lines()[0]).toBe('KEPT-0009');
    type('dash');
    expect(lines()).toEqual([messages.menu.dashboard]);
  });

  it('takes the rest of an act’s name as the search for its store', async () => {
    const events: SearchHits['events'] = [
      { ...fjord, slug: 'tidewater', name: 'Tidewater', type: 'Store', status: 'Active' },
    ];
    ask.mockResolvedValue({ ...EMPTY, events });
    await open(client('admin'));
    type('show orders tide');
    await waitFor(() => expect(lines()).toContain(t.acts.showOrders));
    fireEvent.click(screen.getByRole('option', { name: t.acts.showOrders }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: t.acts.showOrders });
    expect(field.value).toBe('tide');
    await waitFor(() => expect(ask).toHaveBeenLastCalledWith('ten_fjord', { q: 'tide', only: 'events' }));
    const choice = await screen.findByRole('option', { name: 'Tidewater' });
    expect(choice.getAttribute('href')).toBe('/events/tidewater/orders');
    fireEvent.click(screen.getByRole('button', { name: t.back }));
    expect(await screen.findByRole('textbox', { name: t.label })).toBeTruthy();
    type('show orders');
    fireEvent.click(screen.getByRole('option', { name: t.acts.showOrders }));
    fireEvent.keyDown(await screen.findByRole('textbox', { name: t.acts.showOrders }), { key: 'Backspace' });
    expect(await screen.findByRole('textbox', { name: t.label })).toBeTruthy();
  });

  it('says that nothing is found, and that the search failed or the session ended, with pages still there', async () => {
    await open(client('admin'));
    type('zzz');
    expect(await screen.findByText('No results for “zzz”')).toBeTruthy();
    ask.mockRejectedValue(new ApiError(503, { code: 'unavailable' }));
    type('dash');
    expect(await screen.findByText(t.failed)).toBeTruthy();
    expect(lines()).toEqual([messages.menu.dashboard]);
    ask.mockRejectedValue(new ApiError(401, { code: 'unauthenticated' }));
    fireEvent.click(screen.getByRole('button', { name: t.retry }));
    expect(await screen.findByText(t.ended)).toBeTruthy();
    expect(screen.getByRole('link', { name: t.login }).getAttribute('href')).toBe('/login');
    ask.mockResolvedValue(EMPTY);
    fireEvent.click(screen.getByRole('button', { name: t.retry }));
    await waitFor(() => expect(screen.queryByText(t.ended)).toBeNull());
  });

  it('opens by a slash, but not in a field, nor where single keys are switched off', async () => {
    render(
      <KitTest>
        <input aria-label="Name" />
        <Palette actor={client('admin')} userId="usr_1" />
      </KitTest>,
    );
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' });
    localStorage.setItem('list-keys', 'off');
    fireEvent.keyDown(document.body, { key: '/' });
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    localStorage.removeItem('list-keys');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(await screen.findByRole('dialog', { name: t.title })).toBeTruthy();
  });
});
