/** @jest-environment node */
import { RSCPathnameNormalizer } from 'next/dist/server/normalizers/request/rsc';
import { readableUrl } from './readable-request';

const GONE = '%EF%BF%BD';

describe('an address as every part of the web reads it (D19)', () => {
  test.each([
    ['/', '/'],
    ['/fjord-fern/Product=ff-mug?lang=nl', '/fjord-fern/Product=ff-mug?lang=nl'],
    ['/fjord-fern/Product%3Dff-mug', '/fjord-fern/Product%3Dff-mug'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/fjord-fern?q=%00%ff', '/fjord-fern?q=%00%ff'],
    ['/%00', `/${GONE}`],
    ['/fjord-fern%00', `/fjord-fern${GONE}`],
    ['/fjord-fern%0d%0aX:1', `/fjord-fern${GONE}${GONE}X:1`],
    ['/%ff', `/${GONE}`],
    ['/%E0%A4%A', `/${GONE}${GONE}${GONE}A`],
    ['/100%?a=1?b', `/100${GONE}?a=1?b`],
    ['/fjord%252dfern', `/fjord${GONE}2dfern`],
    ['/fjord-fern?_rsc=1x2y3', '/fjord-fern?_rsc=1x2y3'],
    ['/api/ten_fjord/a.rsc', '/api/ten_fjord/a.rsc'],
    ['/a.rsc.png', '/a.rsc.png'],
  ])('%s is %s', (url, expected) => {
    expect(readableUrl(url)).toBe(expected);
    expect(() => decodeURIComponent(readableUrl(url).split('?')[0] ?? '')).not.toThrow();
  });

  test.each([
    '/site-preview/fjord-fern.rsc',
    '/site-preview/fjord-fern.rsc?preview=1.abc',
    '/site-preview/fjord-fern/faqs.rsc',
    '/fjord-fern.rs%63',
    '/en/fjord-fern%2Ersc',
    '/fjord-fern.segments/_tree.segment.rsc',
    '/.rsc',
  ])('%s is not taken for the data of a page (S8-1)', (url) => {
    const pathOf = (address: string) => decodeURIComponent(address.split('?')[0] ?? '');
    const isPageData = (path: string) => new RSCPathnameNormalizer().match(path);
    expect(isPageData(pathOf(url))).toBe(true);
    const [path, query] = readableUrl(url).split('?');
    expect([isPageData(pathOf(path ?? '')), query]).toEqual([false, url.split('?')[1]]);
    expect(path).toBe(`${url.split('?')[0]}${GONE}`);
  });
});
