import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { setClock } from '@/lib/kernel/clock';
import { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import { pay } from '@/lib/modules/checkout/contract/pay';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { messages } from '@/messages/en-GB';
import { sendPay } from './checkout-calls';
import { ShippingStep } from './shipping-step';
import type { VoucherAnswer } from './use-voucher-look-up';
import type { CheckoutStore, Customer, EventVoucher } from '@/components/orders/shop/payment-types';

jest.mock('./checkout-calls', () => ({
  sendPay: jest.fn(),
  orderProducts: () => [],
}));
const send = jest.mocked(sendPay);

const CUSTOMER = createCustomer.example.response as Customer;
const SAVE5: EventVoucher = {
  code: 'SAVE5',
  discount_amount: '5.00',
  kind: 'amount',
  value: '5.00',
  products: null,
};
const SHIPPING = { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 };
const STORE: CheckoutStore = {
  id: 'evt_fjord_fern',
  tenantId: 'ten_fjord',
  slug: 'fjord-fern',
  name: 'Fjord & Fern',
  pricing: {
    region: 'UK',
    currency: 'GBP',
    vatRateBp: 2000,
    vatRegistered: true,
    freeRetailShipping: false,
    fixedRetailShipping: null,
    customShipping: null,
    regionShipping: SHIPPING,
  },
  countries: [],
  states: [],
  defaultCountry: 'GB',
  takesPayment: true,
};
const BASKET: Basket = {
  storeId: STORE.id,
  customerId: CUSTOMER.customer_id,
  items: [
    {
      id: 'line',
      productId: 'ff-crew-tee',
      variantId: 'ff-crew-tee-black-m',
      code: 'FF-TEE-01',
      name: 'Crew Tee',
      image: null,
      colour: 'Black',
      colourIdentifier: 'tee-black',
      size: 'M',
      quantity: 1,
      price: '21.60',
      sellingPrice: '18.00',
      vatApplies: true,
    },
  ],
};

interface Shown {
  code?: string;
  customer?: Customer;
  takesPayment?: boolean;
}

/** Renders the step with a mocked voucher look-up. */
function show({ code, customer = CUSTOMER, takesPayment = true }: Shown = {}) {
  let answer: (found: VoucherAnswer) => void = () => undefined;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ShippingStep
        store={{ ...STORE, takesPayment }}
        basket={BASKET}
        customer={customer}
        code={code}
        lookUp={() => new Promise((resolve) => (answer = resolve))}
        choice={null}
        resume={false}
        onChoice={() => undefined}
        onOrder={() => undefined}
        onCustomerGone={() => undefined}
        onStay={() => undefined}
        onPayment={() => undefined}
        onPricesChanged={() => Promise.resolve()}
        onBack={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  return (
    vouchers: readonly EventVoucher[],
    refused: VoucherAnswer['refused'] = null,
    minimum: VoucherAnswer['minimum'] = null,
  ) => act(async () => answer({ vouchers, refused, minimum }));
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const paid = () => send.mock.calls.map(([, { amount, discount_code: code }]) => [amount, code]);

describe('ShippingStep (S2.9, S4)', () => {
  beforeEach(() =>
    send.mockReset().mockResolvedValue(pay.example.response as Awaited<ReturnType<typeof sendPay>>),
  );

  it('goes to the payment with the figures on the screen', async () => {
    show();
    await press(messages.checkout.toCard);
    expect(paid()).toEqual([['26.34', '']]);
  });

  it('each method says when it arrives, Express sooner (D49-2)', () => {
    const restore = setClock(() => new Date('2026-11-20T12:00:00Z'));
    show();
    restore();
    const said = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    // Versions of ICU differ in the blanks around the dash.
    const tight = said.map((text) => text?.replace(/\s*–\s*/, '–'));
    expect(tight).toEqual([
      'StandardArrives 26–30 November£4.74',
      'Standard trackedArrives 26–30 November£6.54',
      'ExpressArrives 24–25 November£11.94',
    ]);
  });

  it('leads no further, to no card and to no wallet, while the store takes no money', async () => {
    show({ takesPayment: false });
    expect(screen.getByRole('alert').textContent).toBe(messages.checkout.paymentUnavailable);
    await press(messages.checkout.toCard);
    expect(paid()).toEqual([]);
  });

  it('waits for a voucher that is being looked up, so that nobody pays without it', async () => {
    const answer = show();
    await press('Use SAVE5');
    expect(button(messages.checkout.toCard).getAttribute('aria-disabled')).toBe('true');
    await press(messages.checkout.toCard);
    expect(paid()).toEqual([]);
    await answer([SAVE5]);
    await press(messages.checkout.toCard);
    expect(paid()).toEqual([['21.34', 'SAVE5']]);
  });

  it('goes on without a voucher that is none', async () => {
    const answer = show();
    await press('Use SAVE5');
    await answer([]);
    expect(screen.getByText(messages.errors.field.invalid_voucher)).toBeTruthy();
    await press(messages.checkout.toCard);
    expect(paid()).toEqual([['26.34', '']]);
  });

  it.each(['voucher_expired', 'voucher_used', 'invalid_voucher'] as const)(
    'says at the field why a code cannot be used: %s',
    async (reason) => {
      const answer = show();
      await press('Use SAVE5');
      await answer([], reason);
      expect(screen.getByText(messages.errors.field[reason])).toBeTruthy();
    },
  );

  it('says how much is missing to a voucher’s minimum, in the store’s currency (D41-3)', async () => {
    const answer = show();
    await press('Use SAVE5');
    await answer([], 'voucher_minimum', { minimum_spend: '30.00', missing: '8.40', currency: 'GBP' });
    expect(screen.getByText('spend at least £30.00 to use this voucher: £8.40 to go')).toBeTruthy();
  });

  it('and the same where `pay` refuses it', async () => {
    const minimum = { minimum_spend: '30.00', missing: '8.40', currency: 'GBP' };
    const codes = { discount_code: ['voucher_minimum'] };
    send.mockRejectedValueOnce(new ApiError(422, { code: 'invalid', codes, data: minimum }));
    const answer = show();
    await press('Use SAVE5');
    await answer([SAVE5]);
    await press(messages.checkout.toCard);
    expect(screen.getByText('spend at least £30.00 to use this voucher: £8.40 to go')).toBeTruthy();
  });

  it('says why the link’s code cannot be used', () => {
    const customer = { ...CUSTOMER, has_voucher_opportunity: true, code_refused: 'voucher_expired' as const };
    show({ code: 'OLD', customer });
    expect(screen.getByText(messages.errors.field.voucher_expired)).toBeTruthy();
  });

  it.each(['save5', 'S-A-V-E-5', 'sav e5'])(
    'applies the link’s voucher however it is written: %s',
    async (code) => {
      show({ code, customer: { ...CUSTOMER, has_voucher_opportunity: true, event_vouchers: [SAVE5] } });
      await press(messages.checkout.toCard);
      expect(paid()).toEqual([['21.34', 'SAVE5']]);
    },
  );

  it('takes a nought for the letter O and a one for an I, as the server does (D23)', async () => {
    const voucher = { ...SAVE5, code: 'OHIO' };
    show({
      code: '0h10',
      customer: { ...CUSTOMER, has_voucher_opportunity: true, event_vouchers: [voucher] },
    });
    await press(messages.checkout.toCard);
    expect(paid()).toEqual([['21.34', 'OHIO']]);
  });

  it('keeps the focus where a voucher was applied and taken away', async () => {
    const answer = show();
    const use = button(/^Use SAVE5/);
    use.focus();
    await press(/^Use SAVE5/);
    await answer([SAVE5]);
    expect(document.activeElement).toBe(button('Remove SAVE5'));
    await press('Remove SAVE5');
    expect(document.activeElement).toBe(screen.getByLabelText('Voucher code'));
  });

  it('says at the field that a link’s code cannot be used, which stands there to be mended', () => {
    show({ code: 'OLD', customer: { ...CUSTOMER, has_voucher_opportunity: true, event_vouchers: [SAVE5] } });
    expect(screen.getByLabelText<HTMLInputElement>(messages.checkout.voucher).value).toBe('OLD');
    expect(screen.getByText(messages.errors.field.invalid_voucher)).toBeTruthy();
    expect(screen.queryByText(/can’t be used for this order/)).toBeNull();
  });

  it('where no voucher could be used, says that the link’s code takes nothing off, without a field', () => {
    show({ code: 'OLD', customer: { ...CUSTOMER, has_voucher_opportunity: false, event_vouchers: [] } });
    expect(screen.getByText(/OLD can’t be used for this order/)).toBeTruthy();
    expect(screen.queryByLabelText(messages.checkout.voucher)).toBeNull();
  });

  it('says nothing of the kind where the link brought no code', () => {
    show({ customer: { ...CUSTOMER, has_voucher_opportunity: false, event_vouchers: [] } });
    expect(screen.queryByText(/can’t be used for this order/)).toBeNull();
  });
});
