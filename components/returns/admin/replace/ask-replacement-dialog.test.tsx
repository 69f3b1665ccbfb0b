import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import { messages } from '@/messages/en-GB';
import { AskReplacementButton } from './ask-replacement-button';

const call = jest.fn<Promise<unknown>, [{ path: string }, { body: Record<string, unknown> }]>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (path: { path: string }, input: { body: Record<string, unknown> }) => call(path, input),
}));

const NONE: OrderCases = { currency: 'GBP', cases: [], upload: null };
const order = { ...orderDetailExample, status: 'shipped', can_request_replacement: true };
const refresh = jest.fn();

function show(more: Partial<typeof order> = {}) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AskReplacementButton order={{ ...order, ...more }} first={NONE} refresh={refresh} />
    </NextIntlClientProvider>,
  );
}
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Request replacement' }));
  return screen.findByRole('dialog');
};
const send = () => {
  const button = screen.getByRole('button', { name: 'Send request' });
  fireEvent.click(button);
  fireEvent.click(button);
};

beforeEach(() => {
  call.mockReset();
  refresh.mockReset();
});

test('asks for items with a reason and words, once however often it is clicked (D53-13)', async () => {
  call.mockResolvedValue(NONE);
  show();
  await open();
  send();
  expect(await screen.findByText(messages.errors.field.required)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Note for our team/), { target: { value: 'It never came.' } });
  fireEvent.change(screen.getByLabelText(/^What’s wrong/), { target: { value: 'lost' } });
  send();
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1].body).toMatchObject({
    reason: 'lost',
    words: 'It never came.',
    lines: [{ line: order.lines[0]?.id, quantity: 1 }],
    photos: [],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that an order can’t be replaced any more, and keeps what was typed', async () => {
  call.mockRejectedValue(new ApiError(409, { code: 'conflict' }));
  show();
  await open();
  const words = screen.getByLabelText<HTMLTextAreaElement>(/^Note for our team/);
  fireEvent.change(words, { target: { value: 'Torn.' } });
  send();
  expect(await screen.findByText(/can’t be replaced any more/)).toBeTruthy();
  expect(words.value).toBe('Torn.');
});

test('is not there for who makes replacements, and before anything was made', () => {
  const { unmount } = show({ can_replace: true });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ can_request_replacement: false });
  expect(screen.queryByRole('button')).toBeNull();
});
