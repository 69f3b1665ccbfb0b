import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

test('an admin of staff looks at the queue by state (S2.2-267)', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Background jobs' })).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('Parked');
  await expect(page).toHaveURL(/state=parked/);
  await expectSoundHere(page, 'the background jobs');
});

test('customer service can’t open the queue (S2.2-267)', async ({ page, expectStatus }) => {
  expectStatus(403);
  await logIn(page, 'care@merchloom.example');
  const answer = await page.goto('/settings/super-admin-panel/jobs');
  expect(answer?.status()).toBe(403);
});
