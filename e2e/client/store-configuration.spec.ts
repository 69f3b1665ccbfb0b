import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test('a changed heading and colour are on the storefront at its next load (issue story 3)', async ({
  page,
}) => {
  const heading = `Good morning ${Math.random().toString(36).slice(2, 8)}`;
  await logIn(page, 'admin@tidewater-books.example');
  await page.goto('/events/tidewater/store-configuration');
  await page.getByLabel('Heading', { exact: true }).first().fill(heading);
  await page
    .getByLabel(/^Primary/)
    .first()
    .fill('#0b6e4f');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await expect(async () => {
    await page.goto('/tidewater');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const primary = await page
    .locator('[data-surface="store"]')
    .evaluate((surface) => getComputedStyle(surface).getPropertyValue('--store-primary').trim());
  expect(primary).toBe('#0b6e4f');
});
