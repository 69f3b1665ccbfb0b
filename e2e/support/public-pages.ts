import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buyByApi } from './api-order';
import { logIn, newAddress } from './people';
import { TEN } from './worked-orders';

/** A public page: its path, or how to get there. */
export interface Visit {
  path: string;
  /** Expected status of an error page. */
  status?: number;
  /** Further failed requests while it loads, which the browser logs. */
  alsoFails?: number;
  /** Prepares the page; returns its path. */
  arrange?(page: Page): Promise<string>;
}

const at = (...paths: string[]): Visit[] => paths.map((path) => ({ path }));
const failing = (path: string, status: number): Visit[] => [{ path, status }];

async function asOwner(page: Page): Promise<void> {
  await logIn(page, 'service@fjord-fern.example');
}

const draft = (path: string): Visit => ({
  path,
  arrange: async (page) => {
    await asOwner(page);
    return path;
  },
});

/** Route files outside admin, staff and the studio's frame → the pages to check for each. */
export const PUBLIC_PAGES: Record<string, Visit[]> = {
  '/': at('/'),
  '/about': at('/about'),
  '/contact': at('/contact'),
  '/data-complaint': at('/data-complaint'),
  '/custom-solutions': at('/custom-solutions'),
  '/how-does-it-work': at('/how-does-it-work'),
  '/need-merch-for-an-event': at('/need-merch-for-an-event'),
  '/terms-and-conditions': at('/terms-and-conditions'),
  '/terms-and-conditions-buyer-us': at('/terms-and-conditions-buyer-us'),
  '/assets': at('/assets'),
  '/imprint': at('/imprint'),
  '/accessibility': at('/accessibility'),
  '/cookies': at('/cookies'),
  '/right-of-withdrawal': at('/right-of-withdrawal'),
  '/data-processing-terms': at('/data-processing-terms'),
  '/sub-processors': at('/sub-processors'),
  '/terms-and-conditions-us': at('/terms-and-conditions-us'),
  '/privacy-policy': at('/privacy-policy'),
  '/privacy-policy-de': at('/privacy-policy-de'),
  '/privacy-policy-fr': at('/privacy-policy-fr'),
  '/privacy-policy-nl': at('/privacy-policy-nl'),
  '/help/frequently-asked-questions': at('/help/frequently-asked-questions'),
  '/help/help-articles': at('/help/help-articles'),
  '/help/help-articles/[article]': [
    ...at('/help/help-articles/claim-a-gift', '/help/help-articles/connect-a-printer'),
    ...failing('/help/help-articles/no-such-article', 404),
  ],
  '/help/shipping-and-delivery': at('/help/shipping-and-delivery'),
  '/widget-instructions': at('/widget-instructions'),
  '/our-products': at('/our-products', '/our-products?category=Caps&technique=Laser'),
  '/our-products/[family]': [
    ...at('/our-products/hoodie', '/our-products/mug'),
    ...failing('/our-products/socks', 404),
  ],
  '/get-started': at('/get-started'),
  '/shopify/signup': at('/shopify/signup'),
  '/shopify/spoke': at('/shopify/spoke'),
  '/shopify/tsas': at('/shopify/tsas'),
  '/event-builder': at(
    '/event-builder',
    '/event-builder?step=region',
    '/event-builder?step=look',
    '/event-builder?step=products',
    '/event-builder?step=page',
    '/event-builder?step=store',
  ),
  '/login': at('/login'),
  '/reset-password': at('/reset-password'),
  '/reset-password/confirmation': at('/reset-password/confirmation'),
  '/reset-password/[token]': at(`/reset-password/${'x'.repeat(43)}`),
  '/verify-email/[token]': at(`/verify-email/${'x'.repeat(43)}`),
  '/401': failing('/401', 401),
  '/403': failing('/403', 403),
  '/404': failing('/404', 404),
  '/404/[kind]': ['/404/shop', '/404/event', '/404/draft'].flatMap((path) => failing(path, 404)),
  '/500': failing('/500', 500),
  '/503': failing('/503', 503),
  '/[...rest]': failing('/fjord-fern/no/such/page', 404),
  '/[slug]': at(
    '/fjord-fern',
    '/fjord-fern-archive',
    '/lumen-summit',
    '/lumen-sample',
    '/lumen-crew',
    '/prairie-run',
    '/tidewater',
  ),
  '/[slug]/about-us': at('/fjord-fern/about-us', '/lumen-summit/about-us'),
  '/[slug]/contact-us': at('/fjord-fern/contact-us', '/lumen-summit/contact-us'),
  '/[slug]/faqs': at('/fjord-fern/faqs'),
  '/[slug]/terms-and-conditions': at('/fjord-fern/terms-and-conditions', '/prairie-run/terms-and-conditions'),
  '/[slug]/accessibility': at('/fjord-fern/accessibility', '/lumen-summit/accessibility'),
  '/[slug]/index-old': at('/fjord-fern/index-old'),
  '/[slug]/products': at('/fjord-fern/products'),
  '/[slug]/products/filtered': at('/fjord-fern/products?colour=black&sort=price-desc'),
  '/[slug]/product/[product]': at('/fjord-fern/Product=ff-crew-tee'),
  '/[slug]/new-product/[product]': at('/fjord-fern/NewProduct=ff-name-hoodie'),
  // Its steps with a basket are tested in shopper/sound.spec.ts.
  '/[slug]/checkout': at('/fjord-fern/checkout'),
  // Its steps with a basket are tested in shopper/sound.spec.ts.
  '/[slug]/order/steps': at('/lumen-crew?step=shipping'),
  '/[slug]/payment-success': [
    { path: '/fjord-fern/payment-success?payment_intent=pi_nobodys', alsoFails: 404 },
    { path: '/lumen-summit/payment-success' },
  ],
  '/order/[token]': [
    {
      path: '/order/{token}',
      arrange: async (page) => (await buyByApi(page.request, TEN, newAddress())).order_link,
    },
  ],
  '/embed/[slug]': at('/embed/lumen-summit', '/embed/lumen-sample', '/embed/lumen-crew'),
  '/site-preview/[slug]/index-old': [draft('/site-preview/fjord-fern-summer/index-old')],
};

export const VISITS: Visit[] = Object.values(PUBLIC_PAGES).flat();

/** Routes that another test checks in the same way → that test. */
export const ELSEWHERE: Record<string, string> = {
  '/unsubscribe/[token]': 'claims/thanks.spec.ts',
  '/fix-order/[token]': 'order-changes/fix-link.spec.ts',
  '/join/[token]': 'accounts/users.spec.ts',
  '/settings/two-factor': 'accounts/two-factor.spec.ts',
  '/entry/[slug]': 'storefront/private-store.spec.ts',
  '/[slug]/draft/[token]': 'draft-orders/draft-orders.spec.ts',
  '/[slug]/invited': 'size-collection/size-collection.spec.ts',
  '/site-preview/[slug]': 'storefront/preview.spec.ts',
  '/site-preview/[slug]/[page]': 'storefront/preview.spec.ts',
};

/** The public routes, read from the app's files. */
export function publicRoutes(): string[] {
  const root = join(__dirname, '..', '..', 'app', '[locale]');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !/^\((admin|staff|studio)\)\//.test(file))
    .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, '').replace(/\([a-z]+\)\/?/g, '')}`)
    .sort();
}
