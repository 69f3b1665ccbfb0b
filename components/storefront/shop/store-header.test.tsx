import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { messages } from '@/messages/en-GB';
import type { ShownStore } from './shown-store';
import { StoreHeader } from './store-header';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: () => undefined, refresh: () => undefined }),
}));
jest.mock('./basket-button', () => ({ BasketButton: () => <button type="button">basket</button> }));
jest.mock('@/components/ui/language-switch', () => ({ LanguageSwitch: () => null }));

const STORE = readStorefront.example.response as StorefrontData;

function show(change: Partial<ShownStore>) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoreHeader store={{ ...STORE, ...change }} />
    </NextIntlClientProvider>,
  );
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return { basket: screen.queryByRole('button', { name: 'basket' }) !== null, links };
}

describe('a store’s header (S2.5-12, S2.8)', () => {
  it('has the basket and the pages of an active store', () => {
    expect(show({})).toEqual({
      basket: true,
      links: ['', '/products', '/about-us', '/faqs', '/contact-us'].map((page) => `/fjord-fern${page}`),
    });
  });

  it.each([
    ['on hold', { status: 'On hold' as const }],
    ['of gifts', { event_type: { type: 'Promo' as const } }],
    ['of an order form', { event_type: { type: 'Products' as const } }],
    ['that is not open', { door: 'closed' as const }],
  ])('has no basket in an event %s', (_, change) => {
    expect(show(change).basket).toBe(false);
  });

  it('has no basket in a preview, but the preview’s pages with the guest’s way', () => {
    expect(show({ door: 'closed', preview: { token: 't' } })).toEqual({
      basket: false,
      links: ['', '/products', '/about-us', '/faqs', '/contact-us'].map(
        (page) => `/site-preview/fjord-fern${page}?preview=t`,
      ),
    });
  });
});
