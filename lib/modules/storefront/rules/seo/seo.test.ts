/** @jest-environment node */
import fc from 'fast-check';
import { breadcrumbs, jsonLdText, organization, webSite } from './json-ld';
import { isListed } from './listed';
import { returnPolicy, shippingDetails } from './offer-terms';
import { productData, type ProductFacts } from './product-data';
import { sitemap, sitemapIndex } from './sitemap';

const BASE = 'https://shop.example';

const TERMS = {
  url: `${BASE}/fjord-fern`,
  shipping: '4.74',
  currency: 'GBP',
  countries: ['GB'],
  days: { first: 4, last: 6 },
  region: 'UK' as const,
};
const PLAIN = `${BASE}/front.webp`;
const TEE: ProductFacts = {
  id: 'ff-crew-tee',
  name: 'Crew Tee',
  description: '',
  url: `${BASE}/fjord-fern/Product=ff-crew-tee`,
  images: [PLAIN, `${BASE}/share-picture`],
  category: 'T-shirts',
  variants: [
    { sku: 'TEE-BLACK-M', colour: 'Black', size: 'M', images: [`${BASE}/black.webp`], available: true },
    { sku: 'TEE-OAT-L', colour: 'Oat', size: 'L', images: [], available: false },
  ],
  price: '21.60',
  currency: 'GBP',
  vatIncluded: true,
  seller: { name: 'Fjord & Fern', url: `${BASE}/fjord-fern` },
  shipping: shippingDetails(TERMS),
  returns: returnPolicy(TERMS, { personalised: false }),
};

describe('linked data', () => {
  test('stays data whatever a tenant writes', () => {
    const name = '</script><script>alert(1)</script><!-- & \u2028 "quoted"';
    const text = jsonLdText([breadcrumbs([{ name, url: BASE }])]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].itemListElement[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name,
      item: BASE,
    });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        const written = jsonLdText([{ '@type': 'Thing', name: any }]);
        expect(written).not.toMatch(/[<>]/);
        expect(JSON.parse(written)['@graph'][0].name).toBe(any);
      }),
    );
  });

  test('a product is a group of variants, each with its own SKU, colour, size and offer (S9-26)', () => {
    const [group, shipping, returns] = productData(TEE);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'ff-crew-tee',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    });
    expect(group).not.toHaveProperty('description');
    expect((group?.['image'] as string[])[0]).toBe(PLAIN);
    const [black, oat] = group?.['hasVariant'] as Record<string, unknown>[];
    expect(black).toMatchObject({
      '@type': 'Product',
      sku: 'TEE-BLACK-M',
      color: 'Black',
      size: 'M',
      image: [`${BASE}/black.webp`],
      offers: {
        price: '21.60',
        priceCurrency: 'GBP',
        priceSpecification: { valueAddedTaxIncluded: true },
        availability: 'https://schema.org/InStock',
        shippingDetails: { '@id': shipping?.['@id'] },
        hasMerchantReturnPolicy: { '@id': returns?.['@id'] },
      },
    });
    expect(oat).toMatchObject({
      sku: 'TEE-OAT-L',
      color: 'Oat',
      size: 'L',
      image: TEE.images,
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(JSON.stringify(productData({ ...TEE, vatIncluded: null }))).not.toContain('valueAddedTax');
  });

  test('a product that is made in one way only is no group', () => {
    const [mug] = productData({ ...TEE, variants: TEE.variants.slice(0, 1) });
    expect(mug).toMatchObject({
      '@type': 'Product',
      name: 'Crew Tee',
      sku: 'TEE-BLACK-M',
      offers: { price: '21.60' },
    });
    expect((mug?.['image'] as string[])[0]).toBe(PLAIN);
  });

  test('delivery costs what a shopper pays, and takes the days that the store promises', () => {
    expect(TEE.shipping).toMatchObject({
      shippingRate: { value: '4.74', currency: 'GBP' },
      shippingDestination: [{ addressCountry: 'GB' }],
      deliveryTime: {
        handlingTime: { maxValue: 0 },
        transitTime: { minValue: 4, maxValue: 6, unitCode: 'DAY' },
      },
    });
  });

  test.each([
    ['UK', false, 'MerchantReturnFiniteReturnWindow', 14],
    ['EU', false, 'MerchantReturnFiniteReturnWindow', 14],
    ['EU', true, 'MerchantReturnNotPermitted', undefined],
    ['US', false, 'MerchantReturnNotPermitted', undefined],
  ] as const)('returns in the %s, personalised %s: %s (D53)', (region, personalised, category, within) => {
    const policy = returnPolicy({ ...TERMS, region }, { personalised });
    expect(policy['returnPolicyCategory']).toBe(`https://schema.org/${category}`);
    expect(policy['merchantReturnDays']).toBe(within);
  });

  test('a site names who publishes it', () => {
    expect(webSite({ name: 'F', url: BASE, language: 'de' })).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'de',
      publisher: { '@id': `${BASE}#organization` },
    });
  });

  test('an organisation tells what it has, and only secure addresses', () => {
    const facts = { name: 'F', legalName: '', url: BASE, logo: null, email: '', telephone: '', vatId: null };
    const social = ['', 'javascript:alert(1)', 'https://instagram.com/f.example'];
    expect(organization({ ...facts, social })).toEqual({
      '@type': 'Organization',
      '@id': `${BASE}#organization`,
      name: 'F',
      url: BASE,
      sameAs: ['https://instagram.com/f.example'],
    });
  });
});

describe('what search engines may list', () => {
  test.each([
    ['Active', 'Store', true],
    ['Active', 'Products', true],
    ['Active', 'Promo', false],
    ['Active', 'Bulk', false],
    ['Draft', 'Store', false],
    ['On hold', 'Products', false],
  ])('%s %s: %s', (status, type, listed) => {
    expect(isListed({ status, type, listed: true })).toBe(listed);
    expect(isListed({ status, type, listed: false })).toBe(false);
  });
});

describe('sitemaps', () => {
  test('the index names a sitemap per store', () => {
    expect(sitemapIndex(BASE, ['acme', 'b-c'])).toContain(`<loc>${BASE}/acme/sitemap.xml</loc>`);
    expect(sitemapIndex(BASE, ['acme', 'b-c']).match(/<sitemap>/g)).toHaveLength(3);
    expect(sitemapIndex(BASE, [])).toContain(`<loc>${BASE}/pages-sitemap.xml</loc>`);
  });

  test('each address comes with its ten languages and the default', async () => {
    let text = '';
    for await (const piece of sitemap(BASE, [
      { path: '/acme/Product=a&b', changed: '2026-11-01' },
      { path: '/b' },
    ]))
      text += piece;
    expect(text).toContain(`<loc>${BASE}/acme/Product=a&amp;b</loc><lastmod>2026-11-01</lastmod>`);
    expect(text.match(/<lastmod>/g)).toHaveLength(1);
    expect(text.match(/hreflang=/g)).toHaveLength(22);
    expect(text).toContain(`hreflang="x-default" href="${BASE}/acme/Product=a&amp;b"`);
    expect(text).toContain(`hreflang="de" href="${BASE}/acme/Product=a&amp;b?lang=de"`);
    expect(text.endsWith('</urlset>\n')).toBe(true);
  });

  test('ends at the limits of the protocol, well formed', async () => {
    function* many() {
      for (let at = 0; at < 50_010; at += 1) yield { path: `/a/${at}` };
    }
    let count = 0;
    let length = 0;
    let last = '';
    for await (const piece of sitemap(BASE, many())) {
      count += piece.startsWith('<url>') ? 1 : 0;
      length += piece.length;
      last = piece;
    }
    expect(count).toBeLessThanOrEqual(50_000);
    expect(length).toBeLessThan(50 * 1024 * 1024);
    expect(last).toBe('</urlset>\n');
  });
});
