import { act, fireEvent, render, screen } from '@testing-library/react';
import { readList } from '@/components/admin/list/read-list';
import { KitTest } from '@/components/admin/test-kit';
import { waitingExportExample } from '@/lib/modules/lists/contract/list-export';
import { MAX_NAMED_IDS } from '@/lib/modules/lists/rules/limits';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import type { Selection } from '../table/selection';
import { ExportButton } from './export-button';
import { ExportDialog } from './export-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/client/use-realtime', () => ({
  useRealtime: () => 'connecting',
  useStaffRealtime: () => 'connecting',
}));
const browserCall = jest.fn();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...call: unknown[]): unknown => browserCall(...call),
}));

const named = (count: number): Selection => ({
  kind: 'some',
  ids: new Set(Array.from({ length: count }, (_, n) => `ord_${n}`)),
});

function show(selection: Selection, params: Record<string, string> = { status: 'new' }) {
  render(
    <ExportDialog
      place={{ list: 'orders', tenant: 'ten_fjord' }}
      list={readList(listAllOrders.query, { path: '/orders', params })}
      total={1200}
      selection={selection}
      shown={['order_ref', 'status']}
      known={undefined}
      onClose={jest.fn()}
    />,
    { wrapper: KitTest },
  );
}
const rows = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' });
const offered = () => [...rows().options].map((option) => option.text);
const chosen = () => rows().selectedOptions[0]?.text;

/** What the dialog asks for. */
async function sent() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })));
  const [, { body }] = browserCall.mock.calls[0] as [unknown, { body: Record<string, unknown> }];
  return body;
}

beforeEach(() => {
  browserCall.mockReset().mockResolvedValue(waitingExportExample);
});

describe('the export dialog (D48-3)', () => {
  it('offers the selected rows first, and sends their ids', async () => {
    show(named(2));
    expect(offered()).toEqual([
      'The 2 selected rows',
      'All 1,200 rows that match the filters',
      'All rows, without filters',
    ]);
    expect(chosen()).toBe('The 2 selected rows');
    expect(await sent()).toEqual({
      query: { status: 'new' },
      rows: { ids: ['ord_0', 'ord_1'] },
      sort: null,
      columns: [],
    });
  });

  it('sends which rows are left out where all that match are selected', async () => {
    show({ kind: 'all', except: new Set(['ord_7']) });
    expect(chosen()).toBe('The 1,199 selected rows');
    expect(await sent()).toMatchObject({ query: { status: 'new' }, rows: { except: ['ord_7'] } });
  });

  it('offers no selection where there is none, and sends the filters alone', async () => {
    show(named(0));
    expect(offered()).toEqual(['All 1,200 rows that match the filters', 'All rows, without filters']);
    expect((await sent())['rows']).toBeUndefined();
  });

  it('does not offer more rows than a call takes one by one', () => {
    show(named(MAX_NAMED_IDS + 1), {});
    expect(offered()).toEqual(['All 1,200 rows']);
  });

  it('leaves the filters out where all rows are asked for, and takes the columns shown', async () => {
    show(named(2));
    fireEvent.change(rows(), { target: { value: 'all' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Columns' }), { target: { value: 'shown' } });
    expect(await sent()).toEqual({ query: {}, sort: null, columns: ['order_ref', 'status'] });
  });
});

it('the link of a mail opens its export once: closed, the address names it no longer, and keeps the rest', () => {
  window.history.replaceState(null, '', '/settings/log?actor=staff&export=exp_1');
  render(
    <ExportButton known="exp_1">
      {({ known, onClose }) => <button onClick={onClose}>{known ?? 'a new one'}</button>}
    </ExportButton>,
    { wrapper: KitTest },
  );
  fireEvent.click(screen.getByRole('button', { name: 'exp_1' }));
  expect(window.location.search).toBe('?actor=staff');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(screen.getByRole('button', { name: 'a new one' }));
  expect(window.location.search).toBe('?actor=staff');
});
