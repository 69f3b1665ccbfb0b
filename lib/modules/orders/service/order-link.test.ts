/** @jest-environment node */
import fc from 'fast-check';
import { orderPath, orderToken, orderUrl, readOrderToken } from './order-link';

process.env.LINK_SECRET = 'a link secret of the tests';
process.env.NEXTAUTH_SECRET = 'a session secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';
process.env.PUBLIC_URL = 'https://shop.example';

const ORDER = { tenantId: 'ten_fjord', orderId: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a token opens the order it was made for, and stands in no file-like address', () => {
  const token = orderToken(ORDER);
  expect(readOrderToken(token)).toEqual(ORDER);
  expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(orderPath(ORDER)).toBe(`/order/${token}`);
  expect(orderUrl(ORDER)).toBe(`https://shop.example/order/${token}`);
});

test('another order, another tenant and another secret have other signatures', () => {
  const signature = (order: typeof ORDER) => orderToken(order).slice(0, 43);
  const others = [
    { ...ORDER, orderId: 'ord_7k2m9x4c1v8b3n5q6w01' },
    { ...ORDER, tenantId: 'ten_lumen' },
  ];
  for (const other of others) {
    expect(readOrderToken(signature(ORDER) + orderToken(other).slice(43))).toBeNull();
  }
});

test('one changed, added or missing character makes it nobody’s', () => {
  const token = orderToken(ORDER);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...ALPHABET), (at, letter) => {
      fc.pre(token[at] !== letter);
      expect(readOrderToken(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull();
      expect(readOrderToken(token.slice(0, at) + token.slice(at + 1))).toBeNull();
      expect(readOrderToken(token.slice(0, at) + letter + token.slice(at))).toBeNull();
    }),
  );
  for (const nonsense of ['', 'x', `${token}=`, `${token}==`, token.slice(0, 43), ` ${token}`]) {
    expect(readOrderToken(nonsense)).toBeNull();
  }
});
