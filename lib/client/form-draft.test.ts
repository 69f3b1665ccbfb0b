/** @jest-environment jsdom */
import { dropFormDraft, keepFormDraft, readFormDraft, readTyped, withTyped } from './form-draft';

const EMPTY = { name: '', city: '', products: [{ quantity: 1, texts: { front: { name: '' } } }] };

afterEach(() => {
  dropFormDraft('form');
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('a form that is kept over a reload (D11)', () => {
  test('comes back as far as it has the form’s shape', () => {
    keepFormDraft('form', {
      ...EMPTY,
      name: 'Ada',
      products: [{ quantity: 9, texts: { front: { name: 'ADA' } } }],
    });
    expect(readFormDraft('form', EMPTY)).toEqual({
      ...EMPTY,
      name: 'Ada',
      products: [{ quantity: 1, texts: { front: { name: 'ADA' } } }],
    });
    keepFormDraft('form', { name: 7, city: null, products: 'none', __proto__: { city: 'X' }, role: 'admin' });
    expect(readFormDraft('form', EMPTY)).toEqual(EMPTY);
  });

  test('is forgotten once sent', () => {
    keepFormDraft('form', { name: 'Ada' });
    dropFormDraft('form');
    expect(readFormDraft('form', EMPTY)).toEqual(EMPTY);
  });

  test('text that is no draft is none', () => {
    window.sessionStorage.setItem('form', '{');
    expect(readFormDraft('form', EMPTY)).toEqual(EMPTY);
  });

  test('outlives a browser that keeps nothing, as long as the page does', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepFormDraft('form', { name: 'Ada' });
    expect(readFormDraft('form', EMPTY).name).toBe('Ada');
  });
});

describe('what was typed before the script ran', () => {
  test('is read from the server’s HTML, by path, and wins over a draft', () => {
    document.body.innerHTML = `<form id="f"><input name="name" value="Ada"><input name="city" value="">
      <input name="products.0.texts.front.name" value="ADA"><input name="stray" value="x"></form>`;
    const draft = { ...EMPTY, name: 'Old', city: 'Leith' };
    expect(withTyped(draft, readTyped('f'))).toEqual({
      name: 'Ada',
      city: 'Leith',
      products: [{ quantity: 1, texts: { front: { name: 'ADA' } } }],
    });
    expect(readTyped('none')).toEqual({});
  });
});
