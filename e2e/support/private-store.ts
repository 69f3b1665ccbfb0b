import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { clientCalls, type Calls } from './calls';

const ADMIN = 'admin@fjord-fern.example';
const TENANT = 'ten_fjord';

export interface PrivateStore {
  slug: string;
  calls: Calls;
  /** Makes it private or public. */
  setAccess: (change: object) => Promise<void>;
}

/** A live copy of the demo's store that one test alone uses. */
export async function copyOfStore(request: APIRequestContext): Promise<PrivateStore> {
  const calls = await clientCalls(request, ADMIN);
  const mark = Math.random().toString(36).slice(2, 10);
  const { slug } = await calls.post<{ slug: string }>(`/api/${TENANT}/events/fjord-fern/clone`, {
    name: `Members ${mark}`,
    products: true,
    look: true,
    details: true,
    vouchers: false,
  });
  const path = `/api/${TENANT}/events/${slug}`;
  await calls.post(`${path}/status`, { status: 'Active' });
  const setAccess = async (change: object) => {
    const { version } = await calls.get<{ version: number }>(`${path}/access`);
    await calls.post(`${path}/access`, { version, ...change });
  };
  return { slug, calls, setAccess };
}

/** Opens a page until the store's change has reached the web. */
export async function gotoUntil(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}
