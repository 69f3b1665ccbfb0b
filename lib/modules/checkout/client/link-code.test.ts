/** @jest-environment jsdom */
import { KEEP_LINK_CODE } from '@/lib/modules/checkout/rules/link-code';
import { dropLinkCode, readLinkCode } from './link-code';

const visit = (address: string) => window.history.replaceState(null, '', address);

/** Does what a store's inline script does while the page is parsed, before the page's own script runs. */
function readPageOf(storeId: string): void {
  const place = document.createElement('div');
  place.dataset['store'] = storeId;
  jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(place.appendChild(document.createElement('script')));
  new Function(KEEP_LINK_CODE)();
}

describe('a code in a link (D25)', () => {
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test('is kept for the pages after it, until it is used', () => {
    visit('/fjord-fern?code=%20save5%20');
    readPageOf('evt_a');
    visit('/fjord-fern/checkout');
    readPageOf('evt_a');
    expect(readLinkCode('evt_a')).toBe('save5');
    expect(readLinkCode('evt_b')).toBe('');
    dropLinkCode('evt_a');
    expect(readLinkCode('evt_a')).toBe('');
  });

  test('of the page itself goes first, and is no longer than a code', () => {
    visit('/fjord-fern?code=SAVE5');
    readPageOf('evt_a');
    visit(`/fjord-fern/checkout?code=${'x'.repeat(100)}`);
    expect(readLinkCode('evt_a')).toBe('x'.repeat(64));
  });

  test.each([
    ['half a character where it is cut', `${'x'.repeat(63)}😀`, 'x'.repeat(63)],
    ['a NUL', 'SAVE\u00005', 'SAVE5'],
  ])('loses %s, which no call takes (S5-92)', (_, code, kept) => {
    visit(`/fjord-fern?code=${encodeURIComponent(code)}`);
    readPageOf('evt_a');
    expect(readLinkCode('evt_a')).toBe(kept);
    visit('/fjord-fern/checkout');
    expect(readLinkCode('evt_a')).toBe(kept);
  });

  test('does no harm where the browser keeps nothing', () => {
    visit('/fjord-fern?code=SAVE5');
    for (const verb of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, verb).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    readPageOf('evt_a');
    expect(readLinkCode('evt_a')).toBe('SAVE5');
    visit('/fjord-fern');
    expect(readLinkCode('evt_a')).toBe('');
    dropLinkCode('evt_a');
  });
});
