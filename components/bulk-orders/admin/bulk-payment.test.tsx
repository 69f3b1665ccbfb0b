import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { browserCall } from '@/lib/client/browser';
import { bulkOrderExample } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { readBulkGround, type BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { messages } from '@/messages/en-GB';
import { BulkOrderForm } from './bulk-order-form';
import { BulkPaymentResult } from './bulk-payment-result';

const open = jest.fn();
jest.mock('@/components/admin/use-open-page', () => ({ useOpenPage: () => open }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const t = messages.bulkOrder;
const PLACE = { tenant: 'ten_lumen', slug: 'lumen-offsite' };
const GROUND: BulkGround = {
  ...readBulkGround.response.parse(readBulkGround.example.response),
  products: [
    {
      product_id: 'jacket',
      name: 'Offsite Jacket',
      making: { blank: '19.82', print: '6.61', sides: 2 },
      colours: [{ identifier: 'jacket-navy', name: 'Navy', hex: '#16233f', front: '/front', back: null }],
      variants: [
        { variant_id: 'navy-m', identifier: 'jacket-navy', size: 'M', stock: 500 },
        { variant_id: 'navy-l', identifier: 'jacket-navy', size: 'L', stock: 500 },
      ],
    },
  ],
  terms: { discount: '0.50', shipping_discount: '2.00', tax_bp: 2100 },
  collected: null,
};

function show(ground = GROUND) {
  const { region, locked_countries: countries, states } = ground;
  const choices = deliveryChoices({ region, countries, states }, 'en');
  return render(
    <KitTest>
      <BulkOrderForm place={PLACE} ground={ground} choices={choices} again={null} mayRemind />
    </KitTest>,
  );
}

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Two jackets in M and one in L to Utrecht, in the review. */
function review() {
  write('Navy M', '2');
  write('Navy L', '1');
  write('Name', 'Lumen Utrecht');
  write('Email', 'office@lumen.example');
  write('Phone', '+31 30 123 4567');
  write('Address line 1', 'Stationsplein 12');
  write('City', 'Utrecht');
  write('Postcode', '3511 ED');
  click(t.reviewButton);
}

beforeEach(() => {
  call.mockReset();
  open.mockReset();
  window.sessionStorage.clear();
});

test('the credit account is chosen at first, and says what it has left (D36-8)', () => {
  show();
  review();
  const choice = within(screen.getByRole('group', { name: t.payment.legend }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: /^Credit account/ }).checked).toBe(true);
  expect(choice.getByText(/3[.,]000[.,]00.* available/)).not.toBeNull();
  // Once, and not beside the price as well.
  expect(screen.getAllByText(/3[.,]000[.,]00/)).toHaveLength(1);
});

test('by card the order is placed unpaid, and its payment is opened (D36-8)', async () => {
  show({ ...GROUND, credit: { available: '10.00', budget_left: null } });
  review();
  expect(screen.queryByText(t.price.waitsTitle)).not.toBeNull();
  expect(screen.getAllByText(/10[.,]00.* available/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: /^Card/ }));
  // Too little credit keeps nobody from paying by card.
  expect(screen.queryByText(t.price.waitsTitle)).toBeNull();
  fireEvent.click(screen.getByRole('checkbox'));
  call.mockResolvedValueOnce({
    ...bulkOrderExample,
    id: 'blk_one',
    state: 'awaiting_payment',
    payment: 'card',
  });
  click(t.payment.toCard);
  await waitFor(() => expect(open).toHaveBeenCalledWith('/events/lumen-offsite/bulk-order/blk_one/pay'));
  expect(call.mock.calls[0]?.[1]?.body).toMatchObject({ payment: 'card', sample: false });
});

test('a region without cards offers no choice', () => {
  show({ ...GROUND, by_card: false });
  review();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a sample is one item at its own price, and what was entered stays for the whole (D4-19)', async () => {
  show();
  review();
  const panel = () => within(screen.getByRole('region', { name: t.sample.title }));
  // 33.04 − 0.50 + 4.95 − 2.00, and 21 %.
  fireEvent.click(panel().getByRole('button', { name: t.sample.open }));
  fireEvent.change(panel().getByLabelText(t.sample.item), { target: { value: '1' } });
  fireEvent.click(panel().getByRole('button', { name: t.sample.order }));
  expect(screen.queryByText(t.proof.needed)).not.toBeNull();
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  call.mockResolvedValueOnce({ ...bulkOrderExample, id: 'blk_sample', is_sample: true });
  fireEvent.click(panel().getByRole('button', { name: t.sample.order }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/events/lumen-offsite/bulk-order/blk_sample'));
  expect(call.mock.calls[0]?.[1]?.body).toMatchObject({
    sample: true,
    shipping_method: 'standard',
    total: '42.94',
    shipments: [{ name: 'Lumen Utrecht', lines: [{ variant_id: 'navy-l', quantity: 1 }] }],
  });
  expect(window.sessionStorage.length).toBe(1);
});

test.each([
  ['paid', /1\.505,97 paid/, t.pay.view],
  ['open', /1\.505,97 hasn’t been paid/, t.pay.again],
  ['refused', t.pay.result.refused.title, t.pay.view],
] as const)('what has become of a payment is said: %s', async (state, title, next) => {
  const { ref, currency } = bulkOrderExample;
  call.mockResolvedValueOnce({ state, ref, currency, amount: '1505.97', refunded: '0.00' });
  await act(async () => {
    render(
      <KitTest>
        <BulkPaymentResult place={PLACE} order={`blk_${state}`} onAgain={() => undefined} />
      </KitTest>,
    );
  });
  expect(screen.getByText(title)).not.toBeNull();
  expect(screen.getByText(next)).not.toBeNull();
});
