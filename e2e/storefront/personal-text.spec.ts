import { newAddress } from '../support/people';
import { chooseSize, fillCard, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

test('a name typed for the hoodie is previewed, kept apart in the basket, and ordered (S3.2)', async ({
  page,
}) => {
  await page.goto('/fjord-fern/NewProduct=ff-name-hoodie');
  const picture = page.getByRole('img', { name: /Name Hoodie in .*, Front/ });
  const before = await picture.getAttribute('src');
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('Enter the text to print')).toBeVisible();
  await page.getByLabel('Your text').fill('INGRID');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByText('Your text: INGRID')).toBeVisible();
  await basket.getByRole('button', { name: 'Continue shopping' }).click();
  await page.getByLabel('Your text').fill('MAGNUS');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(basket.getByRole('listitem')).toHaveCount(2);
  await basket.getByRole('button', { name: 'Remove Name Hoodie' }).first().click();
  await page.keyboard.press('Escape');

  await toShipping(page, 'fjord-fern', newAddress());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByText('Your text: MAGNUS')).toBeVisible();
});

test('a text that cannot be printed says so as it is typed, and stays out of the basket', async ({
  page,
}) => {
  await page.goto('/fjord-fern/NewProduct=ff-name-hoodie');
  const text = page.getByLabel('Your text');
  const picture = page.getByRole('img', { name: /Name Hoodie in .*, Front/ });
  await chooseSize(page);
  await text.fill('漢字');
  await expect(page.getByText('the font can’t print one of these characters')).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeHidden();
  const box = await picture.getAttribute('src');
  // Letters missing in the design's font are drawn in a fallback font.
  await text.fill('ΩΜΕΓΑ');
  await expect(page.getByText('the font can’t print one of these characters')).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', box ?? '');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('Your text: ΩΜΕΓΑ')).toBeVisible();
});

test('each kind of product has its own address (D8-2)', async ({ page }) => {
  await page.goto('/fjord-fern/Product=ff-name-hoodie');
  await expect(page).toHaveURL(/\/fjord-fern\/NewProduct=ff-name-hoodie$/);
  await page.goto('/fjord-fern/NewProduct=ff-mug');
  await expect(page).toHaveURL(/\/fjord-fern\/Product=ff-mug$/);
});
