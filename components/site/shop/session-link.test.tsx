import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { loadPage } from '@/lib/client/load-page';
import { userExample, type User } from '@/lib/modules/accounts/contract/user';
import { SessionLink } from './session-link';

jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));

/** The calls made, in order. */
const log: string[] = [];

/** Mocks the server; `user` null means not logged in. */
function serve(user: User | null, resetStatus = 200) {
  log.length = 0;
  jest.mocked(loadPage).mockImplementation((path) => void log.push(`load ${path}`));
  const answers: Record<string, object> = {
    '/api/auth/session': user ? { user: { name: user.name } } : {},
    '/api/csrf-cookie': { csrf_token: 'proof' },
    '/api/user': user ?? {},
  };
  globalThis.fetch = jest.fn((path: RequestInfo | URL, init?: RequestInit) => {
    const post = init?.method === 'POST';
    if (post) log.push(`post ${String(path)}`);
    const body = post ? { success: true, data: null } : answers[String(path)];
    const text = () => Promise.resolve(JSON.stringify(body));
    const status = post ? resetStatus : 200;
    const json = () => Promise.resolve(body);
    return Promise.resolve({ ok: status < 400, status, json, text, headers: new Headers() } as Response);
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionLink loginText="Log in" dashboardText="my dashboard" />
    </SWRConfig>,
  );
}

const SHOP_USER: User = { ...userExample, tenant_id: 'ten_prairie', shopify_user: true };
const RESET = 'post /api/ten_prairie/events/shopify/reset';

async function openDashboard() {
  const button = await screen.findByRole('button', { name: 'my dashboard' });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(loadPage).toHaveBeenCalled());
}

describe('SessionLink (S2.5, S4)', () => {
  beforeEach(() => jest.mocked(loadPage).mockReset());

  it('offers the login to nobody', async () => {
    serve(null);
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('resets the onboarding steps first, then loads the dashboard in full', async () => {
    serve(SHOP_USER);
    await openDashboard();
    expect(log).toEqual([RESET, 'load /dashboard']);
  });

  it('leads to the dashboard even when the reset was refused', async () => {
    serve(SHOP_USER, 500);
    await openDashboard();
    expect(log).toEqual([RESET, 'load /dashboard']);
  });

  it('has nothing to reset for who did not come by a shop platform', async () => {
    serve(userExample);
    await openDashboard();
    expect(log).toEqual(['load /dashboard']);
  });
});
