import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { EventHeading } from '@/components/events/admin/event-heading';
import { eventSummaryExample } from '@/lib/modules/events/contract/event-summary';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { productCardExample } from '@/lib/modules/storefront/contract/product-card';
import type { StoreConfig } from '@/lib/modules/storefront/contract/store-config';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { breadcrumbs, organization, webSite } from '@/lib/modules/storefront/rules/seo/json-ld';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { STORE_LAYOUTS } from '@/lib/modules/storefront/rules/theme/store-layout';
import { messages } from '@/messages/en-GB';
import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { skeletonOfHtml } from '@/scripts/test/skeleton';
import { JsonLd } from './json-ld';
import { OnHold } from './on-hold';
import { AboutPage } from './pages/about-page';
import { ContactPage } from './pages/contact-page';
import { ProductView } from './product-view';
import { StoreFooter } from './store-footer';
import { StoreHeader } from './store-header';
import { StoreHome } from './store-home';
import { storeStyle } from './store-style';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: () => undefined }),
  usePathname: () => '/fjord-fern',
}));

const STORE = readStorefront.example.response as StorefrontData;
/** No font and no colour either. */
const HARMLESS = 'Plain, harmless words';

/** The store's texts, each in its turn from `say`. Links and addresses are hostile as well, as if stored past the contract. */
function hostileConfig(say: () => string): StoreConfig {
  const { storeConfig: kept } = STORE;
  const document = fromPlainText(HARMLESS);
  return {
    ...kept,
    colourSet: { ...kept.colourSet, name: say(), primary: say(), secondary: say(), tertiary: say() },
    fontSet: {
      ...kept.fontSet,
      fontSetName: say(),
      fontSetDescription: say(),
      fontOne: { ...kept.fontSet.fontOne, name: say(), url: say() },
      fontTwo: { ...kept.fontSet.fontTwo, name: say(), url: say() },
    },
    storeName: say(),
    // With a digit, so that it is a link whatever is said.
    contactPhone: `0${say()}`,
    contactAddress: say(),
    homeHeading: say(),
    homeSubheading: say(),
    homeButton: { enabled: true, text: say(), link: kept.homeButton.link },
    aboutUs: { enabled: true, pageName: say(), content: HARMLESS, document },
    contactUs: { ...kept.contactUs, heading: say(), subheading: say() },
  };
}

function hostileStore(say: () => string): StorefrontData {
  const products = STORE.event_products.map((product) => ({ ...product, name: say(), category: say() }));
  return {
    ...STORE,
    name: say(),
    on_hold_message: say(),
    companyDetails: { ...STORE.companyDetails, legal_name: say(), address: say() },
    event_products: products,
    storeConfig: hostileConfig(say),
  };
}

function pagesOf(say: () => string): ReactNode {
  const store = hostileStore(say);
  const { product } = readProduct.response.parse(readProduct.example.response);
  return (
    <>
      <div style={storeStyle(store.storeConfig)}>
        <StoreHeader store={store} />
        {STORE_LAYOUTS.map((layout) => (
          <StoreHome key={layout} store={{ ...store, storeConfig: { ...store.storeConfig, layout } }} />
        ))}
        <AboutPage store={store} />
        <ContactPage store={store} />
        <OnHold store={store} />
        <ProductView
          store={store}
          product={{ ...product, name: say(), description: say() }}
          alike={[{ ...productCardExample, name: say() }]}
          buyer={(facts) => facts}
        />
        <StoreFooter store={store} />
      </div>
      <EventHeading event={{ ...eventSummaryExample, name: say() }} />
    </>
  );
}

/** The storefront's pages and an admin's heading, as the server sends them, each text the next one of `say`. */
function rendered(say: () => string): string[] {
  const html = renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {pagesOf(say)}
    </NextIntlClientProvider>,
  );
  return skeletonOfHtml(html);
}

/** Says the hostile texts in turn, each field another one in each round. */
function sayingFrom(start: number): () => string {
  let next = start * 7;
  return () => HOSTILE_TEXTS[next++ % HOSTILE_TEXTS.length] ?? '';
}

/** With some forty fields in a round, each text is said three times, in other places. */
const ROUNDS = 40;

it('no hostile text of a store adds an element, an attribute, an address or a style to its pages (S5-60)', () => {
  const plain = rendered(() => HARMLESS);
  expect(plain.length).toBeGreaterThan(150);
  for (let round = 0; round < ROUNDS; round += 1) expect(rendered(sayingFrom(round))).toEqual(plain);
});

it('linked data with hostile texts is one script that says them to the letter (S5-60)', () => {
  for (const text of HOSTILE_TEXTS) {
    const facts = { name: text, legalName: text, telephone: text, email: text, vatId: text };
    const address = { url: 'https://shop.example/acme', logo: null };
    const things = [
      organization({ ...facts, ...address, social: [text] }),
      webSite({ name: text, url: address.url, language: 'en' }),
      breadcrumbs([{ name: text, url: address.url }]),
    ];
    const page = new DOMParser().parseFromString(renderToString(<JsonLd things={things} />), 'text/html');
    const [script, ...others] = page.querySelectorAll('head > *, body > *');
    expect([script?.getAttribute('type'), others]).toEqual(['application/ld+json', []]);
    const said: { '@graph': unknown } = JSON.parse(script?.textContent ?? '');
    expect(said['@graph']).toEqual(things);
    expect(things[0]).not.toHaveProperty('sameAs');
  }
});
