/** @jest-environment node */
import { acceptedPicture } from './accepted-picture';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const FIREFOX = 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
const OLD_FIREFOX = 'image/webp,*/*';
const SAFARI = 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/svg+xml,*/*;q=0.5';
const OLD_SAFARI = 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5';
const TAB = 'text/html,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

test.each([
  ['avif', CHROME],
  ['avif', FIREFOX],
  ['avif', SAFARI],
  ['avif', TAB],
  ['avif', 'IMAGE/AVIF'],
  ['webp', OLD_FIREFOX],
  ['svg', OLD_SAFARI],
  ['webp', '*/*'],
  ['webp', 'image/*'],
  ['webp', null],
  ['webp', ''],
  ['webp', 'application/json'],
  ['webp', 'image/avif;q=0.5, image/webp'],
  ['webp', 'image/avif;q=0,image/webp;q=0.1'],
  ['svg', 'image/svg+xml'],
  ['svg', 'image/avif;q=oops,image/svg+xml;q=0.2'],
])('%s for %j', (format, accept) => {
  expect(acceptedPicture(accept)).toBe(format);
});
