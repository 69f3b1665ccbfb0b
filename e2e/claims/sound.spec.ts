import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

/** No animations, so that contrast is not measured during the unwrapping. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a claimed gift fits three widths, and axe finds nothing', async ({ page }) => {
  const person = newAddress();
  await page.goto('/lumen-sample');
  await formReady(page, 'Order your gift');
  await page.getByLabel('Name', { exact: true }).fill('Maximiliane Oberwasserlechner');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+31 20 794 6012');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Amsterdam');
  await page.getByLabel('Postcode').fill('1011 AB');
  await page.getByRole('button', { name: 'Order your gift' }).click();
  await expect(page.getByText('Order reference')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expectSoundHere(page, 'the claimed gift');
  const spill = await heading.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(spill, 'the name stays inside its column').toBeLessThanOrEqual(0);
});
