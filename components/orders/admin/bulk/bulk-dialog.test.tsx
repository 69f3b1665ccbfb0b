import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { bulkActExample, type BulkAct, type NewAct } from '@/lib/modules/lists/contract/bulk-act';
import { messages } from '@/messages/en-GB';
import { BULK_ACTS, type OrderBulkAct } from './bulk-input';
import { BulkDialog } from './bulk-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useRealtime: () => 'live',
  useStaffRealtime: () => 'connecting',
}));
const browserCall = jest.fn();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...all: unknown[]): unknown => browserCall(...all),
}));

const SEEN = '2026-11-20T09:05:00.000Z';
const T = messages.ordersPage.bulkActs;

interface Shown {
  act: OrderBulkAct;
  count?: number;
  rows?: NewAct;
}

function open({ act: name, count = 3, rows = { act: name, ids: ['ord_1', 'ord_2', 'ord_3'] } }: Shown) {
  const ended = { close: jest.fn(), end: jest.fn() };
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BulkDialog
        place={{ list: 'orders', tenant: 'ten_fjord' }}
        act={name}
        rows={rows}
        count={count}
        seen={SEEN}
        onEnd={ended.end}
        onClose={ended.close}
      />
    </SWRConfig>,
    { wrapper: KitTest },
  );
  return { ...ended, unmount };
}

const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
async function confirm(name: OrderBulkAct, answer: Partial<BulkAct> = {}) {
  browserCall.mockResolvedValue({ ...bulkActExample, act: name, total: 3, done: 3, refused: [], ...answer });
  await act(async () => {
    fireEvent.click(button(T[name].confirm));
    await Promise.resolve();
  });
}
const sent = (): unknown => (browserCall.mock.calls[0]?.[1] as { body: unknown } | undefined)?.body;

beforeEach(() => browserCall.mockReset());

const TITLES: Record<OrderBulkAct, [one: string, all: string]> = {
  release: ['Release 1 order?', 'Release all selected orders?'],
  approve: ['Approve 1 order?', 'Approve all selected orders?'],
  resend_mail: ['Resend an email for 1 order?', 'Resend an email for all selected orders?'],
  add_note: ['Add a note to 1 order?', 'Add a note to all selected orders?'],
  request_replacement: [
    'Request a replacement for 1 order?',
    'Request a replacement for all selected orders?',
  ],
  move: ['Move 1 order?', 'Move all selected orders?'],
  undo_move: ['Undo your move of 1 order?', 'Undo your move of all selected orders?'],
  cancel: ['Cancel 1 order?', 'Cancel all selected orders?'],
};

describe('the question before a bulk act (D3-57)', () => {
  it.each(BULK_ACTS)('%s: names the act and how many, also of more than are counted', (name) => {
    const { unmount } = open({ act: name, count: 1 });
    expect(screen.getByRole('dialog', { name: TITLES[name][0] })).toBeTruthy();
    expect(screen.getByText(T[name].text)).toBeTruthy();
    expect(button(T[name].confirm)).toBeTruthy();
    unmount();
    open({ act: name, count: 10_001 });
    expect(screen.getByRole('dialog', { name: TITLES[name][1] })).toBeTruthy();
  });

  it.each(BULK_ACTS)('%s: says so where none of the rows could be changed', async (name) => {
    const { end } = open({ act: name });
    if (name === 'add_note') fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Called.' } });
    if (name === 'move') fireEvent.change(screen.getByRole('combobox'), { target: { value: 'packaged' } });
    const refused = [{ code: 'conflict', count: 3, ids: ['ord_1'], names: ['AAAA-1111'] }];
    await confirm(name, { done: 0, refused });
    expect(screen.getByRole('status').textContent).toMatch(/^No (order|email|note|replacement)s/);
    expect(screen.getByText(/3 couldn’t be changed: /)).toBeTruthy();
    expect(screen.getByText('AAAA-1111 …')).toBeTruthy();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('a move of many orders (S2.2-165)', () => {
  it('asks where to, and why where that stops or ends an order', async () => {
    open({ act: 'move' });
    fireEvent.click(button(T.move.confirm));
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'address_issue' } });
    fireEvent.click(button(T.move.confirm));
    expect(browserCall).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No such street' } });
    await confirm('move');
    expect(sent()).toMatchObject({ input: { to: 'address_issue', reason: 'No such street' } });
  });

  it('is taken back without another question (S2.2-166)', async () => {
    browserCall.mockResolvedValue({ ...bulkActExample, act: 'undo_move', total: 3, done: 2, refused: [] });
    await act(async () => {
      open({ act: 'undo_move' });
      await Promise.resolve();
    });
    expect(sent()).toEqual({ act: 'undo_move', ids: ['ord_1', 'ord_2', 'ord_3'] });
    expect(screen.getByText('2 moves undone')).toBeTruthy();
  });
});

describe('what a bulk act is asked for with', () => {
  it('an approval is of the orders as the list was read (D3-58)', async () => {
    open({ act: 'approve' });
    await confirm('approve');
    expect(sent()).toEqual({ act: 'approve', ids: ['ord_1', 'ord_2', 'ord_3'], input: { seen: SEEN } });
    expect(screen.getByText('3 orders approved')).toBeTruthy();
  });

  it('a release takes nothing, and all but some are asked for by the filters', async () => {
    const rows: NewAct = { act: 'release', query: { status: 'new' }, except: ['ord_2'] };
    open({ act: 'release', count: 41, rows });
    expect(screen.getByRole('dialog', { name: 'Release 41 orders?' })).toBeTruthy();
    await confirm('release');
    expect(sent()).toEqual(rows);
  });

  it('a note is not added without a word, and the field says what is missing', async () => {
    open({ act: 'add_note' });
    fireEvent.click(button(T.add_note.confirm));
    expect(browserCall).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Called.' } });
    await confirm('add_note');
    expect(sent()).toMatchObject({ input: { message: 'Called.' } });
  });

  it('a cancellation keeps its reason, and words where the reason is another one', async () => {
    open({ act: 'cancel' });
    expect(button(T.cancel.keep)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'other' } });
    fireEvent.click(button(T.cancel.confirm));
    expect(browserCall).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Flooded' } });
    await confirm('cancel');
    expect(sent()).toMatchObject({ input: { reason: 'other', words: 'Flooded' } });
  });
});

test('rows that fail are named by reference, each reason in words of the act (D3-57)', async () => {
  open({ act: 'resend_mail', count: 5 });
  const row = (code: string, name: string) => ({ code, count: 1, ids: [name], names: [name] });
  const codes = [
    row('not_found', 'AAAA-1111'),
    row('rate_limited', 'BBBB-2222'),
    row('conflict', 'CCCC-3333'),
  ];
  await confirm('resend_mail', { total: 5, done: 2, refused: codes });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(screen.getByText('2 emails on their way')).toBeTruthy();
  expect(items).toEqual([
    `1 couldn’t be changed: ${T.resend_mail.never}AAAA-1111`,
    `1 couldn’t be changed: ${T.resend_mail.often}BBBB-2222`,
    `1 couldn’t be changed: ${T.resend_mail.conflict}CCCC-3333`,
  ]);
});
