import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test('a reader finds an article by typing, and markup is only text (S2.1-38)', async ({ page }) => {
  await page.goto('/help/help-articles');
  const search = page.getByRole('searchbox', { name: 'Search help articles' });
  await search.fill('<script>');
  await expect(page.getByText('No articles match. Try another search.')).toBeVisible();
  await search.fill('refused');
  await page.getByRole('link', { name: 'My code was refused' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My code was refused' })).toBeVisible();
});

test('a question that the address names is open (S2.1-35)', async ({ page }) => {
  await page.goto('/help/frequently-asked-questions#gift-cost');
  await expect(page.getByText('we don’t ask for a card')).toBeVisible();
});

test('the sidebar opens the questions in a new tab (S2.6)', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/dashboard');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^FAQ/ }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

test.describe('in Finnish', () => {
  test.use({ locale: 'fi-FI' });

  test('a reader reads delivery times and prices (S2.1-41)', async ({ page }) => {
    await page.goto('/help/shipping-and-delivery');
    const table = page.getByRole('region', { name: 'Toimitustavat: Euroopan unioni' });
    await expect(table.getByRole('row').filter({ hasText: '2–3' })).toContainText('12,95');
  });
});
