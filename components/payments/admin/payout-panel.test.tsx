import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { RegionAccount } from '@/lib/modules/payments/contract/read-billing-account';
import { leaveFor } from '@/lib/client/leave-for';
import { PAYOUT_STATES } from '@/lib/modules/payments/rules/payout-account';
import { messages } from '@/messages/en-GB';
import { PayoutPanel } from './payout-panel';
import { PayoutsAlert } from './payouts-alert';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/client/leave-for', () => ({ leaveFor: jest.fn() }));

const { billing, dashboard } = messages;
const FORM = 'https://connect.stripe.com/setup/s/acct_1/abc';
const ACCOUNT: RegionAccount = {
  region: 'UK',
  state: 'none',
  stores: 1,
  requirements: [],
  deadline: null,
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  sales_tax: null,
};

const answer = (body: object, status: number) => ({
  ok: status === 200,
  status,
  headers: new Headers(),
  json: () => Promise.resolve(body),
  text: () => Promise.resolve(JSON.stringify(body)),
});
function answering(...answers: (readonly [object, number])[]) {
  const bodies: unknown[] = [];
  globalThis.fetch = jest.fn((url: string, init?: RequestInit) => {
    if (url.includes('csrf')) return Promise.resolve(answer({ csrf_token: 'x' }, 200));
    bodies.push(JSON.parse(String(init?.body)));
    const [body, status] = answers[Math.min(bodies.length, answers.length) - 1] ?? [{}, 500];
    return Promise.resolve(answer(body, status));
  }) as unknown as typeof fetch;
  return bodies;
}
const LINK = [{ success: true, data: { url: FORM, expires_at: '2026-11-20T09:05:00.000Z' } }, 200] as const;

function show(changes: Partial<RegionAccount> = {}, verified = true) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PayoutPanel
        tenant="ten_fjord"
        account={{ ...ACCOUNT, ...changes }}
        verified={verified}
        isStaff={false}
      />
    </NextIntlClientProvider>,
  );
}

const before = globalThis.fetch;
beforeEach(() => jest.mocked(leaveFor).mockClear());
afterAll(() => {
  globalThis.fetch = before;
});

test('two presses ask for one way in, and the browser leaves by it', async () => {
  const bodies = answering(LINK);
  show();
  const button = screen.getByRole('button', { name: billing.action.none });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(FORM));
  fireEvent.click(button);
  expect(bodies).toEqual([{ region: 'UK' }]);
});

test.each([
  [{ success: false, code: 'unavailable', message: 'x' }, 503, billing.providerFailed],
  [{ success: false, code: 'payment_provider_failed', message: 'x' }, 502, billing.providerFailed],
  [{ success: false, code: 'email_unverified', message: 'x' }, 409, messages.errors.email_unverified],
])('%j is said, and the button can be pressed again', async (body, status, text) => {
  answering([body, status], LINK);
  show({ state: 'begun' });
  const button = screen.getByRole('button', { name: billing.action.begun });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  fireEvent.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
});

test.each(PAYOUT_STATES)('%s says what it means', (state) => {
  show({ state });
  expect(screen.getByText(billing.states[state].label)).toBeTruthy();
  expect(screen.getByText(billing.states[state].text)).toBeTruthy();
});

test('what is wanted, what is late and by when; what a company that is not verified has to wait for', () => {
  const requirements = [
    { topic: 'bank_account' as const, late: true },
    { topic: 'website' as const, late: false },
  ];
  const told = { state: 'wanted' as const, charges_enabled: true, deadline: '2026-12-01T00:00:00.000Z' };
  show({ ...told, requirements }, false);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([`${billing.topics.bank_account} · ${billing.late}`, billing.topics.website]);
  expect(screen.getByText('1 Dec 2026').getAttribute('dateTime')).toBe(told.deadline);
  expect(screen.getByText(billing.unverified)).toBeTruthy();
});

test.each([
  ['untaxed', { active: false, registrations: 0 }, billing.salesTax.missing],
  ['complete', { active: true, registrations: 0 }, billing.salesTax.unregistered],
  ['complete', { active: true, registrations: 2 }, 'Set up. You collect it in 2 places.'],
] as const)('sales tax of an account that is %s: %j', (state, sales_tax, text) => {
  show({ region: 'US', state, sales_tax, charges_enabled: true });
  expect(screen.getByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: new RegExp(billing.salesTax.open) });
  expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/settings/tax');
});

test('an account that is not complete, or whose region asks for no tax, says nothing of it', () => {
  show({ region: 'US', state: 'begun', sales_tax: { active: false, registrations: 0 } });
  show({ state: 'complete' });
  expect(screen.queryByText(billing.salesTax.title)).toBeNull();
});

describe('the notice on the dashboard', () => {
  const event = (type: 'Store' | 'Promo', region: 'UK' | 'EU') => ({ event_type: { type }, region });
  function notice(events: ReturnType<typeof event>[], maySetUp = true) {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <PayoutsAlert events={events} paidRegions={['UK']} maySetUp={maySetUp} />
      </NextIntlClientProvider>,
    );
  }

  test('counts the stores that wait, and leads to where it is set up', () => {
    notice([event('Store', 'UK'), event('Store', 'EU'), event('Promo', 'EU')]);
    expect(screen.getByText('One store can’t accept payments yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: dashboard.payouts.setUp });
    expect(link.getAttribute('href')).toBe('/settings/billing-account');
  });

  test('sends those who may not set it up to those who may', () => {
    notice([event('Store', 'EU')], false);
    expect(screen.getByText(dashboard.payouts.byAdmin)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('is not there when nothing waits', () => {
    notice([event('Store', 'UK'), event('Promo', 'EU')]);
    expect(screen.queryByText(dashboard.payouts.text)).toBeNull();
  });
});
