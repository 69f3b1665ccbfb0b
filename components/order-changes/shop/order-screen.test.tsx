import { act, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { orderPageExample } from '@/lib/modules/order-changes/contract/order-page';
import { messages } from '@/messages/en-GB';
import { NO_CASES } from '@/scripts/test/fixtures/no-cases';
import { OrderScreen } from './order-screen';

/** What the order reads as now; of its cases there is never news. */
const call = jest.fn<Promise<OrderPage>, []>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: ({ path }: { path: string }): Promise<unknown> =>
    path.endsWith('/cases') ? Promise.resolve(NO_CASES) : call(),
}));
const heard: { handlers: Record<string, () => void> } = { handlers: {} };
jest.mock('@/lib/client/use-realtime', () => ({
  SUBSCRIBED: 'subscribed',
  useOrderRealtime: (_id: string, _token: string, handlers: Record<string, () => void>) => {
    heard.handlers = handlers;
    return 'live';
  },
}));

const made: OrderPage = {
  ...orderPageExample,
  stage: 'in_production',
  parcels: [],
  steps: orderPageExample.steps.map((step, index) => ({
    ...step,
    state: index < 2 ? 'done' : index === 2 ? 'current' : 'todo',
    at: index < 3 ? step.at : null,
  })),
  closed: 'being_made',
};

function show(order: OrderPage) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <OrderScreen first={order} firstCases={NO_CASES} token={`t-${Math.random()}`} />
    </NextIntlClientProvider>,
  );
}

test('the present stage alone is marked, what is done is said, and why nothing can be changed', () => {
  show(made);
  const steps = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(steps[0]?.textContent).toContain('Received: done');
  expect(screen.getByText('It’s being made, so it can no longer be changed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('news of the channel reads the order anew and says its new stage politely', async () => {
  show(made);
  expect(
    screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join(''),
  ).toBe('');
  call.mockResolvedValue(orderPageExample);
  await act(async () => heard.handlers['order.changed']?.());
  expect(await screen.findByRole('heading', { name: 'Your order is on its way' })).toBeTruthy();
  expect(screen.getByText('Order update: On its way')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track parcel NP123456789GB' }).getAttribute('rel')).toContain(
    'noreferrer',
  );
});

test('a claim that its client confirms first: what happens next, no day, and news once it is done', async () => {
  const waiting: OrderPage = {
    ...made,
    kind: 'claim',
    stage: 'received',
    closed: 'to_be_confirmed',
    to_be_confirmed: true,
    has_invoice: false,
  };
  show(waiting);
  expect(screen.getByText(/Fjord & Fern Coffee confirms it before we print anything/).textContent).toContain(
    waiting.customer.email,
  );
  expect(screen.queryByText(/Estimated delivery/)).toBeNull();
  expect(screen.getByText('It can no longer be changed here.')).toBeTruthy();
  call.mockResolvedValue({ ...waiting, to_be_confirmed: false, closed: 'being_made' });
  await act(async () => heard.handlers['order.changed']?.());
  expect(await screen.findByText('Your order has been confirmed.')).toBeTruthy();
  expect(screen.getByText(/Estimated delivery/)).toBeTruthy();
});

test('an order that waits for its client’s credit names no day, and says that the dates follow (D37-5)', () => {
  show({ ...made, stage: 'received', closed: 'to_be_confirmed', awaits_release: true });
  expect(screen.getByText(/still has to release it for production/).textContent).toContain(
    made.customer.email,
  );
  expect(screen.queryByText(/Estimated delivery/)).toBeNull();
});

test('a claim that its client did not confirm says whose decision it was, and where to ask', async () => {
  const waiting: OrderPage = {
    ...made,
    kind: 'claim',
    stage: 'received',
    closed: 'to_be_confirmed',
    to_be_confirmed: true,
    has_invoice: false,
  };
  show(waiting);
  call.mockResolvedValue({
    ...waiting,
    to_be_confirmed: false,
    refused: true,
    stage: 'cancelled',
    closed: 'cancelled',
  });
  await act(async () => heard.handlers['order.changed']?.());
  expect(await screen.findByRole('heading', { name: 'This gift will not be sent' })).toBeTruthy();
  expect(screen.getByText(/decided not to send/).textContent).toContain(waiting.store.email);
  expect(screen.getByText('Order update: Cancelled')).toBeTruthy();
  expect(screen.queryByText(/confirms it before/)).toBeNull();
});

test('within the window the hour stands there and the order can be cancelled; a gift has no prices', () => {
  show({
    ...made,
    kind: 'claim',
    stage: 'received',
    closed: null,
    has_invoice: false,
    edit_until: new Date(Date.now() + 600_000).toISOString(),
  });
  expect(screen.getByText(/You can change or cancel this order until/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
  expect(screen.getByText('This is a gift. There’s nothing to pay.')).toBeTruthy();
  expect(screen.queryByText('£63.74')).toBeNull();
});

test('who has paid nothing for an order hears no word of a gift before it is cancelled', async () => {
  const edit_until = new Date(Date.now() + 600_000).toISOString();
  show({
    ...made,
    kind: 'store',
    stage: 'received',
    closed: null,
    edit_until,
    total_store_price: '0.00',
  });
  await act(async () => screen.getByRole('button', { name: 'Cancel order' }).click());
  expect(screen.getByText('Nothing will be made or sent. This can’t be undone.')).toBeTruthy();
});

test('replacements are shown with their stage, items and parcels, and lead to their own page (S2.7-21, S2.7-23)', () => {
  const parcel = { carrier: 'Northpost', number: 'NP9', url: 'https://track.example/NP9' };
  const { unmount } = show({
    ...made,
    replacements: [
      {
        order_ref: 'R4TB-9KDX',
        order_link: '/order/abc',
        stage: 'on_its_way',
        items: [{ name: 'Crew Tee', quantity: 1 }],
        parcels: [parcel],
      },
    ],
  });
  const section = within(screen.getByRole('region', { name: 'Your replacement' }));
  expect(section.getByText('1 × Crew Tee')).toBeTruthy();
  expect(section.getByText('NP9')).toBeTruthy();
  const link = section.getByRole('link', { name: 'View order R4TB-9KDX' });
  expect(link.getAttribute('href')).toBe('/order/abc');
  unmount();
  show({ ...made, kind: 'replacement', replaces: { order_ref: 'M7QK-3FXW', order_link: '/order/old' } });
  expect(screen.getByRole('link', { name: 'M7QK-3FXW' }).getAttribute('href')).toBe('/order/old');
  expect(screen.getByText('This is a replacement. There’s nothing to pay.')).toBeTruthy();
});

test('an order in parcels shows each with its stage and items, and what is still to come (D32-55)', () => {
  const item = { line: 'oli_1', name: 'Crew Tee', colour: 'Black', size: 'medium', quantity: 2 };
  const mug = { line: 'oli_2', name: 'Mug', colour: 'White', size: 'one size', quantity: 1 };
  const url = 'https://track.example/NP1';
  show({
    ...made,
    parcels: [
      { id: 'par_1', stage: 'on_its_way', items: [item], carrier: 'Northpost', number: 'NP1', url },
      { id: 'par_2', stage: 'in_production', items: [mug], carrier: '', number: '', url: null },
    ],
    to_come: [mug],
  });
  expect(screen.getByText('1 parcel is on the way. The rest follows.')).toBeTruthy();
  const [first, second] = screen.getAllByText(/^Parcel \d$/).map((one) => one.closest('li')?.textContent);
  expect(first).toContain('Parcel 1On its way2 × Crew Tee, Black, M');
  expect(second).toBe('Parcel 2In production1 × Mug, White');
  expect(screen.getByRole('link', { name: 'Track parcel NP1' }).getAttribute('href')).toBe(url);
  expect(screen.getByRole('heading', { name: 'Still to come' })).toBeTruthy();
});

test('where all parcels are known it says how many have left (D32-55)', () => {
  const parcel = { carrier: '', number: '', url: null, items: [] };
  show({
    ...made,
    parcels: [
      { ...parcel, id: 'par_1', stage: 'on_its_way' },
      { ...parcel, id: 'par_2', stage: 'in_production' },
    ],
  });
  expect(screen.getByText('1 of 2 parcels on the way')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Still to come' })).toBeNull();
});
