import type { AddressElementProps } from '@stripe/react-stripe-js';
import type { StripeAddressElementChangeEvent } from '@stripe/stripe-js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { pay, type PayResponse } from '@/lib/modules/checkout/contract/pay';
import { messages } from '@/messages/en-GB';
import { CardForm } from './card-form';
import type { AddressForm, CheckoutStore } from '@/components/orders/shop/payment-types';
import type { PaymentWay } from '@/components/payments/shop/use-confirm';

const confirmPayment = jest.fn();
const addressElement = jest.fn();
jest.mock('@stripe/react-stripe-js', () => ({
  useStripe: () => ({ confirmPayment }),
  useElements: () => ({}),
  AddressElement: ({ onChange, options }: AddressElementProps) => {
    addressElement(options);
    return (
      <button
        type="button"
        onClick={() => onChange?.({ complete: false } as StripeAddressElementChangeEvent)}
      >
        The provider’s address form
      </button>
    );
  },
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
  countries: [{ name: 'United Kingdom', iso2: 'GB' }],
  states: [],
  defaultCountry: 'United Kingdom',
} as unknown as CheckoutStore;

const ADDRESS: AddressForm = {
  name: 'Ada Marram',
  email: 'ada@shopper.example',
  phone: '+44 20 7946 0123',
  address_first_line: '7 Bernard Street',
  address_second_line: '',
  address_city: 'Leith',
  address_county: '',
  address_postcode: 'EH6 6PP',
  address_country: 'United Kingdom',
  // The form's first state, of no meaning outside the US.
  address_state: 'Alabama',
};

function show(way: PaymentWay, region: 'UK' | 'US' = 'UK') {
  const store = { ...STORE, pricing: { ...STORE.pricing, region } };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CardForm
        store={store}
        way={way}
        payment={pay.example.response as PayResponse}
        address={ADDRESS}
        onBack={() => undefined}
      />
    </NextIntlClientProvider>,
  );
}
const button = () => screen.getByRole('button', { name: /^Pay £/ });
async function payNow() {
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
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

describe('the billing address (S2.9-3, S7-22)', () => {
  const same = () => screen.getByRole<HTMLInputElement>('checkbox', { name: messages.checkout.billingSame });
  const form = () => screen.queryByRole('button', { name: 'The provider’s address form' });

  test('is the delivery address, in one line, until the buyer says otherwise', () => {
    show({ returnPath: '/' });
    expect(same().checked).toBe(true);
    screen.getByText('7 Bernard Street, Leith, EH6 6PP, United Kingdom');
    expect(form()).toBeNull();
    const { name, phone } = ADDRESS;
    const line = { line1: '7 Bernard Street', city: 'Leith', postal_code: 'EH6 6PP', country: 'GB' };
    expect(addressElement.mock.lastCall?.[0]).toMatchObject({
      mode: 'billing',
      defaultValues: { name, phone, address: line },
    });
    fireEvent.click(same());
    expect(form()).not.toBeNull();
    expect(screen.queryByText(/^7 Bernard Street, /)).toBeNull();
  });

  test('is asked for when the provider finds the delivery address incomplete', () => {
    show({ returnPath: '/' });
    fireEvent.click(screen.getByRole('button', { name: 'The provider’s address form', hidden: true }));
    expect(same().checked).toBe(false);
    expect(form()).not.toBeNull();
  });
});
