import { paragraphsOf } from './paragraphs';
import { hasAboutPage, LAW_PAGES, storePages, type PagedStore } from './store-pages';

const ABOUT = { enabled: true, pageName: ' Our story ', content: 'We roast by the water.' };
const STORE: PagedStore = { slug: 'fjord-fern', type: 'Store', status: 'Active', aboutUs: ABOUT };
const names = (change: Partial<PagedStore>) => storePages({ ...STORE, ...change }).map(({ name }) => name);

describe('the pages of an event (S2.3-7, S3.6, D4)', () => {
  test('a store has all of them, about us under the client’s own name', () => {
    expect(storePages(STORE)).toEqual([
      { name: 'products', path: '/fjord-fern/products', label: null },
      { name: 'about-us', path: '/fjord-fern/about-us', label: 'Our story' },
      { name: 'faqs', path: '/fjord-fern/faqs', label: null },
      { name: 'contact-us', path: '/fjord-fern/contact-us', label: null },
      { name: 'terms-and-conditions', path: '/fjord-fern/terms-and-conditions', label: null },
      { name: 'accessibility', path: '/fjord-fern/accessibility', label: null },
    ]);
  });

  test.each(['Promo', 'Products', 'Bulk'])('a %s event has no product list', (type) => {
    expect(names({ type })).toEqual(['about-us', 'faqs', 'contact-us', ...LAW_PAGES]);
  });

  test('a store that is not open has no product list', () => {
    expect(names({ open: false })).toEqual(['about-us', 'faqs', 'contact-us', ...LAW_PAGES]);
  });

  test('an event on hold has none to link to', () => {
    expect(names({ status: 'On hold' })).toEqual([]);
  });

  test.each([
    { ...ABOUT, enabled: false },
    { ...ABOUT, content: ' \n ' },
  ])('about us is not there when %j', (aboutUs) => {
    expect(hasAboutPage({ aboutUs })).toBe(false);
    expect(names({ aboutUs })).not.toContain('about-us');
  });

  test('a nameless about-us page is called what the menu calls it', () => {
    const [, about] = storePages({ ...STORE, aboutUs: { ...ABOUT, pageName: ' ' } });
    expect(about).toMatchObject({ name: 'about-us', label: null });
  });
});

describe('a client’s text', () => {
  test('is parted at empty lines and keeps its line breaks', () => {
    expect(paragraphsOf('One\r\nline\n \n\n  Two \n\n')).toEqual(['One\nline', 'Two']);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });

  test('cannot turn or hide what stands around it, and stays as typed otherwise', () => {
    expect(paragraphsOf('a\u202Eb\u2067c\u0000d\u009fe')).toEqual(['abcde']);
    expect(paragraphsOf('<script>alert(1)</script> & «Zoë» 👩‍🚀')).toEqual([
      '<script>alert(1)</script> & «Zoë» 👩‍🚀',
    ]);
  });
});
