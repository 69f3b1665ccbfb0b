import { axeFindings } from '../support/axe';
import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expect, test } from '../support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

test('on a phone a recipient takes what their address may have been meant to be (S2.2-147, S2.2-150)', async ({
  page,
}) => {
  const person = newAddress();
  await page.goto('/lumen-summit');
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Your text').fill('INGRID');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+31 20 794 6012');
  await page.getByLabel('Country').selectOption('Netherlands');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Amstredam');
  await page.getByLabel('Postcode').fill('1O11 AB');
  const offer = page.getByRole('group', { name: 'Did you mean this address?' });
  await expect(offer.getByText('1011 AB Amsterdam')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Use this' }).tap();
  await expect(page.getByLabel('City')).toHaveValue('Amsterdam');
  await expect(page.getByLabel('Postcode')).toHaveValue('1011 AB');
  await page.getByLabel('Promotion code').fill('SUMMIT');
  await page.getByRole('button', { name: 'Order your gift' }).tap();
  await expect(page.getByText('Order reference')).toBeVisible();
});
