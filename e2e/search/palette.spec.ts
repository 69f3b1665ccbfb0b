import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const FJORD = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const CARE = 'care@merchloom.example';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and actions' });
const field = (page: Page) => palette(page).getByRole('textbox').or(palette(page).getByRole('combobox'));
const options = (page: Page) => palette(page).getByRole('option');

async function open(page: Page, email: string, path = '/dashboard'): Promise<void> {
  await logIn(page, email);
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Search or jump to…' });
  await hydrated(button);
  await expect(button).toBeEnabled();
}

test('opens by its keys and its button, and closes by Escape (D3-12)', async ({ page }) => {
  await open(page, FJORD);
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeFocused();
});

test('a slash that is typed into a field stays there, Ctrl K opens all the same', async ({ page }) => {
  await open(page, FJORD, '/events/create?step=page');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Fair');
  await name.press('/');
  await expect(name).toHaveValue('Fair/');
  await expect(palette(page)).toHaveCount(0);
  await name.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('goes to a page, an order and a product by keys, and shows them among the last ones', async ({
  page,
}) => {
  await open(page, FJORD);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('orde');
  await expect(options(page).first()).toHaveText('Orders');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  // By its code, since copies of the store have products of the same name.
  await page.keyboard.type('ff-tot-01');
  await expect(options(page).filter({ hasText: 'Market Tote' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/fjord-fern\/products\?product=ff-tote$/);
  await page.keyboard.press('Control+k');
  await expect(options(page).nth(0)).toContainText('Market Tote');
  await expect(options(page).nth(1)).toHaveText('Orders');
  await options(page).nth(1).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(palette(page)).toHaveCount(0);
});

test('an act asks in which store, with what was typed behind it (D3-13)', async ({ page }) => {
  await open(page, FJORD);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add product fjo');
  await expect(options(page)).toHaveText(['Add a product to…']);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('fjo');
  await expect(options(page).first()).toContainText('Fjord & Fern');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/fjord-fern\/products\?add=1$/);
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/events\/fjord-fern\/products$/);
  await expect(dialog).toHaveCount(0);
});

test('customer service is offered no act that changes; staff of it reach orders and all clients (D3)', async ({
  page,
  visitor,
}) => {
  await open(page, SERVICE);
  await page.keyboard.press('Control+k');
  await expect(options(page).filter({ hasText: 'Show the orders of…' })).toBeVisible();
  for (const text of ['Create a store', 'Add a product to…', 'Payments and payouts', 'Audit logs']) {
    await expect(options(page).filter({ hasText: text })).toHaveCount(0);
  }
  const staff = await visitor();
  await open(staff, CARE);
  await staff.keyboard.press('Control+k');
  await staff.keyboard.type('ord');
  await expect(options(staff).first()).toHaveText('Orders');
  await field(staff).fill('lumen');
  await expect(options(staff).filter({ hasText: 'Lumen Robotics' }).last()).toBeVisible();
});

test('says what is missing, offline too, and goes on with pages', async ({
  page,
  context,
  expectLostConnection,
}) => {
  expectLostConnection();
  await open(page, FJORD);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await expect(palette(page).getByText('No results for “zzzz”')).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('dash');
  await expect(palette(page).getByText(/You’re offline/)).toBeVisible();
  await expect(options(page)).toHaveText(['Dashboard']);
  await context.setOffline(false);
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page).getByText(/You’re offline/)).toHaveCount(0);
});

test('fills a phone’s screen, and has no flaw for screen readers', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, FJORD);
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await field(page).fill('fj');
  await expect(options(page).filter({ hasText: 'Fjord & Fern' }).first()).toBeVisible();
  const box = await palette(page).boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 375, 720]);
  await expect(palette(page).getByRole('status').last()).toHaveText(/\d+ results/);
  expect(await axeFindings(page)).toEqual([]);
});

test('a voucher is begun in what is paid for, and nowhere else (D41)', async ({ page }) => {
  await open(page, 'admin@lumen-robotics.example');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new voucher lumen');
  await expect(options(page)).toHaveText(['New voucher in…']);
  await page.keyboard.press('Enter');
  await expect(options(page).filter({ hasText: 'Lumen Crew' })).toBeVisible();
  await expect(options(page).filter({ hasText: 'Lumen Summit' })).toHaveCount(0);
  await options(page).filter({ hasText: 'Lumen Crew' }).click();
  await expect(page).toHaveURL(/\/events\/lumen-crew\/vouchers\?new=1$/);
  await expect(page.getByRole('dialog', { name: 'New voucher' })).toBeVisible();
});
