import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import { messages } from '@/messages/en-GB';
import { StopMails } from './stop-mails';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, object]>;

function show(stopped: boolean) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StopMails token="a-link" sender="Lumen Offsite" email="ada@guest.example" stopped={stopped} />
    </NextIntlClientProvider>,
  );
}
const stop = () => screen.queryByRole('button', { name: 'Stop these emails' });

test('the button stops the emails and says so; a failure leaves it there to try again (D4-11)', async () => {
  show(false);
  call.mockRejectedValueOnce(new Error('offline'));
  await act(async () => fireEvent.click(stop() as HTMLElement));
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  call.mockResolvedValueOnce({ mails_stopped: true });
  await act(async () => fireEvent.click(stop() as HTMLElement));
  expect(call.mock.lastCall).toEqual([
    { method: 'post', path: '/api/invitation/{token}/unsubscribe' },
    { params: { token: 'a-link' } },
  ]);
  expect(screen.getByRole('status').textContent).toContain('won’t send any more');
  expect(stop()).toBeNull();
});

test('who has stopped them reads that, and has nothing left to do', () => {
  show(true);
  expect(screen.getByRole('status').textContent).toContain('ada@guest.example');
  expect(stop()).toBeNull();
});
