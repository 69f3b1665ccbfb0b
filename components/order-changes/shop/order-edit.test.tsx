import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { orderPageExample, type OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { readEditOptions } from '@/lib/modules/order-changes/contract/read-edit-options';
import { messages } from '@/messages/en-GB';
import { NO_CASES } from '@/scripts/test/fixtures/no-cases';
import { OrderScreen } from './order-screen';

const call = jest.fn<Promise<unknown>, [{ path: string }, { body?: Record<string, unknown> }]>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...given: Parameters<typeof call>) => call(...given),
}));
const heard: { handlers: Record<string, () => void> } = { handlers: {} };
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useOrderRealtime: (_id: string, _token: string, handlers: Record<string, () => void>) => {
    heard.handlers = handlers;
    return 'live';
  },
}));

const options = readEditOptions.example.response as { address: object; lines: object[] };
const { address: addressExample } = options;
const open: OrderPage = {
  ...orderPageExample,
  stage: 'received',
  closed: null,
  edit_until: new Date(Date.now() + 600_000).toISOString(),
  version: '2026-11-20T09:01:00.000Z',
};
const ended: OrderPage = {
  ...open,
  stage: 'being_prepared',
  closed: 'being_made',
  edit_until: null,
};

/** Mocks the API by the end of the path. */
function answer(by: Record<string, () => Promise<unknown>>) {
  call.mockImplementation(({ path }) => {
    const found = Object.entries(by).find(([end]) => path.endsWith(end));
    if (!found) throw new Error(`nobody answers ${path}`);
    return found[1]();
  });
}

function show(order: OrderPage) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OrderScreen first={order} firstCases={NO_CASES} token={`t-${Math.random()}`} />
    </NextIntlClientProvider>,
  );
}

async function openDelivery() {
  fireEvent.click(screen.getByRole('button', { name: 'Change delivery address' }));
  return within(await screen.findByRole('group', { name: 'Change delivery address' }));
}
const sent = (end: string) =>
  call.mock.calls.filter(([{ path }]) => path.endsWith(end)).map(([, { body }]) => body);

beforeEach(() => call.mockReset());

test('the later of two tabs is shown the newer order, keeps what it typed, and saves over it', async () => {
  const newer: OrderPage = {
    ...open,
    version: '2026-11-20T09:02:00.000Z',
    customer: { ...open.customer, name: 'Bo Lund' },
  };
  const conflict = new ApiError(409, { code: 'conflict', data: { order: newer } });
  let saves = 0;
  answer({
    '/edit-options': () => Promise.resolve(options),
    '/address': () => {
      saves += 1;
      return saves === 1 ? Promise.reject(conflict) : Promise.resolve({ ...newer, version: 'x' });
    },
  });
  show(open);
  const form = await openDelivery();
  const line = await form.findByLabelText('Address line 1');
  fireEvent.change(line, { target: { value: '3 New Row' } });
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText(/^This order has changed since you opened it/)).toBeTruthy();
  expect(screen.getByText('Bo Lund')).toBeTruthy();
  expect((form.getByLabelText('Address line 1') as HTMLInputElement).value).toBe('3 New Row');
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
  expect(sent('/address')).toMatchObject([
    { version: open.version, address_first_line: '3 New Row' },
    { version: newer.version, address_first_line: '3 New Row' },
  ]);
  expect(sent('/address')[0]).not.toHaveProperty('email');
});

test('news that came while a change was under way outlive its answer, which is older', async () => {
  const named = (name: string, version: string): OrderPage => ({
    ...open,
    version,
    customer: { ...open.customer, name },
  });
  const [saved, newest] = [named('Bo Saved', 'a'), named('Bo Newest', 'b')];
  answer({
    '/edit-options': () => Promise.resolve(options),
    '/address': async () => {
      // The live event arrives before the response.
      await act(async () => heard.handlers['order.changed']?.());
      return saved;
    },
    '{token}': () => Promise.resolve(newest),
  });
  show(open);
  const form = await openDelivery();
  fireEvent.change(await form.findByLabelText('Address line 1'), { target: { value: '3 New Row' } });
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
  expect(await screen.findByText('Bo Newest')).toBeTruthy();
  expect(screen.queryByText('Bo Saved')).toBeNull();
});

test('a form that is open when the window ends keeps what was typed, says why, and sends nothing', async () => {
  answer({ '/edit-options': () => Promise.resolve(options), '{token}': () => Promise.resolve(ended) });
  show(open);
  const form = await openDelivery();
  const line = await form.findByLabelText('Address line 1');
  fireEvent.change(line, { target: { value: '3 New Row' } });
  await act(async () => heard.handlers['order.changed']?.());
  expect(await form.findByText(/^The change window has closed/)).toBeTruthy();
  expect((form.getByLabelText('Address line 1') as HTMLInputElement).value).toBe('3 New Row');
  expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull();
  fireEvent.submit(line);
  expect(sent('/address')).toEqual([]);
  fireEvent.click(form.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Change delivery address' })).toBeNull();
  expect(screen.getByText('It’s being made, so it can no longer be changed.')).toBeTruthy();
});

test('a line’s text is refused at its field, and a double press sends once', async () => {
  const wrong = new ApiError(422, {
    code: 'invalid',
    codes: { 'personalisation.front.name': ['text_too_long'] },
  });
  answer({ '/edit-options': () => Promise.resolve(options), '{line}': () => Promise.reject(wrong) });
  show({ ...open, products: open.products.map((line) => ({ ...line, variant_id: 'ff-crew-tee-black-m' })) });
  fireEvent.click(screen.getByRole('button', { name: 'Change: Crew Tee' }));
  const form = within(await screen.findByRole('group', { name: 'Change: Crew Tee' }));
  fireEvent.change(await form.findByLabelText('Your text'), { target: { value: 'A LONG TEXT' } });
  const save = form.getByRole('button', { name: 'Save changes' });
  fireEvent.click(save);
  fireEvent.click(save);
  expect(await form.findByText('this text doesn’t fit the print area')).toBeTruthy();
  expect((form.getByLabelText('Your text') as HTMLInputElement).value).toBe('A LONG TEXT');
  expect(sent('{line}')).toEqual([
    {
      variant_id: 'ff-crew-tee-black-m',
      version: open.version,
      personalisation: { front: { name: 'A LONG TEXT' } },
    },
  ]);
});

test('too many look-ups of the tax: it says how long to wait, keeps what was typed, and saves then', async () => {
  const busy = new ApiError(429, { code: 'rate_limited', retryAfter: 42 });
  let saves = 0;
  answer({
    '/edit-options': () => Promise.resolve(options),
    '/address': () => {
      saves += 1;
      return saves === 1 ? Promise.reject(busy) : Promise.resolve({ ...open, version: 'x' });
    },
  });
  show(open);
  const form = await openDelivery();
  fireEvent.change(await form.findByLabelText('Address line 1'), { target: { value: '3 New Row' } });
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText(/You can try again in 42 seconds\.$/)).toBeTruthy();
  expect((form.getByLabelText('Address line 1') as HTMLInputElement).value).toBe('3 New Row');
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
});

test('a form that is opened again begins with what was saved', async () => {
  const address = (line: string) => ({
    ...options,
    address: { ...addressExample, address_first_line: line },
  });
  let saved = '12 Harbour Street';
  answer({
    '/edit-options': () => Promise.resolve(address(saved)),
    '/address': () => {
      saved = '3 New Row';
      return Promise.resolve({ ...open, version: '2026-11-20T09:03:00.000Z' });
    },
  });
  show(open);
  const form = await openDelivery();
  fireEvent.change(await form.findByLabelText('Address line 1'), { target: { value: '3 New Row' } });
  fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your changes are saved.');
  const again = await openDelivery();
  const line = await again.findByLabelText('Address line 1');
  expect((line as HTMLInputElement).value).toBe('3 New Row');
});

test('what cannot be loaded can be asked for again', async () => {
  let tries = 0;
  answer({
    '/edit-options': () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(options);
    },
  });
  show(open);
  const form = await openDelivery();
  expect(await form.findByText('We couldn’t load the options.')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(form.getByLabelText('Address line 1')).toBeTruthy());
});
