import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { openPictureEvent, pictureName } from '../support/picture-product';
import { pictureField } from '../support/pictures';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ORDER = 'Order your gift';
/** The gift drawn with the picture in it; until it has been loaded a dashed frame stands in its place. */
const WITH_PICTURE = /^data:image\/svg.*%3Cimage%20/;

/** Opens the event's page; the only gift is chosen already. */
async function openGift(page: Page, slug: string, name: string): Promise<void> {
  await page.goto(`/${slug}`);
  await formReady(page, ORDER);
  await expect(page.getByRole('img', { name: new RegExp(`^${name} in .*, Front`) })).toBeVisible();
}

async function fillClaim(page: Page): Promise<void> {
  const person = newAddress();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+31 20 794 6012');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Amsterdam');
  await page.getByLabel('Postcode').fill('1011 AB');
}

test('a recipient’s own picture is sent, seen on the gift, claimed and on the order’s page (S1, S3.4-28; D22)', async ({
  page,
  request,
  expectStatus,
}) => {
  // The server refuses what the field refuses.
  expectStatus(422);
  const name = pictureName();
  const { slug } = await openPictureEvent(request, name, 'samples');
  const field = pictureField(page);
  const shown = page.getByRole('img', { name: new RegExp(`^${name} in .*, Front`) });
  const order = page.getByRole('button', { name: ORDER, exact: true });
  await openGift(page, slug, name);
  const template = (await shown.getAttribute('src')) ?? '';
  await fillClaim(page);
  await order.click();
  await expect(field.missing).toBeVisible();

  await field.chooseTooSmall();
  const answer = page.waitForResponse((response) => response.url().endsWith('/claim'));
  await order.click();
  expect((await answer).status()).toBe(422);
  await expect(field.tooSmall).toBeVisible();

  await field.chooseGood('#aa3300');
  await expect(shown).toHaveAttribute('src', WITH_PICTURE);
  await expectSoundHere(page, 'a gift with its recipient’s picture');

  await field.remove.click();
  await expect(field.chosen).toBeHidden();
  await expect(shown).toHaveAttribute('src', template);
  await order.click();
  await expect(field.missing).toBeVisible();

  await field.chooseGood('#1f6f54');
  await expect(shown).toHaveAttribute('src', WITH_PICTURE);
  const seen = (await shown.getAttribute('src')) ?? '';
  await order.click();
  await expect(page.getByText('Order reference')).toBeVisible();
  await expect(page.getByRole('img', { name, exact: true })).toHaveAttribute('src', seen);

  await page.getByRole('link', { name: 'Track or cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  await expect(page.getByText('With your own picture')).toBeVisible();
  const printed = await page.getByRole('img', { name: new RegExp(name) }).getAttribute('src');
  const drawn = await request.get(printed ?? '');
  expect(drawn.ok()).toBe(true);
});
