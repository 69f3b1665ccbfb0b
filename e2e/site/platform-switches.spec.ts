import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const PANEL = '/settings/super-admin-panel/switches';

test('an admin of staff looks at what can be turned off, and is asked once more (S2.2-284)', async ({
  page,
}) => {
  await logIn(page, 'super@merchloom.example');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Switches', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turn off for everyone' })).toBeVisible();
  await expectSoundHere(page, 'the switches');
  await page.getByRole('button', { name: 'Turn off: New accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off: New accounts' });
  await expect(dialog).toContainText('nobody can create an account');
  await expectSoundHere(page, 'the question about a switch');
  // Left on: other tests sign up.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('customer service can’t open it (S2.2-284)', async ({ page, expectStatus }) => {
  expectStatus(403);
  await logIn(page, 'care@merchloom.example');
  const answer = await page.goto(PANEL);
  expect(answer?.status()).toBe(403);
});

test('a shop platform’s sign-up says that no account can be made (S2.2-285)', async ({ page }) => {
  // Told to this browser alone: other tests sign up meanwhile.
  await page.route('**/api/public-config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, sign_up_open: false } });
  });
  await page.goto('/shopify/signup');
  await expect(page.getByText('New accounts can’t be created right now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await expectSoundHere(page, 'a closed sign-up');
  await page.unrouteAll({ behavior: 'wait' });
});
