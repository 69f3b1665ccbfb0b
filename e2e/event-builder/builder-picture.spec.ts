import type { APIRequestContext } from '@playwright/test';
import { visitorCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { pictureName, pictureTote } from '../support/picture-product';
import { picture, pictureField, sendPicture } from '../support/pictures';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const STORE = {
  img_id: null,
  region: 'UK',
  type: 'Promo',
  page: { name: 'Harbour Lights Choir', heading: 'Sing it on your bag', subheading: '' },
  theme: { primary: '#1f3d2b', secondary: '#f2efe6', tertiary: '#c8552b', font_set: 'clean' },
};

/** Creates a temporary store whose only gift takes a picture; returns its token. */
async function buildPictureStore(request: APIRequestContext, name: string): Promise<string> {
  const calls = await visitorCalls(request);
  const made = await calls.post<{ token: string; version: number }>('/api/temporary-stores', {
    store: { ...STORE, products: [] },
  });
  const { token, version } = made;
  const template = await picture(1200, 1200, '#7f7f7f');
  const src = await sendPicture(calls, `/api/event-builder/uploads/${token}`, template);
  const products = [await pictureTote(calls, name, src)];
  await calls.post(`/api/temporary-stores/${token}`, { store: { ...STORE, products }, version });
  return token;
}

test('a gift that takes a picture is tried in the builder as its recipients will (docs/decisions/0030)', async ({
  page,
  request,
}) => {
  const name = pictureName();
  const token = await buildPictureStore(request, name);
  const field = pictureField(page);
  const shown = page.getByRole('img', { name: new RegExp(`^${name} in .*, Front`) });
  const order = page.getByRole('button', { name: 'Order your gift', exact: true });
  await page.goto(`/event-builder?store=${token}`);
  await formReady(page, 'Order your gift');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  const person = newAddress();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Leith');
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByLabel('Promotion code').fill('CHOIR');
  await order.click();
  await expect(field.missing).toBeVisible();

  await field.chooseTooSmall();
  await field.chooseGood('#aa3300');
  await expect(shown).toHaveAttribute('src', /^data:image\/svg/);
  await expectSoundHere(page, 'the builder’s preview with a picture');
  await order.click();
  await expect(page.getByText('All fields are valid, but nothing was sent.')).toBeVisible();
});
