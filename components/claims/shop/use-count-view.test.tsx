import { act, render } from '@testing-library/react';
import type { ClaimStore } from './claim-store';
import { useCountView } from './use-count-view';

const mockCall = jest.fn((..._asked: unknown[]) => Promise.reject(new Error('it is lost')));
jest.mock('@/lib/client/anonymous', () => ({ anonymousCall: (...asked: unknown[]) => mockCall(...asked) }));

let stores = 0;
/** A store whose page was not looked at yet. */
const newStore = (changes: object = {}) => {
  stores += 1;
  return { id: `evt_${stores}`, tenantId: 'ten_lumen', slug: 'lumen-summit', ...changes } as ClaimStore;
};
function Page({ store }: { store: ClaimStore }) {
  useCountView(store);
  return null;
}
const isShown = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

beforeEach(() => mockCall.mockClear());
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('a look at the claim page (D40-12)', () => {
  test('is told once, with the code of its link, and may be lost', () => {
    window.history.replaceState(null, '', '/lumen-summit?code=LS-0001');
    const store = newStore();
    const { unmount } = render(<Page store={store} />);
    unmount();
    render(<Page store={store} />);
    expect(mockCall).toHaveBeenCalledTimes(1);
    expect(mockCall.mock.calls[0]?.[1]).toEqual({
      params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
      body: { promo_code: 'LS-0001' },
    });
  });

  test('counts once the page is shown, not while it is prepared in the background', () => {
    isShown('hidden');
    render(<Page store={newStore()} />);
    expect(mockCall).not.toHaveBeenCalled();
    isShown('visible');
    isShown('hidden');
    isShown('visible');
    expect(mockCall).toHaveBeenCalledTimes(1);
    expect(mockCall.mock.calls[0]?.[1]).toMatchObject({ body: {} });
  });

  test('does not count as a preview', () => {
    render(<Page store={newStore({ preview: { token: 'tok' } })} />);
    expect(mockCall).not.toHaveBeenCalled();
  });
});
