import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { TOAST_EVENT, type ToastRequest } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { messages } from '@/messages/en-GB';
import { MoveMenu } from './move-menu';
import type { MovedRow } from './use-move';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
const browserCall = jest.fn();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...all: unknown[]): unknown => browserCall(...all),
}));

const T = messages.ordersPage.moves;
const ORDER: MovedRow = {
  id: 'ord_1',
  tenant_id: 'ten_fjord',
  order_ref: 'AAAA-1111',
  status: 'in_production',
  moves: ['packaged', 'shipped', 'cancelled'],
};

const toasts: ToastRequest[] = [];
const listen = (event: Event) => toasts.push((event as CustomEvent<ToastRequest>).detail);
beforeEach(() => {
  browserCall.mockReset();
  toasts.length = 0;
  window.addEventListener(TOAST_EVENT, listen);
});
afterEach(() => window.removeEventListener(TOAST_EVENT, listen));

function show(order: Partial<MovedRow> = {}) {
  const onMoved = jest.fn();
  render(<MoveMenu small order={{ ...ORDER, ...order }} onMoved={onMoved} />, { wrapper: KitTest });
  return onMoved;
}
async function choose(status: string) {
  const button = screen.getByRole('button', { name: 'Move order AAAA-1111 to…' });
  await act(async () => {
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyUp(button, { key: 'Enter' });
    await Promise.resolve();
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: status }));
    await Promise.resolve();
  });
}
const sent = () =>
  browserCall.mock.calls.map(([call, { body }]: [{ path: string }, { body?: unknown }]) => [call.path, body]);
const MOVE = '/api/{tenant}/orders/{order}/move';

it('moves at once what can be taken back, by keyboard, and takes it back (S2.2-164, S2.2-166)', async () => {
  const onMoved = show();
  browserCall.mockResolvedValueOnce({
    id: 'ord_1',
    status: 'packaged',
    undo_until: '2026-11-20T09:01:00.000Z',
  });
  await choose('Packaged');
  expect(sent()).toEqual([[MOVE, { to: 'packaged', reason: '', from: 'in_production' }]]);
  expect(toasts[0]).toMatchObject({ kind: 'success', text: 'Order AAAA-1111 moved to “Packaged”' });
  expect(onMoved).toHaveBeenCalledTimes(1);
  browserCall.mockRejectedValueOnce(new ApiError(409, { code: 'undo_overtaken' }));
  await act(async () => {
    toasts[0]?.action?.run();
    await Promise.resolve();
  });
  expect(sent()[1]).toEqual([`${MOVE}/undo`, undefined]);
  expect(toasts[1]).toMatchObject({ kind: 'error', text: messages.errors.undo_overtaken });
});

it('says a refusal, and looks again', async () => {
  const onMoved = show();
  browserCall.mockRejectedValueOnce(new ApiError(409, { code: 'move_not_open' }));
  await choose('Packaged');
  expect(toasts).toEqual([{ kind: 'error', text: `AAAA-1111: ${messages.errors.move_not_open}` }]);
  expect(onMoved).toHaveBeenCalledTimes(1);
});

it('asks why an order is cancelled, keeps what was typed, and sends it once (D32-65)', async () => {
  show();
  await choose('Cancelled');
  const dialog = screen.getByRole('dialog', { name: 'Move order AAAA-1111 to “Cancelled”?' });
  const move = within(dialog).getByRole('button', { name: T.confirm });
  fireEvent.click(move);
  expect(browserCall).not.toHaveBeenCalled();
  const field = within(dialog).getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'Lost by the carrier' } });
  browserCall.mockRejectedValueOnce(new ApiError(409, { code: 'order_held' }));
  await act(async () => {
    fireEvent.click(move);
    fireEvent.click(move);
    await Promise.resolve();
  });
  expect(sent()).toEqual([[MOVE, { to: 'cancelled', reason: 'Lost by the carrier', from: 'in_production' }]]);
  expect(within(dialog).getByText(messages.errors.order_held)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Lost by the carrier');
});

it('takes where a sent parcel is, keeps it when the server refuses it, and needs none of it (D32-84)', async () => {
  show();
  await choose('Shipped');
  const move = screen.getByRole('button', { name: T.confirm });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(label) }), { target: { value } });
  type(T.tracking.url, 'post.example/RM1');
  type(T.tracking.number, 'RM1');
  browserCall.mockRejectedValueOnce(
    new ApiError(422, { code: 'invalid', codes: { 'tracking.url': ['bad_url'] } }),
  );
  const press = () =>
    act(async () => {
      fireEvent.click(move);
      await Promise.resolve();
    });
  await press();
  const link = screen.getByRole('textbox', { name: new RegExp(T.tracking.url) });
  expect([link.getAttribute('aria-invalid'), (link as HTMLInputElement).value]).toEqual([
    'true',
    'post.example/RM1',
  ]);
  type(T.tracking.url, '');
  type(T.tracking.number, '');
  browserCall.mockResolvedValueOnce({ id: 'ord_1', status: 'shipped', undo_until: null });
  await press();
  expect(sent().map(([, body]) => body)).toEqual([
    {
      to: 'shipped',
      reason: '',
      from: 'in_production',
      tracking: { carrier: '', number: 'RM1', url: 'post.example/RM1' },
    },
    { to: 'shipped', reason: '', from: 'in_production' },
  ]);
});

it('says what an issue means for the recipient, and nothing where no move is open (D32-63)', async () => {
  show({ status: 'processed', moves: ['address_issue'] });
  await choose('Address issue');
  expect(screen.getByText(T.text.told)).toBeTruthy();
  expect(screen.getByText(T.told)).toBeTruthy();
});

it('is not there where nothing is open', () => {
  show({ moves: [] });
  expect(screen.queryByRole('button')).toBeNull();
});
