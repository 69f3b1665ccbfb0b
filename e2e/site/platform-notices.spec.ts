import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const PANEL = '/settings/super-admin-panel/notices';

test('an admin of staff looks at the notices and opens the form (S2.2-280)', async ({ page }) => {
  await logIn(page, 'super@merchloom.example');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Notices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notices on all pages' })).toBeVisible();
  await expectSoundHere(page, 'the notices on all pages');
  await page.getByRole('button', { name: 'Add notice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add notice' });
  await dialog.getByRole('button', { name: 'Save notice' }).click();
  await expect(dialog.getByLabel('Text in English')).toHaveAttribute('aria-invalid', 'true');
  await expectSoundHere(page, 'the form of a notice');
});

test('customer service can’t open them (S2.2-280)', async ({ page, expectStatus }) => {
  expectStatus(403);
  await logIn(page, 'care@merchloom.example');
  const answer = await page.goto(PANEL);
  expect(answer?.status()).toBe(403);
});

test('every page shows what is told, and the reader closes it (S2.2-281, S2.2-282)', async ({ page }) => {
  const notice = {
    key: 'ntc_shown.1',
    kind: 'notice',
    starts_at: '2020-01-01T00:00:00.000Z',
    ends_at: '2099-01-01T00:00:00.000Z',
    texts: { en: 'New colours next week.' },
  };
  // Told to this browser alone: other tests look at the same pages.
  await page.route('**/api/public-config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, notices: [notice] } });
  });
  for (const path of ['/', '/fjord-fern', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText(notice.texts.en);
  }
  await expectSoundHere(page, 'a page with a notice');
  await page.getByRole('button', { name: 'Close notice' }).click();
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);
  const told = page.waitForResponse('**/api/public-config');
  await page.goto('/fjord-fern');
  await told;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});
