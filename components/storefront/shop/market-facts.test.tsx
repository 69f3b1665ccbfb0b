import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ToldFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { messages } from '@/messages/en-GB';
import { messages as german } from '@/messages/de-DE';
import { MarketFacts } from './product-claims';

const FACTS: ToldFacts = {
  maker: { name: 'Mill Ltd', address: '1 Mill Lane, Leeds', contact: 'hello@mill.example' },
  identifier: 'NL180',
  origin_country: 'PT',
  certificate: { number: 'CPC-1', issuer: 'Aire Lab' },
};

function shown(facts: ToldFacts | undefined, locale: 'en' | 'de' = 'en') {
  return render(
    <NextIntlClientProvider locale={locale} messages={locale === 'de' ? german : messages} timeZone="UTC">
      <MarketFacts facts={facts} />
    </NextIntlClientProvider>,
  ).container;
}

const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('what buyers are told of a garment (D54-2, D54-3)', () => {
  test('names each fact that is known, in their order', () => {
    const container = shown(FACTS);
    expect(container.querySelector('summary')?.textContent).toBe('Product safety and origin');
    expect(rows(container)).toEqual([
      ['Made by', 'Mill Ltd\n1 Mill Lane, Leeds\nhello@mill.example'],
      ['Model or batch', 'NL180'],
      ['Country of origin', 'Portugal'],
      ['Certificate for children’s products', 'CPC-1, issued by Aire Lab'],
    ]);
  });

  test('is in the buyer’s language', () => {
    expect(rows(shown({ identifier: 'X', origin_country: 'TR' }, 'de'))).toEqual([
      ['Modell oder Charge', 'X'],
      ['Ursprungsland', 'Türkei'],
    ]);
  });

  test('is left out where nothing is asked for or known', () => {
    expect(shown(undefined).innerHTML).toBe('');
    expect(shown({}).innerHTML).toBe('');
  });
});
