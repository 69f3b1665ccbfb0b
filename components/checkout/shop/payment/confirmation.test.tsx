import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { orderViewExample, type OrderView } from '@/lib/modules/orders/contract/order-view';
import { messages as german } from '@/messages/de-DE';
import { messages } from '@/messages/en-GB';
import { Confirmation } from './confirmation';

const texts = messages.checkout;

function show(change: Partial<OrderView> = {}, locale: 'en' | 'de' = 'en', onClose?: () => void) {
  const order = { ...orderViewExample, ...change };
  render(
    <NextIntlClientProvider locale={locale} messages={locale === 'de' ? german : messages} timeZone="UTC">
      <StoreRegionProvider region={order.currency === 'USD' ? 'US' : 'UK'}>
        <Confirmation order={order} slug="fjord-fern" {...(onClose && { onClose })} />
      </StoreRegionProvider>
    </NextIntlClientProvider>,
  );
}
const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  );
const addressLines = () =>
  [...document.querySelectorAll('address > span')].map(({ textContent }) => textContent);

describe('Confirmation (S2.9-7 step 4)', () => {
  it('is closed for the store, or for what its page shows then (S2.9-12)', () => {
    show();
    const link = screen.getByRole('link', { name: messages.ui.close });
    expect(link.getAttribute('href')).toBe('/fjord-fern');
    cleanup();
    const onClose = jest.fn();
    show({}, 'en', onClose);
    fireEvent.click(screen.getByRole('button', { name: messages.ui.close }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('thanks, focused, with the reference, and says where the mail goes', () => {
    show();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: texts.thankYou }));
    expect(screen.getByText('M7QK-3FXW')).toBeTruthy();
    expect(screen.getByText(/We’ve emailed the details/).textContent).toContain('ada@shopper.example');
  });

  it.each([
    ['2999-01-01T00:00:00.000Z', texts.orderPage],
    ['2020-01-01T00:00:00.000Z', texts.orderPageEnded],
    [null, texts.orderPageEnded],
  ])('speaks of cancelling only as long as that can be done: until %s', (edit_until, name) => {
    show({ edit_until });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(orderViewExample.order_link);
  });

  it('shows the totals without VAT, the VAT, and with tax', () => {
    show();
    expect(figures()).toEqual({
      [texts.items]: '£57.20',
      [texts.shipping]: '£6.54',
      [texts.excludingVat]: '£55.45',
      [texts.vat]: '£8.29',
      [texts.includingTax]: '£63.74',
    });
  });

  it('in the US the tax is the sales tax', () => {
    show({ currency: 'USD', total_store_vat: '3.54', total_store_price: '58.04' });
    expect(figures()).toMatchObject({ [texts.taxAmount]: '$3.54', [texts.includingTax]: '$58.04' });
    expect(figures()).not.toHaveProperty(texts.vat);
  });

  it('shows whom it goes to: name, address lines, postcode, county and country', () => {
    const { customer } = orderViewExample;
    show({ customer: { ...customer, address_second_line: 'Flat 2', address_county: 'Midlothian' } });
    expect(addressLines()).toEqual([
      ...['Ada Fern', '12 Harbour Street', 'Flat 2', 'Leith', 'Midlothian EH6 6JN', 'United Kingdom'],
    ]);
  });

  it('leaves out lines that are empty, and names the state where there is one', () => {
    const { customer } = orderViewExample;
    show({ customer: { ...customer, address_state: 'Kansas', address_country: 'United States of America' } });
    expect(addressLines()).toEqual([
      ...['Ada Fern', '12 Harbour Street', 'Leith, KS EH6 6JN', 'United States of America'],
    ]);
  });

  it.each([
    ['en' as const, '26 November 2026', '30 November 2026', messages.shipping.method.standard],
    ['de' as const, '26. November 2026', '30. November 2026', german.shipping.method.standard],
  ])('shows the days of delivery and the method in %s', (locale, from, to, method) => {
    show({}, locale);
    const block = screen.getByText(new RegExp(`${from}.*${to}`)).parentElement;
    expect(block && within(block).getByText(method)).toBeTruthy();
  });

  it('says so when a remainder too small for a card was waived', () => {
    show({ discount_amount: '63.74', waived_amount: '0.24', total_store_price: '0.00' });
    expect(figures()).toMatchObject({ [texts.discount]: '-£63.74', [texts.includingTax]: '£0.00' });
    expect(screen.getByText(/Includes £0\.24 waived/)).toBeTruthy();
  });

  it('says nothing of it otherwise', () => {
    show();
    expect(screen.queryByText(/waived/)).toBeNull();
  });
});
