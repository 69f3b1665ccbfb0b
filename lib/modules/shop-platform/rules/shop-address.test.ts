import fc from 'fast-check';
import { parseShopAddress, SHOP_ADDRESS_MAX } from './shop-address';

describe('the address of a shop (S2.2-207)', () => {
  test.each([
    ['prairie-run.myshopify.com', 'prairie-run.myshopify.com'],
    ['  Prairie-Run.MyShopify.com ', 'prairie-run.myshopify.com'],
    ['a.myshopify.com', 'a.myshopify.com'],
    ['7.myshopify.com', '7.myshopify.com'],
  ])('%j is %s', (typed, address) => {
    expect(parseShopAddress(typed)).toBe(address);
  });

  test.each([
    '',
    'prairie-run',
    'myshopify.com',
    '.myshopify.com',
    '-a.myshopify.com',
    'a-.myshopify.com',
    'https://a.myshopify.com',
    '//a.myshopify.com',
    'javascript:a.myshopify.com',
    'a.myshopify.com/admin',
    'a.myshopify.com:443',
    'a.myshopify.com.',
    'a.myshopify.com?x',
    'a.myshopify.com#x',
    'a.myshopify.com.evil.test',
    'evil.test/a.myshopify.com',
    'evil.test@a.myshopify.com',
    'a@b.myshopify.com',
    'a.b.myshopify.com',
    'a_b.myshopify.com',
    'a b.myshopify.com',
    'amyshopify.com',
    'a.myshopify.com\nb.myshopify.com',
    // A Kelvin sign, a full stop of full width and a Cyrillic letter, which folding could make look right.
    'boo\u212as.myshopify.com',
    'a\uff0emyshopify.com',
    '\u0430.myshopify.com',
    `${'a'.repeat(61)}.myshopify.com`,
  ])('%j is none', (typed) => {
    expect(parseShopAddress(typed)).toBeNull();
  });

  test('what is taken is a host of the platform and nothing else, and taken again it is the same', () => {
    const names = fc.stringMatching(/^[A-Za-z0-9./:@\\ -]{0,12}$/);
    fc.assert(
      fc.property(names, (name) => {
        const address = parseShopAddress(`${name}.myshopify.com`);
        if (address === null) return;
        expect(new URL(`https://${address}`).host).toBe(address);
        expect(address.length).toBeLessThanOrEqual(SHOP_ADDRESS_MAX);
        expect(parseShopAddress(address)).toBe(address);
      }),
    );
  });
});
