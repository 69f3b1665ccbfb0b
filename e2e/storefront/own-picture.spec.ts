import { newAddress } from '../support/people';
import { openPictureEvent, pictureName } from '../support/picture-product';
import { pictureField } from '../support/pictures';
import { fillCard, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('a shopper’s own picture is sent, seen, priced, bought and on the order’s page (S1, S3.4-28)', async ({
  page,
  request,
}) => {
  const name = pictureName();
  const product = await openPictureEvent(request, name, 'store');
  const field = pictureField(page);
  await page.goto(`/${product.slug}/NewProduct=${product.id}`);
  const shown = page.getByRole('img', { name: new RegExp(`^${name} in .*, Front`) });
  const before = (await shown.getAttribute('src')) ?? '';
  await expect(page.getByText('Personalisation adds £2.00: £13.00 each')).toBeVisible();

  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(field.missing).toBeVisible();
  await expectSoundHere(page, 'a product that takes a picture');

  await field.chooseTooSmall();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeHidden();

  await field.chooseGood('#aa3300');
  await expect(shown).toHaveAttribute('src', /^data:image\/svg/);
  await expect(shown).not.toHaveAttribute('src', before);

  // The uploaded picture survives a reload.
  await page.reload();
  await expect(field.chosen).toBeVisible();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByText('With your own picture')).toBeVisible();
  await expect(basket.getByText('£13.00 each')).toBeVisible();
  await expect(basket.locator('li img')).toHaveAttribute('src', /texts=.*fil_/);
  await basket.getByRole('link', { name: `Change picture: ${name}` }).click();
  await expect(page.getByText('You’re editing an item in your basket.')).toBeVisible();
  await field.chooseGood('#1f6f54');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(basket.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await toShipping(page, product.slug, newAddress());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByText('With your own picture')).toBeVisible();
  await page.getByRole('link', { name: 'Track or cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  await expect(page.getByText('With your own picture')).toBeVisible();
  const printed = await page.getByRole('img', { name: new RegExp(name) }).getAttribute('src');
  const drawn = await request.get(printed ?? '');
  expect(drawn.ok()).toBe(true);
});
