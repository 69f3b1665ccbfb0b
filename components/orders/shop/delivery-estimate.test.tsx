import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { setClock } from '@/lib/kernel/clock';
import { messages } from '@/messages/en-GB';
import { deliveryDays } from './delivery-days';
import { DeliveryEstimate } from './delivery-estimate';

const ZONE = 'Europe/Amsterdam';

function show(renderedAt: string, lookedAt: string) {
  const restoreServer = setClock(() => new Date(renderedAt));
  const delivery = deliveryDays(ZONE, 'en');
  restoreServer();
  const restore = setClock(() => new Date(lookedAt));
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <DeliveryEstimate store={{ delivery, timeZone: ZONE }} locale="en" />
    </NextIntlClientProvider>,
  );
  return restore;
}

const told = () => screen.getByText('Estimated delivery').closest('p')?.textContent;

describe('DeliveryEstimate (S9, D17-1)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a page from before midnight says today’s days within two seconds', () => {
    const restore = show('2026-11-19T22:58:00Z', '2026-11-19T23:01:00Z');
    expect(told()).toContain('Between 25 November 2026 and 27 November 2026');
    act(() => jest.advanceTimersByTime(2000));
    expect(told()).toContain('Between 26 November 2026 and 30 November 2026');
    restore();
  });
});
