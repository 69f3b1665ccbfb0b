import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import { messages } from '@/messages/en-GB';
import { Unsubscribe } from './unsubscribe';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, object]>;

function show(stopped: boolean) {
  call.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Unsubscribe token="a-link" sender="Lumen Robotics" stopped={stopped} />
    </NextIntlClientProvider>,
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const status = () => screen.getByRole('status').textContent;

test('one button unsubscribes, says what goes on, and offers to undo (D40-16)', async () => {
  show(false);
  expect(call).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('heading').textContent).toContain('Lumen Robotics');
  call.mockResolvedValue({ stopped: true });
  await press('Unsubscribe');
  expect(call.mock.lastCall).toEqual([
    { method: 'post', path: '/api/gift-mails/{token}/unsubscribe' },
    { params: { token: 'a-link' } },
  ]);
  expect(status()).toContain('Emails about your orders will still arrive');
  await press('Get these emails again');
  expect(call.mock.lastCall?.[0].path).toBe('/api/gift-mails/{token}/resume');
  expect(status()).toContain('again');
});

test('who has unsubscribed reads that; a failure leaves the button there', async () => {
  show(true);
  expect(status()).toContain('You’re unsubscribed');
  call.mockRejectedValueOnce(new Error('offline'));
  await press('Get these emails again');
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  expect(screen.getByRole('button', { name: 'Get these emails again' })).toBeTruthy();
});
