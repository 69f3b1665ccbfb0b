import { logIn } from '../support/people';
import { expect, test, type Page } from '../support/test';
import { expectStep, finishByWizard, openWizard, saved, toStep } from '../support/wizard';

const ADMIN = 'admin@tidewater-books.example';

/** The first step with the template chosen. */
async function openCafe(page: Page): Promise<void> {
  await logIn(page, ADMIN);
  await openWizard(page);
  await page.getByRole('radio', { name: /^Coffee shop store/ }).check();
  await expect(page.getByRole('region', { name: 'What you get' }).getByRole('listitem')).toHaveCount(3);
}

async function expectProducts(page: Page, name: string): Promise<void> {
  await page.goto(`/events/${name.toLowerCase().replaceAll(' ', '-')}/products`);
  for (const product of ['Tee', 'Tote bag', 'Mug']) {
    await expect(page.getByText(product, { exact: true }).first()).toBeVisible();
  }
}

test('a café opens from a template by mouse, with its store beside each step', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = `Cafe Wide ${Math.random().toString(36).slice(2, 8)}`;
  await openCafe(page);
  const preview = page.locator('[data-shown-store]');
  await expect(preview.getByText('Good coffee, to wear')).toBeVisible();
  await expect(preview.getByText('Tote bag')).toBeVisible();
  await finishByWizard(page, name);
  await expectProducts(page, name);
});

test('a café opens from a template on a phone, where its store is one press away and a reload loses nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const name = `Cafe Small ${Math.random().toString(36).slice(2, 8)}`;
  await openCafe(page);
  await expect(page.locator('[data-shown-store]').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  const panel = page.getByRole('dialog', { name: 'Your store' });
  await expect(panel.getByText('Good coffee, to wear')).toBeVisible();
  await panel.getByRole('button', { name: 'Close preview' }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Coffee shop store/ })).toBeChecked();
  await toStep(page, 'Name your store');
  await page.goBack();
  await expectStep(page, 'How do you want to start\\?');
  await finishByWizard(page, name);
  await expectProducts(page, name);
});
