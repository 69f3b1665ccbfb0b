import type { Page } from '@playwright/test';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { openWizard, saved } from '../support/wizard';
import { expect, test } from '../support/test';

const FJORD = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const STAFF = 'super@merchloom.example';

interface ChatVisit {
  name: string;
  email: string;
  page: string;
}

/** Where the chat's script comes from, as the installation says it. */
async function chatScript(page: Page): Promise<string> {
  const config = (await (await page.request.get('/api/public-config')).json()) as { chat_script_url: string };
  return config.chat_script_url;
}

async function chatVisits(page: Page, email: string): Promise<ChatVisit[]> {
  const at = new URL(`/_sandbox/visits?${new URLSearchParams({ email })}`, await chatScript(page));
  return ((await (await page.request.get(at.href)).json()) as { visits: ChatVisit[] }).visits;
}

const consent = (page: Page, choice: 'accepted' | 'declined') =>
  page.addInitScript((value) => window.localStorage.setItem('site-cookies', value), choice);

test.describe('the chat (S6-11, D11-4)', () => {
  test('is told a client’s name and address once they have accepted cookies', async ({ page }) => {
    await consent(page, 'accepted');
    await logIn(page, MANAGER);
    await page.goto('/orders');
    await expect(page.locator('html')).toHaveAttribute('data-chat', 'ready');
    const [visit] = await chatVisits(page, MANAGER);
    expect(visit).toMatchObject({ email: MANAGER, page: '/orders' });
    expect(visit?.name).not.toBe('');
  });

  for (const [who, email, choice] of [
    ['a client who has declined cookies', FJORD, 'declined'],
    ['staff, whatever they have accepted', STAFF, 'accepted'],
  ] as const) {
    test(`is never loaded for ${who}`, async ({ page }) => {
      await consent(page, choice);
      await logIn(page, email);
      const asked: string[] = [];
      const script = await chatScript(page);
      page.on('request', (request) =>
        request.url().startsWith(script) ? asked.push(request.url()) : undefined,
      );
      await page.goto('/orders', { waitUntil: 'networkidle' });
      await hydrated(page.getByRole('button', { name: 'Search or jump to…' }));
      expect(asked).toEqual([]);
      await expect(page.locator('#chat-script')).toHaveCount(0);
      expect(await chatVisits(page, email)).toEqual([]);
    });
  }
});

test.describe('the frame on a small screen (S2.5-6, S9-22)', () => {
  test('the navigation closes when the page changes, and at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await logIn(page, FJORD);
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Open menu' });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(button).toBeEnabled();
    await button.click();
    await panel.getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(panel).toHaveCount(0);
    await button.click();
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(panel).toHaveCount(0);
    await expect(button).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  });

  test('the header’s account menu says who is logged in, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await logIn(page, FJORD);
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: /^Account menu/ });
    await expect(button).toBeEnabled();
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Account menu' });
    for (const text of [FJORD, 'Fjord & Fern Coffee', 'Administrator'])
      await expect(menu).toContainText(text);
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a new store that could not be saved yet is kept, which leaving says, and there again (D11-6)', async ({
  page,
  expectLostConnection,
}) => {
  expectLostConnection();
  await logIn(page, MANAGER);
  await page.route('**/events/create/drafts', (route) => route.abort('internetdisconnected'));
  await openWizard(page, '/events/create?step=page');
  await page.getByLabel('Name', { exact: true }).fill('Harbour Fair');
  await expect(page.getByText(/^We can’t reach the server/)).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByText('Your changes are kept on this device.')).toBeVisible();
  await page.unroute('**/events/create/drafts');
  await page.goto('/events/create?step=page');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour Fair');
  await saved(page);
});

test('unsaved work in an editor is kept, which leaving says, and there again (D11-6)', async ({ page }) => {
  await logIn(page, FJORD);
  await page.goto('/events/fjord-fern-archive/store-configuration');
  const field = page.getByLabel('Heading').first();
  await hydrated(field);
  const before = await field.inputValue();
  await field.fill('Kept for later');
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(page.getByText('Your changes are kept on this device.')).toBeVisible();
  await page.goto('/events/fjord-fern-archive/store-configuration');
  await expect(field).toHaveValue('Kept for later');
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect(field).toHaveValue(before);
});
