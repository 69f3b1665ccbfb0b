import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { messages } from '@/messages/en-GB';
import { StoreHero } from './store-hero';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

type Config = StorefrontData['storeConfig'];
const STORE = readStorefront.example.response as StorefrontData;

function show(change: Partial<Config>) {
  const store = { ...STORE, storeConfig: { ...STORE.storeConfig, ...change } };
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoreHero store={store} />
    </NextIntlClientProvider>,
  ).container;
}
const button = (enabled: boolean, text: string, link: string) => ({ homeButton: { enabled, text, link } });

describe('the button of a store’s front page (S3.6-7)', () => {
  it('has the text and the link of the store', () => {
    show(button(true, 'See the collection', '/fjord-fern/products'));
    const link = screen.getByRole('link', { name: 'See the collection' });
    expect(link.getAttribute('href')).toBe('/fjord-fern/products');
  });

  it('is not there when switched off', () => {
    show(button(false, 'See the collection', '/fjord-fern/products'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has a text of its own while the store gives none', () => {
    show(button(true, '', 'https://fjord-fern.example/menu'));
    expect(screen.getByRole('link', { name: messages.store.seeAll })).toBeTruthy();
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'http://evil.example',
    'data:text/html,x',
    '',
    '/\\evil.example',
  ])('never becomes a link to %j', (link) => {
    show(button(true, 'See the collection', link));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('its heading', () => {
  it('is the store’s name until it is written, and stands on the store’s own picture where there is one', () => {
    const background = { enabled: true, image: '/background.webp', darkText: false };
    const hero = show({ homeHeading: '', customBackground: background });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(STORE.storeConfig.storeName);
    expect(hero.querySelector('img')?.getAttribute('src')).toBe('/background.webp');
    expect(hero.querySelector('section')?.className).toContain('text-white');
  });
});
