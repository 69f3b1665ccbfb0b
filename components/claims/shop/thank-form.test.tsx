import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { messages } from '@/messages/en-GB';
import { ThankForm } from './thank-form';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, object]>;

const onSent = jest.fn();
beforeEach(() => {
  call.mockReset();
  onSent.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ThankForm token="a-link" onSent={onSent} />
    </NextIntlClientProvider>,
  );
});
const field = () => screen.getByLabelText('Your message');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send thank-you' })));

test('a thank-you is sent once, however often the button is pressed, and then the form is gone (D40-15)', async () => {
  call.mockResolvedValue({ message: 'Lovely', written_at: '' });
  type('Lovely');
  await act(async () => {
    const button = screen.getByRole('button', { name: 'Send thank-you' });
    fireEvent.click(button);
    fireEvent.click(button);
    await Promise.resolve();
  });
  expect(call.mock.calls).toEqual([
    [
      { method: 'post', path: '/api/order/{token}/thanks' },
      { params: { token: 'a-link' }, body: { message: 'Lovely' } },
    ],
  ]);
  expect(screen.getByRole('status').textContent).toBe('Your thank-you has been sent');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('an empty one is told at its field, and a failure keeps what was typed', async () => {
  await send();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(call).not.toHaveBeenCalled();
  type('Lovely');
  call.mockRejectedValueOnce(new ApiError(500, { code: 'internal' }));
  await send();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect((field() as HTMLTextAreaElement).value).toBe('Lovely');
  call.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  await send();
  expect(screen.getByRole('alert').textContent).toContain('already sent a thank-you');
});
