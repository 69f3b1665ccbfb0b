import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { partFailure, type PartFailure } from '@/lib/client/part-failure';
import { messages } from '@/messages/en-GB';
import { PartAlert } from './part-alert';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const show = (failure: PartFailure) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PartAlert failure={failure} title="We couldn’t load this" />
    </NextIntlClientProvider>,
  );

describe('a part of a page that could not be loaded (S2.2-17)', () => {
  test('says why, and is asked for again without a reload', () => {
    show(partFailure(new ApiError(503, { code: 'rate_limited', retryAfter: 30 })));
    const { rate_limited: reason } = messages.errors;
    expect(screen.getByRole('status').textContent).toContain(reason);
    expect(screen.getByRole('status').textContent).toContain('30');
    fireEvent.click(screen.getByRole('button', { name: messages.admin.failure.retry }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('after a lost session it leads to the login', () => {
    show(partFailure(new ApiError(401, { code: 'unauthenticated' })));
    expect(screen.queryByRole('link', { name: messages.admin.failure.login })).not.toBeNull();
  });

  test('what is no call’s failure is one of our own', () => {
    show(partFailure(new TypeError('fault')));
    expect(screen.getByRole('status').textContent).toContain(messages.errors.internal);
  });
});
