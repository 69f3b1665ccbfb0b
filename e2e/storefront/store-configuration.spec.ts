import type { Page } from '@playwright/test';
import { formReady } from '../support/form-ready';
import { logIn, logInByForm } from '../support/people';
import { expect, test } from '../support/test';

/** The drafts that lie in this browser, with the names of their pictures. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('merchloom-drafts');
        opened.onerror = () => reject(opened.error ?? new Error('closed'));
        opened.onsuccess = () => {
          const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
          all.onerror = () => reject(all.error ?? new Error('unread'));
          all.onsuccess = () => {
            opened.result.close();
            resolve(JSON.stringify(all.result, (_, value) => (value instanceof File ? value.name : value)));
          };
        };
      }),
  );
}

test('a changed heading and colour are on the storefront at its next load', async ({ page }) => {
  const heading = `Good morning ${Math.random().toString(36).slice(2, 8)}`;
  await logIn(page, 'admin@tidewater-books.example');
  await page.goto('/events/tidewater/store-configuration');
  await formReady(page, 'Save');
  await page.getByRole('textbox', { name: 'Heading optional', exact: true }).fill(heading);
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#0b6e4f');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Reload your store to see it.').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/tidewater');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const primary = await page
    .locator('[data-surface="store"]')
    .evaluate((surface) => getComputedStyle(surface).getPropertyValue('--store-primary').trim());
  expect(primary).toBe('#0b6e4f');
});

test('someone else’s save is shown beside mine, and both are kept', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(409);
  const mark = Math.random().toString(36).slice(2, 8);
  const heading = (on: Page) => on.getByRole('textbox', { name: 'Heading optional', exact: true });
  const subheading = (on: Page) => on.getByRole('textbox', { name: 'Subheading optional', exact: true });
  await logIn(page, 'admin@tidewater-books.example');
  await page.goto('/events/tidewater/store-configuration');
  await formReady(page, 'Save');
  const other = await context.newPage();
  await other.goto('/events/tidewater/store-configuration');
  await formReady(other, 'Save');
  await subheading(other).fill(`Theirs ${mark}`);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('All changes saved')).toBeVisible();
  await heading(page).fill(`Mine ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else saved changes')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: `Theirs ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveValue(`Mine ${mark}`);
  await expect(subheading(page)).toHaveValue(`Theirs ${mark}`);
});

test('a chosen picture and what was typed are back after a reload, undone, and gone after a log-out', async ({
  page,
}) => {
  const heading = page.getByRole('textbox', { name: 'Heading optional', exact: true });
  await logInByForm(page, 'admin@tidewater-books.example');
  await page.goto('/events/tidewater/store-configuration');
  await formReady(page, 'Save');
  const stored = await heading.inputValue();
  await page.getByRole('checkbox', { name: 'Show a logo' }).check();
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'wave.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
  });
  await expect(page.getByText('wave.png is uploaded when you save.')).toBeVisible();
  await heading.fill('Half typed');
  await expect.poll(() => keptDrafts(page)).toMatch(/Half typed.*wave\.png|wave\.png.*Half typed/);
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(heading).toHaveValue('Half typed');
  await expect(page.getByText('wave.png is uploaded when you save.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(heading).toHaveValue(stored);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveValue('Half typed');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await logInByForm(page, 'admin@tidewater-books.example');
  await page.goto('/events/tidewater/store-configuration');
  await formReady(page, 'Save');
  await expect(heading).toHaveValue(stored);
});
