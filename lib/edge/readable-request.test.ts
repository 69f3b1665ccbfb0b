/** @jest-environment node */
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
  ])('%s is %s', (url, expected) => {
    expect(readableUrl(url)).toBe(expected);
    expect(() => decodeURIComponent(readableUrl(url).split('?')[0] ?? '')).not.toThrow();
  });
});
