import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { messages } from '@/messages/en-GB';
import { AccessibilityPage } from './accessibility-page';

const STORE = readStorefront.example.response as StorefrontData;

function textOf(change: Partial<StorefrontData> = {}): string {
  return (
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <AccessibilityPage store={{ ...STORE, ...change }} locale="en" />
      </NextIntlClientProvider>,
    ).container.textContent ?? ''
  );
}

describe('a store’s statement on accessibility (S2.1-52)', () => {
  test('names the store, who runs it, the standard and its date', () => {
    const text = textOf();
    for (const part of [
      'Fjord & Fern',
      'Fjord & Fern Coffee Ltd',
      'WCAG) 2.2 at level AA',
      '29 November 2026',
    ])
      expect(text).toContain(part);
  });

  test.each([
    ['UK', 'Equality Act 2010', 'Equality Advisory'],
    ['EU', 'European Accessibility Act', 'authority that supervises'],
    ['US', 'Americans with Disabilities Act', 'Department of Justice'],
  ] as const)('in %s it names the %s, and who watches over it alone', (region, law, authority) => {
    const text = textOf({ region });
    expect(text).toContain(law);
    expect(text).toContain(authority);
    if (region !== 'EU') expect(text).not.toContain('BFSG');
  });

  test.each([
    ['Store', true],
    ['Products', true],
    ['Promo', false],
    ['Bulk', false],
  ] as const)('a %s speaks of card fields: %s', (type, speaks) => {
    expect(textOf({ event_type: { type } }).includes('card fields')).toBe(speaks);
  });

  test('leads to the store’s address, its contact page and the platform’s statement', () => {
    textOf();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const email = STORE.storeConfig.contactEmail || STORE.companyDetails.email;
    expect(links).toEqual([`mailto:${email}`, '/fjord-fern/contact-us', '/accessibility']);
  });
});
