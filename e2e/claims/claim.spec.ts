import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expect, test, type Page } from '../support/test';

type Person = ReturnType<typeof newAddress>;

/** Valid for one claim. It is never used up: here the claim is refused, and link-code.spec.ts takes codes below LS-0100. */
const SINGLE_USE = 'LS-0200';

async function fillClaim(page: Page, person: Person, code: string, postcode = '1011 AB'): Promise<void> {
  await page.goto('/lumen-summit');
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Your text').fill('INGRID');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+31 20 794 6012');
  await page.getByLabel('Country').selectOption('Netherlands');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Amsterdam');
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByLabel('Promotion code').fill(code);
}

test.describe('a recipient claims a gift (S2.7-1, S5-5; D22 to D24)', () => {
  test('with the name on it; once per household', async ({ page, request, expectStatus }) => {
    expectStatus(422);
    const person = newAddress();
    await fillClaim(page, person, 'SUMMIT');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expect(page.getByText('Order reference')).toBeVisible();
    await expect(page.getByText('Your text: INGRID').first()).toBeVisible();
    const mail = await waitForMail(request, person.email, 'Your gift');
    expect(mail.html).toContain('INGRID');

    const again = { ...newAddress(), street: person.street.toUpperCase() };
    await fillClaim(page, again, SINGLE_USE, '1011ab');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expect(page.getByText('it looks like you have ordered your gift already').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(again.email);
  });

  test('a wrong code is told at its field, and nothing typed is lost', async ({ page, expectStatus }) => {
    expectStatus(422);
    const person = newAddress();
    await fillClaim(page, person, 'NOT-A-CODE');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    const code = page.getByLabel('Promotion code');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('invalid promo code').first()).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  });

  test('empty fields say so, and the form offers only the countries it is locked to', async ({ page }) => {
    await page.goto('/lumen-summit');
    await formReady(page, 'Order your gift');
    await page.getByRole('button', { name: 'Order your gift' }).click();
    await expect(page.getByText('required').first()).toBeVisible();
    const countries = page.getByLabel('Country').locator('option');
    await expect(countries.filter({ hasText: 'Netherlands' })).toHaveCount(1);
    await expect(countries.filter({ hasText: 'United Kingdom' })).toHaveCount(0);
  });
});
