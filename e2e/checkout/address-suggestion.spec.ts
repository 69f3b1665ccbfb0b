import { axeFindings } from '../support/axe';
import { formReady } from '../support/form-ready';
import { newAddress } from '../support/people';
import { putIntoBasket } from '../support/shop';
import { expect, test, type Page } from '../support/test';

const MUG = '/fjord-fern/Product=ff-mug';

/** Fills in the address of the checkout but for the postcode, with a city that is two letters off. */
async function fillMistyped(page: Page): Promise<void> {
  const person = newAddress();
  await putIntoBasket(page, MUG, 'Camp Mug');
  await page.goto('/fjord-fern/checkout');
  await formReady(page, 'Continue to shipping');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Edinbrugh');
}

const offer = (page: Page) => page.getByRole('group', { name: 'Did you mean this address?' });
const onward = (page: Page) => page.getByRole('button', { name: 'Continue to shipping' });

for (const width of [375, 1440]) {
  test(`at ${width} px an address is offered as it was meant, and taken by one press (S2.2-147, S2.2-150)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await fillMistyped(page);
    await page.getByLabel('Postcode').fill('EH6 6JN');
    await expect(offer(page).getByText('Edinburgh EH6 6JN')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await offer(page).getByRole('button', { name: 'Use this' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByText('The address is now as suggested.')).toBeFocused();
    await expect(page.getByLabel('City')).toHaveValue('Edinburgh');
    await onward(page).click();
    await expect(page.getByRole('group', { name: 'Shipping' })).toBeVisible();
  });
}

test('by keyboard it is kept as typed, once and for all, and the order goes on with it (S2.2-150)', async ({
  page,
}) => {
  await fillMistyped(page);
  await page.getByLabel('Postcode').fill('EH6 6JP');
  await expect(offer(page)).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await offer(page).getByRole('button', { name: 'Keep what I typed' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The address stays as you typed it.')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Edinbrugh');
  await page.keyboard.press('Tab');
  await expect(onward(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Shipping' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue('Edinbrugh');
  await expect(offer(page)).toHaveCount(0);
});

test('a postcode that was refused is offered as it was meant (S2.2-148)', async ({ page }) => {
  await fillMistyped(page);
  await page.getByLabel('City').fill('EH6 6JN');
  await page.getByLabel('Postcode').fill('Leith');
  await onward(page).click();
  await expect(offer(page).getByText('Leith EH6 6JN')).toBeVisible();
  await offer(page).getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Postcode')).toHaveValue('EH6 6JN');
  await expect(page.getByLabel('Postcode')).not.toHaveAttribute('aria-invalid', 'true');
});

test('nobody waits for it: without an answer the order goes on (S2.2-150)', async ({
  page,
  expectStatus,
}) => {
  expectStatus(503);
  await page.route('**/api/address-suggestion', (route) => route.fulfill({ status: 503, body: '' }));
  await fillMistyped(page);
  const asked = page.waitForResponse('**/api/address-suggestion');
  await page.getByLabel('Postcode').fill('EH6 6JR');
  await asked;
  await expect(offer(page)).toHaveCount(0);
  await onward(page).click();
  await expect(page.getByRole('group', { name: 'Shipping' })).toBeVisible();
});
