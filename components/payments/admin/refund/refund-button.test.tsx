import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { BRAND } from '@/lib/kernel/brand';
import { askRefundCall } from '@/lib/modules/payments/contract/paths';
import { orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import type { Refundable } from '@/lib/modules/payments/contract/refund';
import { messages } from '@/messages/en-GB';
import { RefundButton } from './refund-button';

jest.mock('@/lib/client/browser');
const call = jest.mocked(browserCall);

const STATE: Refundable = {
  currency: 'GBP',
  left: '38.84',
  cancels: false,
  leaves_out: false,
  lines: [
    { id: 'oli_1', name: 'Crew Tee', colour: 'Black', size: 'M', quantity: 3, refunded: 1, paid: '34.35' },
    {
      id: 'oli_2',
      name: 'Camp Mug',
      colour: 'White',
      size: 'one-size',
      quantity: 1,
      refunded: 1,
      paid: '0.00',
    },
  ],
  shipping: '4.49',
  shipping_refunded: false,
  platform_may_bear: false,
};

/** Opens the dialog; `refund` gets the bodies of the calls that ask for one. */
async function open(state: Partial<Refundable> = {}) {
  const refund = jest.fn().mockResolvedValue({});
  const refresh = jest.fn();
  const found = { current: { ...STATE, ...state } };
  call.mockImplementation(((contract: object, { body }: { body?: object }) =>
    contract === askRefundCall ? refund(body) : Promise.resolve(found.current)) as typeof browserCall);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <RefundButton order={orderDetailExample} refresh={refresh} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/of the payment is left to refund/);
  return { dialog, refund, refresh, found };
}

test('chosen items and shipping: the figure on the button is what is asked for, and nothing else is sent', async () => {
  const { dialog, refund, refresh } = await open();
  expect(dialog.getByRole('button', { name: 'Refund £38.84' })).not.toBeNull();
  fireEvent.click(dialog.getByLabelText('Chosen items'));
  expect(dialog.getByText(/White · refunded/)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(refund).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/How many to refund: Crew Tee/), { target: { value: '1' } });
  fireEvent.click(dialog.getByLabelText('Shipping, £4.49'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'other' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Refund £15.94' }));
  expect(refund).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('What happened'), { target: { value: 'Agreed by phone' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Refund £15.94' }));
  await waitFor(() => expect(refund).toHaveBeenCalledTimes(1));
  expect(refund).toHaveBeenCalledWith({
    of: 'lines',
    lines: [{ line: 'oli_1', quantity: 1 }],
    shipping: true,
    left: '38.84',
    cancels: false,
    leaves_out: false,
    reason: 'other',
    words: 'Agreed by phone',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['', 'required'],
  ['ten', 'invalid_amount'],
  ['0', 'too_small'],
  ['38.85', 'too_large'],
] as const)('an amount of “%s” is refused at its field', async (amount, code) => {
  const { dialog, refund } = await open();
  fireEvent.click(dialog.getByLabelText('An amount'));
  const field = dialog.getByLabelText('Amount in GBP');
  fireEvent.change(field, { target: { value: amount } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText(messages.errors.field[code])).not.toBeNull();
  expect(refund).not.toHaveBeenCalled();
});

test('an amount typed with a comma, and twice pressed, is asked for once', async () => {
  const { dialog, refund } = await open();
  let done: () => void = () => undefined;
  refund.mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
  fireEvent.click(dialog.getByLabelText('An amount'));
  fireEvent.change(dialog.getByLabelText('Amount in GBP'), { target: { value: '12,5' } });
  const form = dialog.getByLabelText('Amount in GBP').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(refund).toHaveBeenCalledTimes(1));
  expect(refund.mock.calls[0]?.[0]).toMatchObject({ of: 'amount', amount: '12.50', lines: [] });
  done();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('all of an order that is not made yet: it is said that this cancels it', async () => {
  const { dialog } = await open({ cancels: true, leaves_out: true });
  expect(dialog.getByText(/refunding everything cancels it/)).not.toBeNull();
  expect(dialog.getByRole('button', { name: 'Refund £38.84 and cancel' })).not.toBeNull();
  fireEvent.click(dialog.getByLabelText('Chosen items'));
  expect(dialog.getByText(/Items you refund aren’t printed/)).not.toBeNull();
});

test('somebody else was faster: it is said, and what is left is read again', async () => {
  const { dialog, refund, found } = await open();
  refund.mockRejectedValue(new ApiError(409, { code: 'conflict', message: 'changed' }));
  found.current = { ...STATE, left: '10.00' };
  fireEvent.click(dialog.getByRole('button', { name: 'Refund £38.84' }));
  await dialog.findByText(/refunded in the meantime/);
  expect(await dialog.findByRole('button', { name: 'Refund £10.00' })).not.toBeNull();
});

test('staff may put a made order’s refund at the platform’s cost; nobody else is asked', async () => {
  const { dialog, refund } = await open({ platform_may_bear: true });
  fireEvent.click(dialog.getByRole('checkbox', { name: `${BRAND.name} pays for this refund` }));
  fireEvent.click(dialog.getByRole('button', { name: 'Refund £38.84' }));
  await waitFor(() => expect(refund).toHaveBeenCalledTimes(1));
  expect(refund.mock.calls[0]).toMatchObject([{ bearer: 'platform' }]);
});

test('without that choice the client bears it', async () => {
  const { dialog, refund } = await open();
  expect(dialog.queryByRole('checkbox', { name: /pays for this refund/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Refund £38.84' }));
  await waitFor(() => expect(refund).toHaveBeenCalledTimes(1));
  expect(refund.mock.calls[0]).not.toMatchObject([{ bearer: expect.anything() }]);
});
