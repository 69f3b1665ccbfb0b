/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { pagePath } from './paths';
import { addressOf } from './tagged-pages';

const PATHS = [
  '/',
  '/privacy-policy',
  '/fjord-fern',
  '/fjord-fern/products',
  '/fjord-fern/about-us',
  '/fjord-fern/Product=ff-crew-tee',
  '/fjord-fern/NewProduct=ff-name-hoodie',
];

describe('the addresses of kept pages (S9-14, D10-1)', () => {
  test.each(PATHS)('%s is found again from the key it is kept under', (path) => {
    for (const locale of LOCALE_CODES)
      expect(addressOf(`/${locale}${pagePath(path)}`)).toEqual({ path, locale });
  });

  test.each(['', '/', '/xx/fjord-fern', '/fjord-fern', '5f0c1e7b', '/english'])('"%s" is no page', (key) => {
    expect(addressOf(key)).toBeNull();
  });
});
