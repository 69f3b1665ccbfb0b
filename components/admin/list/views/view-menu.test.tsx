import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { readList } from '@/components/admin/list/read-list';
import { KitTest, press } from '@/components/admin/test-kit';
import { TOAST_EVENT, type ToastRequest } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { savedViewExample, type SavedView } from '@/lib/modules/lists/contract/saved-view';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { ListProvider } from '../list-context';
import { useColumns } from '../table/use-columns';
import { ViewMenu } from './view-menu';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

interface Call {
  params: { view?: string };
  body?: Partial<SavedView>;
}
/** What is stored; the calls of the menu read and change it as the service does. */
let stored: SavedView[] = [];
let canShare = true;
let refusal: Error | null = null;
const asked = jest.fn();
jest.mock('@/lib/client/browser', () => ({
  browserCall: ({ method, path }: { method: string; path: string }, { params, body }: Call): unknown => {
    if (method === 'get') return Promise.resolve({ views: stored, can_share: canShare });
    const verb = path.split('/').at(-1) ?? '';
    asked(verb, params.view, body);
    return refusal ? Promise.reject(refusal) : Promise.resolve(write(verb, params.view, body));
  },
}));
function write(verb: string, id: string | undefined, body: Call['body']) {
  if (verb === 'delete') {
    stored = stored.filter((one) => one.id !== id);
    return {};
  }
  const known = stored.find((one) => one.id === id);
  const saved = { ...(known ?? view(`viw_${stored.length + 1}`)), ...body };
  stored = [...stored.filter((one) => one !== known), saved];
  return saved;
}

function view(id: string, change: Partial<SavedView> = {}): SavedView {
  return { ...savedViewExample, id, shared: false, mine: true, can_change: true, version: 3, ...change };
}
const LARGE = view('viw_large', {
  name: 'Large',
  query: { status: 'in_production' },
  sort: '-total',
  columns: ['order_ref', 'total'],
});
const PLAIN = view('viw_plain', { name: 'Plain', query: {}, sort: null, columns: [] });
const THEIRS = view('viw_theirs', { name: 'Team', shared: true, mine: false, can_change: false });

const COLUMNS: { id: string; always?: true }[] = [
  { id: 'order_ref', always: true },
  { id: 'status' },
  { id: 'total' },
];
const change = jest.fn();
const toasts: ToastRequest[] = [];
const listen = (event: Event) => toasts.push((event as CustomEvent<ToastRequest>).detail);

function Screen({ params }: { params: Record<string, string> }) {
  const columns = useColumns('orders', COLUMNS);
  const list = readList(listAllOrders.query, { path: '/orders', params });
  const value = {
    list,
    asked: list.query,
    pending: false,
    cleared: 0,
    change,
    clear: jest.fn(),
    retry: jest.fn(),
  };
  return (
    <ListProvider value={value}>
      <p>{columns.shown.join(' ')}</p>
      <ViewMenu place={{ list: 'orders', tenant: 'ten_fjord' }} columns={columns} />
    </ListProvider>
  );
}
const screenOf = (params: Record<string, string>) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <KitTest>
      <Screen params={params} />
    </KitTest>
  </SWRConfig>
);

/** The menu over a list with these parameters, open. */
async function show(params: Record<string, string> = {}) {
  const shown = render(screenOf(params));
  await open();
  if (stored.length > 0) await screen.findByRole('menuitem', { name: stored[0]?.name });
  return shown;
}
async function open() {
  const button = await screen.findByRole('button');
  act(() => button.focus());
  press('ArrowDown');
  await screen.findByRole('menu');
}
const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));
const lastToast = () => waitFor(() => toasts.at(-1) ?? Promise.reject(new Error('no toast yet')));

beforeEach(() => {
  [stored, canShare, refusal] = [[LARGE, PLAIN, THEIRS], true, null];
  toasts.length = 0;
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.addEventListener(TOAST_EVENT, listen);
});
afterEach(() => window.removeEventListener(TOAST_EVENT, listen));

describe('the views of a list (D28-2)', () => {
  it('are own ones and shared ones; without an opened one the only act is to save a new one', async () => {
    await show();
    const own = within(screen.getByRole('group', { name: 'My views' }));
    expect(own.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Large', 'Plain']);
    const shared = within(screen.getByRole('group', { name: 'Shared views' }));
    expect(shared.getAllByRole('menuitem')).toHaveLength(1);
    expect(entries()).toEqual(['Large', 'Plain', 'Team', 'Save as new view']);
  });

  it('one is chosen: its filters, sorting and columns, and no other filter', async () => {
    await show({ kind: 'claim', search: 'ada' });
    choose('Large');
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({
        status: 'in_production',
        sort: '-total',
        kind: undefined,
        search: undefined,
        cursor: undefined,
      }),
    );
    expect(screen.getByText('order_ref total')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Large' })).toBeTruthy();
  });

  it('one without columns of its own shows all of the list', async () => {
    localStorage.setItem('list-columns:orders', 'order_ref');
    await show();
    choose('Plain');
    expect(screen.getByText('order_ref status total')).toBeTruthy();
  });

  it('the opened one is updated with what is shown; one that shows just that has nothing to update', async () => {
    sessionStorage.setItem('list-view:orders', LARGE.id);
    localStorage.setItem('list-columns:orders', 'order_ref total');
    const { rerender } = await show({ status: 'in_production', sort: '-total' });
    expect(entries()).not.toContain('Update “Large”');
    rerender(screenOf({ status: 'shipped', sort: '-total' }));
    choose('Update “Large”');
    expect(asked.mock.calls).toEqual([
      [
        '{view}',
        LARGE.id,
        { version: 3, query: { status: 'shipped' }, sort: '-total', columns: ['order_ref', 'total'] },
      ],
    ]);
    expect(await lastToast()).toMatchObject({ kind: 'success', text: '“Large” updated' });
  });

  it('someone else saved in between: the update says so', async () => {
    sessionStorage.setItem('list-view:orders', LARGE.id);
    refusal = new ApiError(409, { code: 'conflict' });
    await show({ status: 'shipped' });
    choose('Update “Large”');
    expect((await lastToast()).kind).toBe('error');
  });

  it('a shared one of someone else can be used, and neither updated, renamed nor removed', async () => {
    sessionStorage.setItem('list-view:orders', THEIRS.id);
    await show({ status: 'shipped' });
    expect(screen.getByRole('button', { name: 'Team', hidden: true })).toBeTruthy();
    expect(entries()).toEqual(['Large', 'Plain', 'Team', 'Save as new view']);
  });

  it('the opened one may have been removed elsewhere: the menu has its own name again', async () => {
    sessionStorage.setItem('list-view:orders', 'viw_gone');
    await show();
    expect(screen.getByRole('button', { name: 'Views', hidden: true })).toBeTruthy();
    expect(entries()).toEqual(['Large', 'Plain', 'Team', 'Save as new view']);
  });
});

describe('saving, renaming, removing', () => {
  const dialog = () => screen.findByRole('dialog');
  const name = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('saves what is shown under a name, for the team if it is to be, and opens it', async () => {
    localStorage.setItem('list-columns:orders', 'order_ref status');
    await show({ status: 'shipped', sort: 'total' });
    choose('Save as new view');
    await dialog();
    save();
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    name('  Sent  ');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Share with your team' }));
    save();
    expect(await lastToast()).toMatchObject({ text: '“Sent” saved' });
    const content = { query: { status: 'shipped' }, sort: 'total', columns: ['order_ref', 'status'] };
    expect(asked.mock.calls).toEqual([['views', undefined, { ...content, name: 'Sent', shared: true }]]);
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('who may not share is not asked', async () => {
    canShare = false;
    await show();
    choose('Save as new view');
    await dialog();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('a name that is taken is refused in the dialog, which stays open', async () => {
    refusal = new ApiError(409, { code: 'name_taken' });
    await show();
    choose('Save as new view');
    await dialog();
    name('Large');
    save();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Large');
  });

  it('renames the opened one and leaves its content alone', async () => {
    sessionStorage.setItem('list-view:orders', LARGE.id);
    await show({ status: 'shipped' });
    choose('Rename “Large”');
    await dialog();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Large');
    name('Huge');
    save();
    await lastToast();
    expect(asked.mock.calls).toEqual([['{view}', LARGE.id, { version: 3, name: 'Huge', shared: false }]]);
    expect(await screen.findByRole('button', { name: 'Huge' })).toBeTruthy();
  });

  it('removes the opened one at once, and brings it back when that is taken back', async () => {
    sessionStorage.setItem('list-view:orders', LARGE.id);
    await show();
    choose('Remove “Large”');
    const removed = await lastToast();
    expect(removed.text).toBe('“Large” removed');
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
    act(() => removed.action?.run());
    await waitFor(() => expect(stored.map((one) => one.name)).toEqual(['Plain', 'Team', 'Large']));
    const { query, sort, columns } = LARGE;
    expect(asked.mock.calls).toEqual([
      ['delete', LARGE.id, undefined],
      ['views', undefined, { name: 'Large', shared: false, query, sort, columns }],
    ]);
  });

  it('says why it could not be removed', async () => {
    sessionStorage.setItem('list-view:orders', LARGE.id);
    refusal = new ApiError(500, { code: 'internal' });
    await show();
    choose('Remove “Large”');
    expect((await lastToast()).kind).toBe('error');
    expect(stored).toContain(LARGE);
  });
});
