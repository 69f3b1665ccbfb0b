import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { loadPage } from '@/lib/client/load-page';
import { orderViewExample } from '@/lib/modules/orders/contract/order-view';
import { messages } from '@/messages/en-GB';
import { sendPaymentSuccess } from '@/components/checkout/shop/payment/checkout-calls';
import { recall, remember } from '@/components/checkout/shop/payment/checkout-memory';
import { PaymentReturn } from './payment-return';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';

jest.mock('@/components/checkout/shop/payment/checkout-calls', () => ({ sendPaymentSuccess: jest.fn() }));
jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams({ payment_intent: 'pi_1' }),
}));
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: () => Promise.resolve(undefined),
  update: (_: string, change: (stored: undefined) => string) => Promise.resolve(void change(undefined)),
}));
const send = jest.mocked(sendPaymentSuccess);

let shop = 0;
async function show() {
  shop += 1;
  const store = {
    id: `evt_return_${shop}`,
    tenantId: 'ten_fjord',
    slug: 'fjord-fern',
    name: `Return ${shop}`,
    pricing: { region: 'UK' },
    countries: [],
    states: [],
    defaultCountry: '',
    takesPayment: true,
  } as unknown as CheckoutStore;
  remember(store.id, { paying: 'tee:v1 1 21.60' });
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <PaymentReturn store={store} payPath="/fjord-fern/checkout?step=payment" />
      </NextIntlClientProvider>,
    );
  });
  return store;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fail = (status: number, code: 'network' | 'payment_incomplete' | 'unavailable') =>
  send.mockRejectedValueOnce(new ApiError(status, { code }));
const answer = { order: orderViewExample } as Awaited<ReturnType<typeof sendPaymentSuccess>>;

beforeEach(() => {
  send.mockReset().mockResolvedValue(answer);
  jest.mocked(loadPage).mockClear();
});

describe('back from the payment (S8, D11, D15)', () => {
  it('an answer that failed is told, and asked for again it shows the order', async () => {
    fail(503, 'unavailable');
    await show();
    expect(screen.getByRole('alert').textContent).toContain(messages.checkout.confirmFailed);
    expect(screen.queryByRole('button', { name: messages.checkout.payAgain })).toBeNull();
    await press(messages.checkout.tryAgain);
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
  });

  it('lost by the network, it is asked for again once connected', async () => {
    fail(0, 'network');
    await show();
    expect(screen.getByRole('alert')).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('a payment that did not go through leads back to the card, with nothing typed twice', async () => {
    fail(409, 'payment_incomplete');
    const store = await show();
    expect(screen.getByRole('alert').textContent).toContain(messages.checkout.notPaid);
    expect(recall(store.id).paying).not.toBeNull();
    await press(messages.checkout.payAgain);
    expect(loadPage).toHaveBeenCalledWith('/fjord-fern/checkout?step=payment');
  });

  it('an order that is there leaves nothing of the checkout behind', async () => {
    const store = await show();
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
    expect(recall(store.id).paying).toBeNull();
  });
});
