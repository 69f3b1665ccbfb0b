import { ownLink, productPath, storePath } from './store-place';

const STORE = { slug: 'acme' };
const OWNERS = { slug: 'acme', preview: { token: null } };
const GUESTS = { slug: 'acme', preview: { token: 't1.ab' } };
const TEE = { product_id: 'tee', customisable: false };

describe('a store’s addresses (S2.3, D5-2, D8)', () => {
  test('are its own, or those of its preview with the guest’s token', () => {
    expect([STORE, OWNERS, GUESTS].map((place) => storePath(place))).toEqual([
      '/acme',
      '/site-preview/acme',
      '/site-preview/acme?preview=t1.ab',
    ]);
    expect([STORE, OWNERS, GUESTS].map((place) => storePath(place, 'products', '?q=mug'))).toEqual([
      '/acme/products?q=mug',
      '/site-preview/acme/products?q=mug',
      '/site-preview/acme/products?q=mug&preview=t1.ab',
    ]);
  });

  test('name a product by its kind', () => {
    expect(productPath(STORE, TEE)).toBe('/acme/Product=tee');
    expect(productPath(GUESTS, { ...TEE, customisable: true })).toBe(
      '/site-preview/acme/NewProduct=tee?preview=t1.ab',
    );
  });
});

describe('a link of the client’s own (S3.6)', () => {
  test.each([
    ['/acme/products', '/acme/products', '/site-preview/acme/products?preview=t1.ab'],
    ['/acme', '/acme', '/site-preview/acme?preview=t1.ab'],
    ['/acme/Product=tee', '/acme/Product=tee', '/site-preview/acme/Product=tee?preview=t1.ab'],
    ['/acme-two/products', '/acme-two/products', '/acme-two/products'],
    ['https://acme.example/x', 'https://acme.example/x', 'https://acme.example/x'],
    ['//evil.example', null, null],
    ['javascript:alert(1)', null, null],
    ['http://acme.example', null, null],
    ['', null, null],
  ])('%s', (link, inStore, inPreview) => {
    expect([ownLink(STORE, link), ownLink(GUESTS, link)]).toEqual([inStore, inPreview]);
  });
});
