import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { figure, fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const LINK = 'Follow or cancel your order';

/** Buys two Club Tees to New York, taxed there, and opens the order's own page. */
async function buyTees(page: Page, person: ReturnType<typeof newAddress>): Promise<void> {
  await putIntoBasket(page, '/prairie-run/Product=pr-club-tee', 'Club Tee', 2);
  const newYork = { city: 'New York', postcode: '10001', state: 'New York' };
  await toShipping(page, 'prairie-run', person, newYork);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $59.34' }).click();
  await page.getByRole('link', { name: LINK }).click();
  await expect(figure(page, 'Total')).toHaveText('$59.34');
}

const delivery = (page: Page) => page.getByRole('group', { name: 'Change the delivery' });

test.describe('a shopper mends a paid order within its window (DECISIONS 18)', () => {
  test('another state lowers the tax and gives the difference back; one that would raise it is refused, with what was typed', async ({
    page,
    request,
  }) => {
    const person = newAddress();
    await page.setViewportSize({ width: 375, height: 812 });
    await buyTees(page, person);

    // By keyboard alone.
    const change = page.getByRole('button', { name: 'Change the delivery' });
    await expect(change).toBeVisible();
    await change.press('Enter');
    const form = delivery(page);
    await expect(form).toBeFocused();
    await expect(form.getByLabel('Address, first line')).toHaveValue(person.street);
    await expectSoundHere(page, 'an order that is being changed');
    await page.setViewportSize({ width: 375, height: 812 });
    await form.getByLabel('City').fill('Portland');
    await form.getByLabel('ZIP code').fill('1');
    await form.getByLabel('State').selectOption('Oregon');
    await form.getByLabel('ZIP code').press('Enter');
    await expect(form.getByText('this postcode does not fit the country')).toBeVisible();
    await form.getByLabel('ZIP code').fill('97201');
    await form.getByLabel('ZIP code').press('Enter');
    await expect(
      page.getByText('Your change has been saved, and $4.84 goes back to your card.'),
    ).toBeVisible();
    await expect(change).toBeFocused();
    await expect(figure(page, 'Sales tax')).toHaveText('$0.00');
    await expect(figure(page, 'Total')).toHaveText('$54.50');
    // The worker's news comes by the order's channel.
    await expect(page.getByText('$4.84 for your changes has been sent back to your card.')).toBeVisible({
      timeout: 20_000,
    });
    const mail = await waitForMail(request, person.email, 'has been changed');
    expect(mail.html).toContain('$4.84 goes back to your card');
    expect(mail.html).toContain('97201 Portland');

    await change.click();
    await form.getByLabel('State').selectOption('Kansas');
    await form.getByLabel('City').fill('Lawrence');
    await form.getByLabel('ZIP code').fill('66044');
    await form.getByRole('button', { name: 'Save the change' }).click();
    await expect(form.getByText('a change cannot cost more than you have paid')).toBeVisible();
    await expect(form.getByLabel('City')).toHaveValue('Lawrence');
    await form.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(figure(page, 'Total')).toHaveText('$54.50');
    await expect(page.locator('address')).toContainText('97201 Portland');
  });

  test('colour, size and text of a line change in place; when the window ends while somebody types, it says so and keeps the text', async ({
    page,
    request,
  }) => {
    const person = newAddress();
    await page.goto('/fjord-fern/NewProduct=ff-name-hoodie');
    await page.getByLabel('Your text').fill('INGRID');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible();
    await toShipping(page, 'fjord-fern', person);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('link', { name: LINK }).click();
    const picture = page.getByRole('img', { name: /^Name Hoodie in/ });
    const before = await picture.getAttribute('src');

    const change = page.getByRole('button', { name: 'Change: Name Hoodie' });
    await change.click();
    const form = page.getByRole('group', { name: 'Change: Name Hoodie' });
    await form.getByLabel('Your text').fill('');
    await form.getByRole('button', { name: 'Save the change' }).click();
    await expect(form.getByText('enter the text to print')).toBeVisible();
    await form.getByLabel('Your text').fill('MAGNUS');
    await form.getByRole('radio', { name: 'XL', exact: true }).check();
    await form.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByText('Your change has been saved.')).toBeVisible();
    await expect(page.getByText('Your text: MAGNUS')).toBeVisible();
    await expect(page.getByText(/· XL$/)).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', before ?? '');

    await change.click();
    await form.getByLabel('Your text').fill('TOO LATE');
    await expect(form.getByText(/^The time for changes is over/)).toBeVisible({ timeout: 90_000 });
    await expect(form.getByLabel('Your text')).toHaveValue('TOO LATE');
    await expect(form.getByRole('button', { name: 'Save the change' })).toHaveCount(0);
    await expect(page.getByText('It is being made, so it cannot be changed any more.')).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(change).toHaveCount(0);
    const mail = await waitForMail(request, person.email, 'has been changed');
    expect(mail.text).toContain('Name Hoodie: your new text is MAGNUS');
  });
});
