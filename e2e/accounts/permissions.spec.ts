import { be, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const [SUPER, CARE] = ['super@merchloom.example', 'care@merchloom.example'];

test('an admin of staff lets customer service do one thing more, and takes it back (D3-6, D3-8)', async ({
  page,
  expectStatus,
}) => {
  expectStatus(403);
  const asked = async () => (await page.request.get('/api/ten_fjord/credit/rows?currency=GBP')).status();
  await logIn(page, SUPER);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Permissions' }).click();
  const box = page.getByRole('checkbox', {
    name: 'Allow customer service: See every movement of the credit',
  });
  await expect(box).not.toBeChecked();
  await expectSoundHere(page, 'permissions');
  await box.press('Space');
  await expect(page.getByText('Customer Service may now do this: See every movement')).toBeVisible();
  await expect(box).toBeChecked();
  await expect(page.getByRole('listitem').filter({ has: box })).toContainText('Allowed by');

  await be(page, CARE);
  expect(await asked()).toBe(200);
  const answer = await page.goto('/settings/super-admin-panel');
  expect(answer?.status()).toBe(403);

  await be(page, SUPER);
  await page.goto('/settings/super-admin-panel');
  await box.uncheck();
  await expect(page.getByText('Customer Service may no longer do this')).toBeVisible();
  await be(page, CARE);
  expect(await asked()).toBe(403);
});
