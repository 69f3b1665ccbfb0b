/** @jest-environment node */
import fc from 'fast-check';
import { breadcrumbs, jsonLdText, organization, productOffer, type ProductFacts } from './json-ld';
import { isListed } from './listed';
import { sitemap, SITEMAP_LIMIT, sitemapIndex } from './sitemap';

const BASE = 'https://shop.example';

const TEE: ProductFacts = {
  id: 'ff-crew-tee',
  name: 'Crew Tee',
  description: '',
  url: `${BASE}/fjord-fern/Product=ff-crew-tee`,
  images: [],
  category: 'T-shirts',
  colours: ['Black', 'Oat'],
  price: '21.60',
  currency: 'GBP',
  vatIncluded: true,
  available: true,
  seller: { name: 'Fjord & Fern', url: `${BASE}/fjord-fern` },
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

  test('offers at the price shown, in its currency, as long as there are some', () => {
    expect(productOffer(TEE)).toMatchObject({
      '@type': 'Product',
      color: 'Black, Oat',
      offers: {
        price: '21.60',
        priceCurrency: 'GBP',
        priceSpecification: { valueAddedTaxIncluded: true },
        availability: 'https://schema.org/InStock',
      },
    });
    expect(productOffer(TEE)).not.toHaveProperty('description');
    const gone = productOffer({ ...TEE, available: false, vatIncluded: null });
    expect(gone['offers']).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(JSON.stringify(gone)).not.toContain('valueAddedTax');
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
    expect(isListed({ status, type })).toBe(listed);
  });
});

describe('sitemaps', () => {
  test('the index names a sitemap per store', () => {
    expect(sitemapIndex(BASE, ['acme', 'b-c'])).toContain(`<loc>${BASE}/acme/sitemap.xml</loc>`);
    expect(sitemapIndex(BASE, ['acme', 'b-c']).match(/<sitemap>/g)).toHaveLength(2);
  });

  test('each address comes with its ten languages and the default', async () => {
    let text = '';
    for await (const piece of sitemap(BASE, ['/acme/Product=a&b'])) text += piece;
    expect(text).toContain(`<loc>${BASE}/acme/Product=a&amp;b</loc>`);
    expect(text.match(/hreflang=/g)).toHaveLength(11);
    expect(text).toContain(`hreflang="x-default" href="${BASE}/acme/Product=a&amp;b"`);
    expect(text).toContain(`hreflang="de" href="${BASE}/acme/Product=a&amp;b?lang=de"`);
    expect(text.endsWith('</urlset>\n')).toBe(true);
  });

  test('ends at the limits of the protocol, well formed', async () => {
    function* many() {
      for (let at = 0; at < SITEMAP_LIMIT + 10; at += 1) yield `/a/${at}`;
    }
    let count = 0;
    let length = 0;
    let last = '';
    for await (const piece of sitemap(BASE, many())) {
      count += piece.startsWith('<url>') ? 1 : 0;
      length += piece.length;
      last = piece;
    }
    expect(count).toBeLessThanOrEqual(SITEMAP_LIMIT);
    expect(length).toBeLessThan(50 * 1024 * 1024);
    expect(last).toBe('</urlset>\n');
  });
});
