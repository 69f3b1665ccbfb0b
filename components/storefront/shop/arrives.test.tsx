import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { dayKey } from '@/lib/kernel/day-key';
import english from '@/messages/en-GB/catalogue.json';
import { Arrives } from './arrives';

const ZONE = 'Europe/London';
const RENDERED = { from: '3 March 2020', to: '5 March 2020' };
const DAY_MS = 86_400_000;

async function show(countedOn: string) {
  let idle = () => {};
  window.requestIdleCallback = (work) => {
    idle = () => work({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  window.cancelIdleCallback = () => undefined;
  render(
    <NextIntlClientProvider locale="en" messages={{ product: english.product }}>
      <Arrives timeZone={ZONE} locale="en" rendered={RENDERED} countedOn={countedOn} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(/3 March 2020/)).toBeTruthy();
  await act(async () => idle());
}

describe('when an order arrives (S9-1)', () => {
  test('stays as the server counted it on the same day', async () => {
    await show(dayKey(new Date(), ZONE));
    expect(screen.getByText(/3 March 2020/)).toBeTruthy();
  });

  test('is counted anew where the page was rendered on another day', async () => {
    await show(dayKey(new Date(Date.now() - DAY_MS), ZONE));
    await screen.findByText((text) => /^Estimated delivery/.test(text) && !text.includes('2020'));
  });
});
