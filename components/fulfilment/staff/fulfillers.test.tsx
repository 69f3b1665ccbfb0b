import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { exampleDetail, exampleFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { FactsChange } from './change-form';
import { FulfillersTable } from './fulfillers-table';
import { HealthPanel } from './health-panel';
import { RegisterForm } from './register-form';
import { StateActs } from './state-acts';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push, refresh: jest.fn(), replace: jest.fn() }),
}));

const COUNTRIES = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IE', label: 'Ireland' },
];
const calls = jest.mocked(browserCall);
beforeEach(() => {
  calls.mockReset();
  push.mockReset();
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the list says how each fulfiller stands, and why (S2.2-8)', () => {
  const paused = { ...exampleFulfiller, state: 'paused' as const, state_reason: 'Press is being serviced' };
  render(<FulfillersTable fulfillers={[paused]} />, { wrapper: KitTest });
  expect(screen.getByRole('link', { name: 'Northlight Print' }).getAttribute('href')).toBe(
    '/fulfillers/ful_northlight',
  );
  expect(screen.getAllByText('Paused').length).toBeGreaterThan(0);
  expect(screen.getByText('Press is being serviced')).toBeTruthy();
  expect(screen.getByText('None yet')).toBeTruthy();
});

test('an error stands at its field and nothing typed is lost; the next try is another call (S2.2-106)', async () => {
  render(<RegisterForm countries={COUNTRIES} />, { wrapper: KitTest });
  type('Name', 'Harbour Press');
  fireEvent.click(screen.getByLabelText('United Kingdom'));
  fireEvent.click(screen.getByLabelText('An address of its own'));
  type('API address', 'https://10.0.0.1');
  type('Shared secret', 'a-secret-of-the-test');
  calls.mockRejectedValueOnce(
    new ApiError(422, { code: 'invalid', codes: { 'connection.url': ['endpoint_private'] } }),
  );
  click('Register fulfiller');
  expect(await screen.findByText(/use a public address/)).toBeTruthy();
  const address = screen.getByLabelText('API address');
  expect([address.getAttribute('aria-invalid'), document.activeElement === address]).toEqual(['true', true]);
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Harbour Press');
  calls.mockResolvedValueOnce({ ...exampleFulfiller, id: 'ful_harbour' });
  // Two clicks are one call.
  click('Register fulfiller');
  fireEvent.click(screen.getByRole('button', { name: /^Register fulfiller/ }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/fulfillers/ful_harbour'));
  expect(calls).toHaveBeenCalledTimes(2);
  const [first, second] = calls.mock.calls.map(([, input]) => input);
  expect(first?.headers).not.toEqual(second?.headers);
  expect(second?.body).toMatchObject({
    name: 'Harbour Press',
    regions: ['UK'],
    accept_days: 1,
    print_days: 1,
    ship_days: 1,
    daily_capacity: null,
    connection: { url: 'https://10.0.0.1', secret: 'a-secret-of-the-test' },
  });
});

test('what another has changed meanwhile is not overwritten: the version stays the one that was seen (S2.2-108)', async () => {
  const form = (fulfiller: typeof exampleFulfiller) => (
    <FactsChange fulfiller={fulfiller} countries={COUNTRIES} mayWrite />
  );
  const { rerender } = render(form(exampleFulfiller), { wrapper: KitTest });
  type('Items a day', '500');
  rerender(form({ ...exampleFulfiller, print_days: 9, version: 5 }));
  calls.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  click('Save changes');
  expect(await screen.findByText(/^Someone else has changed this/)).toBeTruthy();
  expect(calls.mock.calls[0]?.[1]?.body).toMatchObject({ daily_capacity: 500, print_days: 1, version: 4 });
  expect((screen.getByLabelText('Items a day') as HTMLInputElement).value).toBe('500');
});

test('a pause asks for its reason; whoever is paused can be resumed (S2.2-108)', async () => {
  const { rerender } = render(<StateActs fulfiller={exampleDetail} />, { wrapper: KitTest });
  click('Pause');
  const dialog = await screen.findByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  expect(await screen.findByText('required')).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  type('Reason, for your colleagues', 'Press is being serviced');
  calls.mockResolvedValueOnce(exampleFulfiller);
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  expect(calls.mock.calls[0]?.[1]?.body).toEqual({
    version: 4,
    reason: 'Press is being serviced',
    until: null,
  });
  rerender(<StateActs fulfiller={{ ...exampleDetail, state: 'paused' }} />);
  expect(screen.getByRole('button', { name: 'Resume', hidden: true })).toBeTruthy();
});

test('how one stands says since when it answers no orders, and how many were given up (S2.2-140)', () => {
  const facts = { orders_parked: 3, silent_since: '2026-11-28T09:30:00.000Z' };
  const { rerender } = render(<HealthPanel fulfiller={{ ...exampleFulfiller, ...facts }} />, {
    wrapper: KitTest,
  });
  const silent = screen.getByText(/Answers no orders since/);
  expect(silent.textContent).toMatch(/28/);
  const parked = screen.getByRole('link', { name: /3/ });
  expect(parked.getAttribute('href')).toBe('/orders?problem=printer');
  rerender(<HealthPanel fulfiller={{ ...exampleFulfiller, orders_parked: 0, silent_since: null }} />);
  expect(screen.queryByText(/Answers no orders since/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
