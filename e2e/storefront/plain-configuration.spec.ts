import type { Browser, Page } from '@playwright/test';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

const PATH = '/events/tidewater/store-configuration-old';
const EMAIL = 'admin@tidewater-books.example';

/** A page of the same person without script, which posts as browsers do. */
async function withoutScript(browser: Browser, page: Page, email = EMAIL): Promise<Page> {
  await logIn(page, email);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', storageState });
  return context.newPage();
}
const heading = (page: Page) => page.getByLabel('Heading', { exact: true });

test('without script the configuration is changed, and the store shows it', async ({ page, browser }) => {
  const mark = `By hand ${Math.random().toString(36).slice(2, 8)}`;
  const plain = await withoutScript(browser, page);
  await plain.goto(PATH);
  await heading(plain).fill(mark);
  await plain.getByLabel('Show an About page').check();
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain).toHaveURL(`${PATH}?saved=1`);
  await expect(plain.getByText('Saved. Reload your store to see it.')).toBeVisible();
  await expect(heading(plain)).toHaveValue(mark);
  await plain.getByLabel('Show an About page').uncheck();
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByLabel('Show an About page')).not.toBeChecked();
  await expect(async () => {
    await plain.goto('/tidewater');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(mark, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await plain.context().close();
});

test('what is wrong comes back at its field, with all that was typed', async ({ page, browser }) => {
  const plain = await withoutScript(browser, page);
  await plain.goto(PATH);
  await heading(plain).fill('Typed before the error');
  await plain.getByLabel('Instagram').fill('not an address');
  await plain.getByLabel('Use these colours instead of the set').check();
  await plain.getByLabel('Primary', { exact: true }).fill('mint');
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByText(/^Fix the highlighted fields/)).toBeVisible();
  for (const label of ['Instagram', 'Primary']) {
    const field = plain.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expect(plain.getByLabel('Instagram')).toHaveValue('not an address');
  await expect(heading(plain)).toHaveValue('Typed before the error');
  await expect(plain.getByLabel('Use these colours instead of the set')).toBeChecked();
  await plain.context().close();
});

test('someone else’s save is shown, and mine is kept', async ({ page, browser }) => {
  const plain = await withoutScript(browser, page);
  const other = await plain.context().newPage();
  await plain.goto(PATH);
  await other.goto(PATH);
  const mark = Math.random().toString(36).slice(2, 8);
  await heading(other).fill(`Theirs ${mark}`);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL(/saved=1/);
  await heading(plain).fill(`Mine ${mark}`);
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByText(/^Someone else saved changes/)).toBeVisible();
  await expect(plain.getByText(`Saved by someone else: Theirs ${mark}`)).toBeVisible();
  await expect(heading(plain)).toHaveValue(`Mine ${mark}`);
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain).toHaveURL(/saved=1/);
  await expect(heading(plain)).toHaveValue(`Mine ${mark}`);
  await plain.context().close();
});

test('a form without this person’s token changes nothing', async ({ page, browser }) => {
  const plain = await withoutScript(browser, page);
  await plain.goto(PATH);
  const before = await heading(plain).inputValue();
  // With script, which alone can change a hidden field.
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.locator('input[name="token"]').evaluate((input: HTMLInputElement) => (input.value = 'forged'));
  await heading(page).fill('Not by me');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^We couldn’t confirm it’s you/)).toBeVisible();
  await expect(heading(page)).toHaveValue('Not by me');
  await plain.reload();
  await expect(heading(plain)).toHaveValue(before);
  await plain.context().close();
});
