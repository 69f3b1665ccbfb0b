import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { MailSender } from '@/lib/modules/mails/contract/sender';
import { ConfirmReplies } from './confirm-replies';
import { SenderPanel } from './sender-panel';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const replace = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace }),
}));

const SENDER: MailSender = { name: 'Fjord', reply_to: 'hello@fjord.example', asked: null, version: 3 };
const calls = jest.mocked(browserCall);
beforeEach(() => {
  calls.mockReset();
  calls.mockResolvedValue(SENDER);
});

const show = (first: MailSender) =>
  render(<SenderPanel tenant="ten_fjord" first={first} />, { wrapper: KitTest });
const lastBody = () => calls.mock.calls.at(-1)?.[1];

test('saves the name and the address, and says when somebody else was first (S2.2-103)', async () => {
  show(SENDER);
  fireEvent.change(screen.getByLabelText('Sender name'), { target: { value: 'Fjord Merch' } });
  calls.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else changed this/)).toBeTruthy();
  expect(lastBody()).toMatchObject({
    body: { name: 'Fjord Merch', reply_to: SENDER.reply_to, again: false, version: 3 },
  });
});

test('an address that isn’t one is said at its field (S2.2-104)', async () => {
  show(SENDER);
  fireEvent.change(screen.getByLabelText('Replies go to'), { target: { value: 'nowhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Replies go to').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(calls).not.toHaveBeenCalled();
});

test('an address that waits is named, and its link sent again (S2.2-104)', async () => {
  show({ ...SENDER, asked: { email: 'new@fjord.example', until: '2026-12-05T09:00:00.000Z' } });
  expect(screen.getByText(/new@fjord\.example.*5 Dec/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() =>
    expect(lastBody()).toMatchObject({ body: { reply_to: 'new@fjord.example', again: true, version: 3 } }),
  );
});

test('the link confirms by a button, and a dead one says what to do (S2.2-104)', async () => {
  render(<ConfirmReplies tenant="ten_fjord" token="tok" />, { wrapper: KitTest });
  expect(calls).not.toHaveBeenCalled();
  calls.mockRejectedValueOnce(new ApiError(410, { code: 'gone' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link has expired/);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/settings/mails'));
});
