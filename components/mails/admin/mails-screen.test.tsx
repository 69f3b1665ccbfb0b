import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { MAIL_GROUPS, SHOPPER_MAILS } from '@/lib/modules/mails/rules/shopper-mails';
import { MailsScreen } from './mails-screen';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));

const MAIL = {
  sender: 'Fjord & Fern',
  reply_to: 'hello@fjord-fern.example',
  subject: 'Your order is on its way',
  html: '<!DOCTYPE html><p>Designed</p>',
  text: 'Only text',
  own: true,
};
const calls = jest.mocked(browserCall);
let narrow = false;

beforeEach(() => {
  narrow = false;
  calls.mockReset();
  calls.mockImplementation((call) =>
    Promise.resolve(call.method === 'get' ? MAIL : { email: 'isla@fjord-fern.example' }),
  );
  window.matchMedia = jest.fn(() => ({
    matches: narrow,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
});

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MailsScreen tenant="ten_fjord" />
    </SWRConfig>,
    { wrapper: KitTest },
  );
  return { list: within(screen.getByRole('region', { name: 'Emails' })) };
}

test('lists every mail once, by group, with when it goes out (S2.2-101)', async () => {
  const { list } = show();
  expect(list.getAllByRole('button')).toHaveLength(SHOPPER_MAILS.length);
  expect(new Set(MAIL_GROUPS.flatMap(({ kinds }) => kinds))).toEqual(new Set(SHOPPER_MAILS));
  for (const name of ['Orders', 'Gifts', 'Withdrawals and complaints', 'Order forms'])
    expect(list.getByRole('heading', { name })).toBeTruthy();
  expect(list.getByRole('button', { name: /Order shipped/ }).textContent).toContain('on its way');
  await screen.findByText(MAIL.subject);
});

test('shows the chosen mail in a frame where nothing runs, at two widths, and as text (S2.2-101)', async () => {
  const { list } = show();
  fireEvent.click(list.getByRole('button', { name: /Order shipped/ }));
  const frame = await screen.findByTitle('Preview: Order shipped');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toBe(MAIL.html);
  fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(frame.style.width).toBe('375px');
  expect(screen.getByText(MAIL.sender)).toBeTruthy();
  expect(screen.getByText('Filled from your newest order, with a sample recipient.')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
  expect(screen.getByText('Only text')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Email language'), { target: { value: 'de' } });
  await waitFor(() =>
    expect(calls).toHaveBeenLastCalledWith(
      expect.objectContaining({ method: 'get' }),
      expect.objectContaining({
        params: { tenant: 'ten_fjord', sample: 'order_shipped' },
        query: { lang: 'de' },
      }),
    ),
  );
});

test('sends one test for two presses, and says where to (S2.2-102)', async () => {
  show();
  await screen.findByText(MAIL.subject);
  const button = screen.getByRole('button', { name: 'Send me a test' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('On its way to isla@fjord-fern.example, marked as a test')).toBeTruthy();
  expect(calls.mock.calls.filter(([call]) => call.method === 'post')).toHaveLength(1);
});

test.each([
  ['email_unverified', 409, 'Confirm your email address first, then send the test.'],
  ['rate_limited', 429, 'Too many attempts. Please wait a moment and try again'],
] as const)('says why a test isn’t sent: %s (S2.2-102)', async (code, status, said) => {
  show();
  await screen.findByText(MAIL.subject);
  calls.mockRejectedValue(new ApiError(status, { code }));
  fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect((await screen.findByRole('alert')).textContent).toBe(said);
});

test('a mail that can’t be loaded is asked for again (S2.2-101)', async () => {
  calls.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(MAIL.subject)).toBeTruthy();
});

test('on a phone, choosing goes to the mail, and a button back to the list (S2.2-101)', async () => {
  narrow = true;
  const { list } = show();
  const choice = list.getByRole('button', { name: /Refund$|^Refund/ });
  fireEvent.click(choice);
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'All emails' }))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'All emails' }));
  expect(document.activeElement).toBe(choice);
  await screen.findByText(MAIL.subject);
});
