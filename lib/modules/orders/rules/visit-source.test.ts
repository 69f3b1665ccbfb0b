/** @jest-environment jsdom */
import { visitSource } from '@/lib/modules/orders/client/visit-source';
import { KEEP_VISIT_SOURCE, sourceKey, sourceParts } from './visit-source';

describe('the key of a source (S2.2-88)', () => {
  test.each([
    [undefined, null],
    [{}, null],
    [{ utm_source: '  News   Letter ' }, 'news letter'],
    [{ utm_source: 'ｎｅｗｓ', utm_campaign: 'Spring/Summer+26' }, 'news//spring summer 26'],
    [{ ref: 'partner.example', utm_medium: 'blog' }, 'partner.example/blog'],
    [{ utm_source: 'a', ref: 'b' }, 'a'],
    [{ utm_campaign: 'spring' }, '//spring'],
    [{ utm_source: 'ada@fern.example' }, null],
    [{ utm_source: '<b>\u202e\u0000' }, 'b'],
    [{ utm_source: 'x'.repeat(200), utm_medium: '=1+1' }, `${'x'.repeat(60)}/1 1`],
  ])('%j', (source, key) => {
    expect(sourceKey(source)).toBe(key);
  });

  test('falls into its parts', () => {
    expect(sourceParts('news//spring')).toEqual({ source: 'news', medium: '', campaign: 'spring' });
  });
});

const visit = (address: string) => window.history.replaceState(null, '', address);

/** Does what a store's inline script does while the page is parsed. */
function readPageOf(storeId: string): void {
  const place = document.createElement('div');
  place.dataset['store'] = storeId;
  jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(place.appendChild(document.createElement('script')));
  new Function(KEEP_VISIT_SOURCE)();
}

describe('the source of a visit (S2.2-88)', () => {
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test('is kept for the pages after it, of this store, without a cookie', () => {
    visit('/fjord-fern?utm_source=News&utm_campaign=Spring&other=1');
    readPageOf('evt_a');
    visit('/fjord-fern/checkout');
    readPageOf('evt_a');
    expect(visitSource('evt_a')).toEqual({ source: { utm_source: 'News', utm_campaign: 'Spring' } });
    expect(visitSource('evt_b')).toEqual({});
    expect(document.cookie).toBe('');
  });

  test('of the page itself goes first; what others wrote there is as if it were not', () => {
    visit('/fjord-fern');
    for (const text of ['null', '[]', '{"utm_source":7}', 'no json']) {
      window.sessionStorage.setItem('visit-source-evt_a', text);
      expect(visitSource('evt_a')).toEqual({});
    }
    visit(`/fjord-fern?ref=${'x'.repeat(199)}${encodeURIComponent('😀')}&utm_source=a%00b`);
    readPageOf('evt_a');
    const cut = { source: { ref: 'x'.repeat(199), utm_source: 'ab' } };
    expect(visitSource('evt_a')).toEqual(cut);
    visit('/fjord-fern');
    expect(visitSource('evt_a')).toEqual(cut);
    visit(`/fjord-fern?ref=${'x'.repeat(300)}`);
    expect(visitSource('evt_a')).toEqual({ source: { ref: 'x'.repeat(200) } });
  });

  test('does no harm where the browser keeps nothing', () => {
    visit('/fjord-fern?ref=a');
    for (const verb of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, verb).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    readPageOf('evt_a');
    expect(visitSource('evt_a')).toEqual({ source: { ref: 'a' } });
    visit('/fjord-fern');
    expect(visitSource('evt_a')).toEqual({});
  });
});
