import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { storeConfigExample, type StoreConfig } from '@/lib/modules/storefront/contract/store-config';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { messages } from '@/messages/en-GB';
import { StoreFooter } from './store-footer';
import { StoreHero } from './store-hero';
import { StoreMark } from './store-mark';
import { overlayFont, storeStyle } from './store-style';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const STORE = readStorefront.example.response as StorefrontData;
const withConfig = (change: Partial<StoreConfig>): StorefrontData => ({
  ...STORE,
  storeConfig: { ...storeConfigExample, ...change },
});
const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  ).container;

/** Renders the hero and returns its picture and text colour. */
function hero(change: Partial<StoreConfig>) {
  const section = show(<StoreHero store={withConfig(change)} />).querySelector('section');
  const picture = section?.querySelector('img.absolute')?.getAttribute('src') ?? null;
  return [
    picture,
    ...['text-ink', 'text-white', 'text-store-on-primary'].filter((name) =>
      section?.classList.contains(name),
    ),
  ];
}
const background = (enabled: boolean, image: string, darkText: boolean) => ({
  customBackground: { enabled, image, darkText },
});

describe('what a store wears (S3.6)', () => {
  it('is its three colours and its two fonts with their weights', () => {
    expect(storeStyle(storeConfigExample)).toMatchObject({
      '--store-primary': '#1f4d3a',
      '--store-secondary': '#e8dcc4',
      '--store-tertiary': '#b5532a',
      '--font-heading': expect.stringMatching(/^"Lora", /),
      '--store-heading-weight': 500,
      '--font-text': expect.stringMatching(/^"Inter", /),
      '--store-text-weight': 400,
    });
  });

  it('is no family that is no name: nothing of it reaches the style', () => {
    const fontOne = { name: 'x"; background: url(//evil.example)', url: '', weight: 500 };
    const style = storeStyle({ ...storeConfigExample, fontSet: { ...storeConfigExample.fontSet, fontOne } });
    expect(JSON.stringify(style)).not.toContain('evil');
    const fontTwo = fontOne;
    expect(overlayFont('acme', { ...storeConfigExample.fontSet, fontTwo })).toBe(
      ':root:root:has([data-store="acme"]){--font-text:system-ui, sans-serif}',
    );
  });

  it('is its text font on what lies over its pages, such as the cookie notice', () => {
    expect(overlayFont('acme', storeConfigExample.fontSet)).toMatch(
      /^:root:root:has\(\[data-store="acme"\]\)\{--font-text:"Inter", /,
    );
  });

  it('is its logo where that is switched on, else its name', () => {
    show(<StoreMark config={{ storeName: 'Acme', customLogo: { enabled: true, url: '/logo.webp' } }} />);
    expect(screen.getByRole('img', { name: 'Acme' }).getAttribute('src')).toBe('/logo.webp');
    for (const customLogo of [
      { enabled: false, url: '/logo.webp' },
      { enabled: true, url: '' },
    ]) {
      const mark = show(<StoreMark config={{ storeName: 'Acme', customLogo }} />);
      expect([mark.querySelector('img'), mark.textContent]).toEqual([null, 'Acme']);
    }
  });

  it('is its background with dark or light text, that of its colour set, or none', () => {
    const colourSet = { ...storeConfigExample.colourSet, backgroundImage: '/set.webp' };
    expect(hero(background(true, '/own.webp', true))).toEqual(['/own.webp', 'text-ink']);
    expect(hero(background(true, '/own.webp', false))).toEqual(['/own.webp', 'text-white']);
    expect(hero(background(false, '/own.webp', true))).toEqual([null, 'text-store-on-primary']);
    expect(hero({ ...background(false, '', false), colourSet })).toEqual(['/set.webp', 'text-white']);
    expect(hero({ ...background(true, '/own.webp', true), colourSet })).toEqual(['/own.webp', 'text-ink']);
  });

  it('is its heading and subheading, and without a heading its name', () => {
    show(<StoreHero store={withConfig({ homeHeading: 'Dressed', homeSubheading: 'Printed here' })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dressed');
    expect(screen.getByText('Printed here')).toBeTruthy();
    const plain = show(<StoreHero store={withConfig({ homeHeading: '', homeSubheading: '' })} />);
    expect(plain.querySelector('h1')?.textContent).toBe('Fjord & Fern');
  });
});

describe('how a store is reached (S3.6)', () => {
  const NETWORKS = ['facebook', 'instagram', 'tiktok', 'twitter'] as const;

  it('names its e-mail, phone and address, and the networks it is on', () => {
    const socials = Object.fromEntries(
      NETWORKS.map((name) => [`${name}Url`, `https://${name}.example/acme`]),
    );
    show(<StoreFooter store={withConfig({ ...socials, contactAddress: 'Pier 4' })} />);
    expect(screen.getByRole('link', { name: 'hello@fjord-fern.example' })).toBeTruthy();
    expect(screen.getByText('+44 131 496 0100')).toBeTruthy();
    expect(screen.getByText('Pier 4')).toBeTruthy();
    for (const name of NETWORKS) {
      const link = screen.getByRole('link', { name: messages.store.social[name] });
      expect(link.getAttribute('href')).toBe(`https://${name}.example/acme`);
    }
  });

  it('leaves out what is not said, and what is no https address', () => {
    show(<StoreFooter store={withConfig({ instagramUrl: 'javascript:alert(1)', contactPhone: '' })} />);
    for (const name of NETWORKS) {
      expect(screen.queryByRole('link', { name: messages.store.social[name] })).toBeNull();
    }
    expect(screen.queryByText('+44 131 496 0100')).toBeNull();
  });
});
