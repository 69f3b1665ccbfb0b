/** @jest-environment jsdom */
import { registerOfflinePage } from './register-offline-page';

const register = jest.fn();

function browser(has: boolean): void {
  if (has) Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  else Reflect.deleteProperty(navigator, 'serviceWorker');
}

beforeEach(() => register.mockReset().mockResolvedValue(undefined));
afterEach(() => {
  browser(false);
  jest.restoreAllMocks();
});

describe('asking for the offline page (S2.1-81)', () => {
  test('names the reader’s language, for the whole site', () => {
    browser(true);
    registerOfflinePage('fi');
    expect(register.mock.calls).toEqual([
      ['/offline-worker.js?lang=fi', { scope: '/', updateViaCache: 'none' }],
    ]);
  });

  test('is left where the browser has no workers, refuses, or shows the page in another one’s frame', async () => {
    browser(false);
    registerOfflinePage('en');
    browser(true);
    register.mockRejectedValueOnce(new Error('refused'));
    registerOfflinePage('en');
    await Promise.resolve();
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    registerOfflinePage('en');
    expect(register).toHaveBeenCalledTimes(1);
  });
});
