import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { pay, type PayResponse } from '@/lib/modules/checkout/contract/pay';
import { messages } from '@/messages/en-GB';
import { CardForm } from './card-form';
import type { AddressForm, CheckoutStore } from '@/components/orders/shop/payment-types';
import type { PaymentWay } from './use-confirm';

const confirmPayment = jest.fn();
jest.mock('@stripe/react-stripe-js', () => ({
  useStripe: () => ({ confirmPayment }),
  useElements: () => ({}),
  AddressElement: () => null,
  PaymentElement: () => <input aria-label="Card number" />,
  ExpressCheckoutElement: () => null,
}));

const STORE = {
  id: 'evt',
  tenantId: 'ten_a',
  slug: 'crew',
  name: 'Crew',
  takesPayment: true,
  pricing: { region: 'UK' },
  countries: [],
  states: [],
  defaultCountry: 'United Kingdom',
} as unknown as CheckoutStore;

function show(way: PaymentWay, region: 'UK' | 'US' = 'UK') {
  const store = { ...STORE, pricing: { ...STORE.pricing, region } };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CardForm
        store={store}
        way={way}
        payment={pay.example.response as PayResponse}
        address={{} as AddressForm}
        onBack={() => undefined}
      />
    </NextIntlClientProvider>,
  );
}
const button = () => screen.getByRole('button', { name: /^Pay £/ });
async function payNow() {
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => void fireEvent.click(button()));
}

beforeEach(() => confirmPayment.mockReset());

describe('the card (S2.9-3, S5, S7-22, S8)', () => {
  test('a refusal shows the provider’s words in an alert, tells them, and keeps the form', async () => {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    confirmPayment.mockResolvedValue({ error });
    const onRefused = jest.fn();
    show({ returnPath: '/crew/payment-success', onRefused });
    expect(button().hasAttribute('disabled')).toBe(true);
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '4000' } });
    await payNow();
    expect(screen.getByRole('alert').textContent).toBe('Your card was declined.');
    expect(onRefused.mock.calls).toEqual([[{ code: 'card_declined', message: 'Your card was declined.' }]]);
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000');
    expect(confirmPayment.mock.calls[0]?.[0]).toEqual({
      elements: {},
      confirmParams: { return_url: 'http://localhost/crew/payment-success' },
      redirect: 'always',
    });
  });

  test('a provider that does not answer is told too', async () => {
    confirmPayment.mockRejectedValue(new Error('offline'));
    const onRefused = jest.fn();
    show({ returnPath: '/crew/payment-success', onRefused });
    await payNow();
    const message = messages.checkout.paymentFormFailed;
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(onRefused.mock.calls).toEqual([[{ code: 'payment_failed', message }]]);
  });

  test('where the payment may end on its page, nobody is sent on without need', async () => {
    confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1' } });
    const onPaid = jest.fn();
    show({ returnPath: '/embed/crew', onPaid });
    await payNow();
    expect(confirmPayment.mock.calls[0]?.[0]).toMatchObject({ redirect: 'if_required' });
    expect(onPaid.mock.calls).toEqual([['pi_1']]);
    expect(screen.queryByText(messages.checkout.paymentFormFailed)).toBeNull();
  });

  test.each([
    ['UK', '/terms-and-conditions'],
    ['US', '/terms-and-conditions-buyer-us'],
  ] as const)('the terms of %s', (region, href) => {
    show({ returnPath: '/' }, region);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });
});
