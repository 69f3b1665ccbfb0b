import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import { messages } from '@/messages/en-GB';
import { NoLongerMadeLine, NoLongerMadeNotice } from './no-longer-made';

/** What is said of a product, in its list and at itself. */
function said(gone: EventProduct['no_longer_made']): string {
  const product = { no_longer_made: gone };
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <NoLongerMadeLine product={product} />
      <NoLongerMadeNotice product={product} />
    </NextIntlClientProvider>,
  );
  return container.textContent ?? '';
}

describe('a product whose garment staff have withdrawn (S2.2-234)', () => {
  test('says why, what shoppers see and what can be sold instead', () => {
    const text = said({ reason: 'Its maker has stopped.', replaced_by: { family: 'hoodie', name: null } });
    expect(text).toContain('No longer made: Its maker has stopped.');
    expect(text).toContain('Shoppers see this product as sold out. You can sell this instead: Hoodie.');
  });

  test('promises nothing where nothing takes its place', () => {
    expect(said({ reason: 'Its maker has stopped.', replaced_by: null })).not.toContain('instead');
  });

  test('says nothing of one that is made', () => {
    expect(said(null)).toBe('');
  });
});
