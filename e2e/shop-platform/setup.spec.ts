import { expectSoundHere } from '../support/sound';
import { formReady } from '../support/form-ready';
import { arrive, install, newShop, saveCard } from '../support/merchant';
import { expect, test } from '../support/test';

test('a merchant installs the app at the shop platform’s page and comes back to the next step (S4-43)', async ({
  page,
}) => {
  await arrive(page);
  await formReady(page, 'Install the app');
  await page.getByRole('textbox', { name: 'Shop address' }).fill('harbour.example');
  await page.getByRole('button', { name: 'Install the app' }).click();
  await expect(page.getByRole('textbox', { name: 'Shop address' })).toHaveAccessibleDescription(
    /enter it like this: your-shop\.myshopify\.com/,
  );
  const shop = newShop();
  await install(page, shop);
  await expect(page).toHaveURL(/\/get-started\?installed=done$/);
  await expect(page.getByText('Your shop is connected')).toBeVisible();
  await expect(page.getByText('2 of 4 steps done')).toBeVisible();
  await expect(page.getByText(shop)).toBeVisible();
  await expectSoundHere(page, 'setup');
  // Used again, the same answer changes nothing and says so.
  await page.goto('/api/shopify/callback?code=once&state=nobody');
  await expect(page.getByText('The app wasn’t installed')).toBeVisible();
  await expect(page.getByText('2 of 4 steps done')).toBeVisible();
});

test('the whole way: sign up, install, company, card, dashboard (S4-45, S4-47, S4-48)', async ({ page }) => {
  await arrive(page);
  const shop = newShop();
  await install(page, shop);
  await formReady(page, 'Save and continue');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Registered address' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Registered address' }).fill('1 Quay Street\nPortland, OR 97201');
  await page.getByRole('textbox', { name: 'Company number' }).fill('93-0000000');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Connect a payment method' })).toBeFocused();
  await expect(page.getByText('3 of 4 steps done')).toBeVisible();
  await expectSoundHere(page, 'setup');
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL(/\/get-started\?step=card$/);
  await saveCard(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Its card is on the settings page of the connection.
  await page.goto('/settings/shopify');
  await expect(page.getByText('Visa ending in 3155')).toBeVisible();
  await expect(page.getByText(shop).first()).toBeVisible();
  await expectSoundHere(page, 'shop settings');
  await page.getByRole('button', { name: 'Remove Visa ending in 3155' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No card saved.')).toBeVisible();
  // Disconnected, only the setup opens, with the installation as its open step.
  await page.getByRole('button', { name: 'Disconnect the shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect the shop' }).click();
  await expect(page).toHaveURL(/\/get-started$/);
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible();
});
