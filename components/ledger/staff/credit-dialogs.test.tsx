import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import {
  activateCreditCall,
  correctCreditCall,
  setRatesCall,
  setTermsCall,
} from '@/lib/modules/ledger/contract/paths';
import type { CreditAccount, Rates } from '@/lib/modules/ledger/contract/read-credit';
import { messages } from '@/messages/en-GB';
import { RatesPanel } from '@/components/ledger/admin/rates-panel';
import { SetRates } from './rates-dialog';
import { StaffAccount } from './staff-account';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const t = messages.credit;
const TERMS = {
  limit: '0.00',
  reserved: '0.00',
  available: '0.00',
  discount_amount: '0.00',
  shipping_discount_amount: '0.00',
  request: { limit: '500.00', discounts: true, note: 'Two fairs', at: '2026-11-20T09:00:00.000Z' },
  version: 3,
};
const ASKED: CreditAccount = { currency: 'GBP', active: false, balance: '0.00', terms: TERMS };
const ACTIVE: CreditAccount = {
  ...ASKED,
  active: true,
  terms: { ...TERMS, limit: '500.00', available: '500.00', request: null },
};

beforeEach(() => call.mockReset());

const show = (account: CreditAccount) =>
  render(
    <KitTest>
      <StaffAccount tenant="ten_tidewater" company="Tidewater Books" account={account} />
    </KitTest>,
  );

async function open(button: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return screen.findByRole('dialog');
}
const write = (dialog: HTMLElement, label: RegExp, text: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value: text } });
const submit = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));
const keys = () => call.mock.calls.map(([, input]) => input?.headers?.['idempotency-key']);

test('what a client asks for is said, and offered as the limit; amounts are typed with a comma or a point', async () => {
  show(ASKED);
  expect(screen.queryByText(/asked for a limit of £500.00 and discounts on/)).not.toBeNull();
  expect(screen.queryByText('Two fairs')).not.toBeNull();
  const dialog = await open(t.staff.activate);
  write(dialog, /^Discount per order/, '0,5');
  call.mockResolvedValueOnce({ version: 4 });
  submit(dialog, t.staff.activate);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenCalledWith(
    activateCreditCall,
    expect.objectContaining({
      params: { tenant: 'ten_tidewater' },
      body: {
        currency: 'GBP',
        limit: '500.00',
        discount_amount: '0.50',
        shipping_discount_amount: '0.00',
        version: 3,
      },
    }),
  );
});

test('what is no amount is said at its field, and nothing is sent', async () => {
  show(ACTIVE);
  const dialog = await open(t.staff.change);
  write(dialog, /^Credit limit/, 'a lot');
  submit(dialog, t.staff.save);
  await within(dialog).findByText(messages.errors.field.invalid_amount);
  expect(
    within(dialog)
      .getByLabelText(/^Credit limit/)
      .getAttribute('aria-invalid'),
  ).toBe('true');
  expect(call).not.toHaveBeenCalled();
});

test('what the server refuses stands at its field or over the form, and what was typed stays', async () => {
  show(ACTIVE);
  const dialog = await open(t.staff.change);
  write(dialog, /^Credit limit/, '700');
  call.mockRejectedValueOnce(
    new ApiError(422, { code: 'invalid', errors: { limit: ['x'] }, codes: { limit: ['too_large'] } }),
  );
  submit(dialog, t.staff.save);
  await within(dialog).findByText(messages.errors.field.too_large);
  call.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  submit(dialog, t.staff.save);
  await within(dialog).findByText(messages.errors.conflict);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Credit limit/).value).toBe('700');
  expect(call.mock.calls.map(([path]) => path)).toEqual([setTermsCall, setTermsCall]);
});

test('a correction needs amount and reason; the same one sent again has the same key, another one has its own', async () => {
  show(ACTIVE);
  const dialog = await open(t.correct.button);
  submit(dialog, t.correct.button);
  expect(await within(dialog).findAllByText(messages.errors.field.required)).toHaveLength(2);
  write(dialog, /^Amount/, '25');
  write(dialog, /^Reason/, 'Parcel lost');
  for (const times of [1, 2]) {
    call.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
    submit(dialog, t.correct.button);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(times));
    await within(dialog).findByText(messages.errors.unavailable);
  }
  write(dialog, /^Amount/, '26');
  call.mockResolvedValueOnce({ balance: '26.00' });
  submit(dialog, t.correct.button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(call.mock.calls[2]).toEqual([
    correctCreditCall,
    expect.objectContaining({
      body: { currency: 'GBP', direction: 'add', amount: '26.00', reason: 'Parcel lost' },
    }),
  ]);
});

test('the rates are shown, and changed by staff who have seen them; an empty tax rate is the usual one (D35-4)', async () => {
  const rates: Rates = {
    fee_percent: '5.00',
    tax_percent: '12.50',
    company: { legal_name: 'Lumen Robotics B.V.', vat_number: null, country: null },
    taxes: [
      {
        currency: 'EUR',
        percent: '12.50',
        reverse_charge: false,
        seller: { name: 'Merchloom B.V.', country: 'NL', tax_number: 'NL999999990B01' },
        said: 'taxed',
      },
    ],
  };
  render(
    <KitTest>
      <RatesPanel
        rates={rates}
        act={<SetRates tenant="ten_lumen" company="Lumen Robotics" rates={rates} />}
      />
    </KitTest>,
  );
  expect(screen.getByText('12.5%').closest('dl')?.textContent).toContain(t.rates.taxAgreed);
  const dialog = await open(t.rates.change);
  write(dialog, /^Platform fee/, '4,5');
  write(dialog, /^Tax rate/, '');
  write(dialog, new RegExp(`^${t.rates.reason}`), 'Agreed for the second year.');
  call.mockResolvedValueOnce({ fee_percent: '4.50', tax_percent: null });
  submit(dialog, t.rates.save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenCalledWith(
    setRatesCall,
    expect.objectContaining({
      body: {
        fee_percent: '4.50',
        tax_percent: null,
        reason: 'Agreed for the second year.',
        seen: { fee_percent: '5.00', tax_percent: '12.50' },
      },
    }),
  );
});
