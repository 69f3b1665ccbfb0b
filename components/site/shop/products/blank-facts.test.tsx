import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { publicBlank, type PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { messages } from '@/messages/en-GB';
import { BlankCard } from './blank-card';
import { BlankPrices } from './blank-facts';

const quantityPrices = {
  blank: { GBP: [{ from: 25, price: 300 }] },
  print: { GBP: [{ from: 100, price: 200 }] },
};
const of = (change: Partial<(typeof BLANK_CATALOGUE)[number]>): PublicBlank[] =>
  BLANK_CATALOGUE.slice(0, 1).map((blank) => publicBlank({ ...blank, ...change }));

function show([blank]: PublicBlank[]) {
  if (!blank) throw new Error('no blank');
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <BlankCard blank={blank} early />
      <BlankPrices blank={blank} />
    </NextIntlClientProvider>,
  );
}

test('a blank’s card and table say from which quantity it costs how much, the same in both (S2.2-319)', () => {
  show(of({ quantityPrices }));
  expect(screen.getByText('from 25: £6.20 each · from 100: £5.00 each')).toBeTruthy();
  const row = screen.getByRole('row', { name: /^United Kingdom: From 100/ });
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '£3.00',
    '£2.00',
    '£5.00',
  ]);
  expect(screen.getByText(/^From a quantity on/)).toBeTruthy();
});

test('without prices by quantity nothing is said of them', () => {
  show(of({}));
  expect(screen.queryByText(/from \d+/i)).toBeNull();
  expect(screen.queryByText(/^From a quantity on/)).toBeNull();
});
