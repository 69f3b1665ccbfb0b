import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

test('an event’s orders are the order list, narrowed by the path; an order leads back to it', async ({
  page,
}) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/events/fjord-fern/overview');
  await page.getByRole('navigation', { name: 'Store pages' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/events\/fjord-fern\/orders$/);
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('shipped');
  await expect(page).toHaveURL(/\/events\/fjord-fern\/orders\?status=shipped$/);
  const first = table.getByRole('row').nth(1).getByRole('link');
  const ref = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ref ?? '');
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(/\/events\/fjord-fern\/orders\?status=shipped$/);
});

test('another event in the URL counts for nothing; one without orders says so; staff see the same list', async ({
  page,
}) => {
  await logIn(page, 'super@merchloom.example');
  await page.goto('/events/fjord-fern-summer/orders?event=fjord-fern');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.goto('/events/fjord-fern/orders');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveCount(0);
  await expectSoundHere(page, 'event orders');
});

test('an event of another client does not exist', async ({ page, expectStatus }) => {
  expectStatus(404);
  await logIn(page, 'admin@tidewater-books.example');
  for (const tab of ['orders', 'event-details'])
    expect([tab, (await page.goto(`/events/fjord-fern/${tab}`))?.status()]).toEqual([tab, 404]);
});
