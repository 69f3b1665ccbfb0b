/** @jest-environment jsdom */
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { changeLanguage } from './change-language';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);
const reload = jest.fn();

const cookie = () => /i18n_redirected=(\w+)/.exec(document.cookie)?.[1];

beforeEach(() => {
  call.mockReset();
  reload.mockReset();
  document.cookie = 'i18n_redirected=en; path=/';
  window.history.replaceState(null, '', '/fjord-fern');
});

describe('a choice of language (S4-23, S9, D10)', () => {
  test('an anonymous one stays in the browser: a cookie, and no call', async () => {
    await changeLanguage('de', false, reload);
    expect(call).not.toHaveBeenCalled();
    expect(cookie()).toBe('de');
    expect(reload.mock.calls).toEqual([['http://localhost/fjord-fern']]);
  });

  test('a logged-in person’s goes to the server, whose answer counts', async () => {
    call.mockResolvedValue({ lang: 'nl' });
    await changeLanguage('de', true, reload);
    expect(call.mock.calls).toMatchObject([
      [{ method: 'post', path: '/api/set-lang' }, { body: { lang: 'de' } }],
    ]);
    expect(cookie()).toBe('nl');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('what the server could not keep changes nothing, and whoever asked is told', async () => {
    call.mockRejectedValue(new ApiError(503, { code: 'unavailable' }));
    await expect(changeLanguage('de', true, reload)).rejects.toMatchObject({ code: 'unavailable' });
    expect(cookie()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });

  test('a language in the address gives way to the choice; the rest of the address stays', async () => {
    window.history.replaceState(null, '', '/fjord-fern?lang=fr&code=SAVE5#main');
    await changeLanguage('fi', false, reload);
    expect(reload.mock.calls).toEqual([['http://localhost/fjord-fern?code=SAVE5#main']]);
  });

  test('the cookie is the one of S9', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    await changeLanguage('no', false, reload);
    expect(written.mock.calls).toEqual([['i18n_redirected=no; max-age=31536000; path=/; samesite=lax']]);
    written.mockRestore();
  });
});
