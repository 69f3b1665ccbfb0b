import { readFile } from 'node:fs/promises';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

test('a store’s overview says what needs attention, where its orders are, and gives its QR code', async ({
  page,
}) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/events/fjord-fern/overview');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('listitem').first()).toBeVisible();
  await expect(attention.getByRole('link', { name: /1 product still a draft/ })).toBeVisible();
  const stages = page.getByRole('region', { name: 'Orders by stage' });
  await expect(stages).toContainText('In production');
  const links = page.getByRole('region', { name: 'Links' });
  await expect(links.getByRole('img', { name: 'QR code' })).toBeVisible();
  const loading = page.waitForEvent('download');
  await links.getByRole('link', { name: 'Download PNG' }).click();
  const download = await loading;
  expect(download.suggestedFilename()).toBe('fjord-fern.png');
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await expect(links.getByRole('textbox', { name: 'Embed code' })).toHaveCount(0);
  await expectSoundHere(page, 'overview');
  const issue = attention.getByRole('link').first();
  const text = await issue.textContent();
  await issue.click();
  await expect(page).toHaveURL(/\/orders\?status=\w+&event=fjord-fern/);
  expect(text).toMatch(/: \d+ orders?$/);
});

test('an event that is an order form has the code that shows it on another site', async ({ page }) => {
  await logIn(page, 'admin@lumen-robotics.example');
  await page.goto('/events/lumen-summit/overview');
  const code = page.getByRole('textbox', { name: 'Embed code' });
  await expect(code).toHaveValue(/widget\.js" data-event="lumen-summit"/);
});
