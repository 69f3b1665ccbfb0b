import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { readReplaceable, type Replaceable } from '@/lib/modules/returns/contract/replacements';
import { messages } from '@/messages/en-GB';
import { ReplaceScreen } from './replace-screen';

const call = jest.fn<Promise<unknown>, [{ path: string }, { body: Record<string, unknown> }]>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (path: { path: string }, input: { body: Record<string, unknown> }) => call(path, input),
}));
const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push, refresh }),
}));

const example = readReplaceable.example.response as Replaceable;

const shown: Replaceable = {
  ...example,
  complaints: [
    {
      id: 'cas_one',
      reason: 'misprinted',
      words: 'Upside down',
      lines: [{ line: example.lines[0]?.id ?? '', quantity: 2 }],
      version: 3,
    },
  ],
};

function show(order: Replaceable = shown, complaint = '') {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <main>
        <h1>Replace an order</h1>
        <ReplaceScreen order={order} complaint={complaint} />
      </main>
    </NextIntlClientProvider>,
  );
}

const pieces = () => screen.getByLabelText(/^How many to replace: Crew Tee/);
const make = () => {
  const button = screen.getByRole('button', { name: 'Make replacement' });
  fireEvent.click(button);
  fireEvent.click(button);
};
const sent = () => call.mock.calls[0]?.[1].body;

beforeEach(() => {
  call.mockReset();
  push.mockReset();
  refresh.mockReset();
});

test('says what each bearer means in money, for what is chosen (S2.2-115)', async () => {
  show();
  // One tee: 6.50 + 3.20, shipping, and 20 % tax on both.
  const client = screen.getByRole('radio', { name: /^The client/ });
  const text = () => client.closest('label')?.textContent ?? '';
  expect(text()).toMatch(/£\d+\.\d\d is reserved on Fjord & Fern Coffee’s credit account/);
  const one = text();
  fireEvent.change(pieces(), { target: { value: '2' } });
  expect(text()).not.toBe(one);
  fireEvent.change(pieces(), { target: { value: '0' } });
  expect(text()).toContain('Choose items to see what it costs.');
  make();
  expect(await screen.findByText('Choose at least one item')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a complaint fills the form in, and a double click sends it once with what was seen (S2.2-113)', async () => {
  call.mockResolvedValue({ id: 'ord_new', order_ref: 'R4TB-9KDX', status: 'new', parent_status: 'shipped' });
  show(shown, 'cas_one');
  expect(within(pieces()).getByRole<HTMLOptionElement>('option', { name: '2 of 2' }).selected).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^The client/ }));
  make();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/orders/ord_new?tenant=ten_fjord'));
  expect(call).toHaveBeenCalledTimes(1);
  expect(sent()).toMatchObject({
    reason: 'misprinted',
    borne_by: 'client',
    lines: [{ quantity: 2 }],
    complaint: { id: 'cas_one', version: 3 },
    address_first_line: shown.address.address_first_line,
  });
});

test.each<[ApiError['code'], Record<string, string[]>, RegExp]>([
  ['out_of_stock', {}, /isn’t enough stock/],
  ['conflict', {}, /changed since you opened the page/],
  ['invalid', { cost: ['amount_mismatch'] }, /The cost has changed/],
  ['invalid', { lines: ['too_large'] }, /refunded or replaced already/],
])('%s says what to do, and keeps what was chosen', async (code, codes, text) => {
  call.mockRejectedValue(new ApiError(409, { code, codes }));
  show();
  fireEvent.change(pieces(), { target: { value: '2' } });
  make();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(refresh).toHaveBeenCalled();
  expect(within(pieces()).getByRole<HTMLOptionElement>('option', { name: '2 of 2' }).selected).toBe(true);
});

test('says why nothing can be replaced (S2.2-114)', () => {
  const { unmount } = show({ ...shown, blocked: 'cancelled' });
  expect(screen.getByText('This order is cancelled. Its items can’t be replaced.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make replacement' })).toBeNull();
  unmount();
  show({ ...shown, lines: shown.lines.map((line) => ({ ...line, left: 0 })) });
  expect(screen.getByText('Every item of this order was refunded or replaced already.')).toBeTruthy();
});
