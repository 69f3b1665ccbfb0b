import { formReady } from '../support/form-ready';
import { logIn } from '../support/people';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';

/** From a template to a draft with three products that can be sold. */
async function openCafe(page: Page, name: string): Promise<void> {
  await logIn(page, ADMIN);
  await page.goto('/events/create');
  await formReady(page, 'Create draft');
  await page.getByRole('radio', { name: /^Coffee shop store/ }).check();
  await expect(page.getByRole('region', { name: 'What you get' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'Sunrise' })).toBeChecked();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

async function expectDraft(page: Page, name: string): Promise<void> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${slug}/overview$`));
  await page.goto(`/events/${slug}/products`);
  for (const product of ['Tee', 'Tote bag', 'Mug']) {
    await expect(page.getByText(product, { exact: true }).first()).toBeVisible();
  }
}

test('a café opens from a template by mouse, with its store beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = `Cafe Wide ${Math.random().toString(36).slice(2, 8)}`;
  await openCafe(page, name);
  const preview = page.locator('[data-shown-store]');
  await expect(preview.getByText('Good coffee, to wear')).toBeVisible();
  await expect(preview.getByText('Tote bag')).toBeVisible();
  await expectDraft(page, name);
});

test('a café opens from a template on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const name = `Cafe Small ${Math.random().toString(36).slice(2, 8)}`;
  await openCafe(page, name);
  await expect(page.locator('[data-shown-store]')).toBeHidden();
  await page.reload();
  await formReady(page, 'Create draft');
  await expect(page.getByRole('radio', { name: /^Coffee shop store/ })).toBeChecked();
  await expectDraft(page, name);
});
