import type { APIRequestContext } from '@playwright/test';
import { buyByApi } from '../support/api-order';
import { waitForMail } from '../support/inbox';
import { newAddress, PASSWORD } from '../support/people';
import { figure } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';
import { KANSAS, NO_VOUCHER, type WorkedOrder } from '../support/worked-orders';

/** One hoodie with a name on it, to Leith. */
const HOODIE: WorkedOrder = {
  ...NO_VOUCHER,
  products: [
    {
      product_id: 'ff-name-hoodie',
      variant_id: 'ff-name-hoodie-black-m',
      quantity: 1,
      personalisation: { front: { name: 'INGRID' } },
    },
  ],
  figures: { items: 4080, shipping: 474, discount: 0, net: 3795, vat: 759, total: 4554 },
};

const delivery = (page: Page) => page.getByRole('group', { name: 'Change delivery address' });
const button = (page: Page) => page.getByRole('button', { name: 'Change delivery address' });

/** The client releases the order before the edit window ends. */
async function release(request: APIRequestContext, { tenant }: WorkedOrder, orderId: string): Promise<void> {
  const login = { email: 'super@merchloom.example', password: PASSWORD };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`/api/${tenant}/orders/${orderId}/release`, { headers });
  expect(answer.status()).toBe(200);
}

test.describe('a shopper mends a paid order within its window (D18)', () => {
  test('another state lowers the tax and gives the difference back; one that would raise it is refused, with what was typed', async ({
    page,
    request,
    expectStatus,
  }) => {
    const person = newAddress();
    await page.setViewportSize({ width: 375, height: 812 });
    const { order_link } = await buyByApi(request, KANSAS, person);
    await page.goto(order_link);
    await expect(figure(page, 'Total')).toHaveText('$58.04');

    // By keyboard alone.
    await expect(button(page)).toBeVisible();
    await button(page).press('Enter');
    const form = delivery(page);
    await expect(form).toBeFocused();
    await expect(form.getByLabel('Address line 1')).toHaveValue(person.street);
    await expectSoundHere(page, 'an order that is being changed');
    await page.setViewportSize({ width: 375, height: 812 });
    await form.getByLabel('City').fill('Portland');
    await form.getByLabel('State').selectOption('Oregon');
    await form.getByLabel('ZIP code').fill('1');
    await form.getByLabel('ZIP code').press('Enter');
    await expect(form.getByText('this postcode doesn’t match the country')).toBeVisible();
    await form.getByLabel('ZIP code').fill('97204');
    await form.getByLabel('ZIP code').press('Enter');
    await expect(page.getByText('Your changes are saved. We’re refunding $3.54 to your card.')).toBeVisible();
    await expect(button(page)).toBeFocused();
    await expect(figure(page, 'Sales tax')).toHaveText('$0.00');
    await expect(figure(page, 'Total')).toHaveText('$54.50');
    // The update arrives live on the order's channel.
    await expect(page.getByText('We’ve refunded $3.54 to your card for your changes.')).toBeVisible({
      timeout: 20_000,
    });
    const mail = await waitForMail(request, person.email, 'has been changed');
    expect(mail.html).toContain('refund $3.54 to your card');
    expect(mail.html).toContain('Portland, OR 97204');

    expectStatus(422);
    await button(page).click();
    await form.getByLabel('State').selectOption('New York');
    await form.getByLabel('City').fill('Albany');
    await form.getByLabel('ZIP code').fill('12207');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('a change can’t cost more than you paid')).toBeVisible();
    await expect(form.getByLabel('City')).toHaveValue('Albany');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(figure(page, 'Total')).toHaveText('$54.50');
    await expect(page.locator('address')).toContainText('Portland, OR 97204');
  });

  test('size and text of a line change in place, and the picture with them', async ({
    page,
    request,
    expectStatus,
  }) => {
    const person = newAddress();
    const { order_link } = await buyByApi(request, HOODIE, person);
    await page.goto(order_link);
    const picture = page.getByRole('img', { name: /^Name Hoodie in/ });
    const before = (await picture.getAttribute('src')) ?? '';
    expectStatus(422);
    await page.getByRole('button', { name: 'Change: Name Hoodie' }).click();
    const form = page.getByRole('group', { name: 'Change: Name Hoodie' });
    await form.getByLabel('Your text').fill('');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('enter the text to print')).toBeVisible();
    await form.getByLabel('Your text').fill('MAGNUS');
    await form.getByRole('radio', { name: 'XL', exact: true }).check();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expect(page.getByText('Your text: MAGNUS')).toBeVisible();
    await expect(page.getByText(/· XL$/)).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', before);
    await expect(figure(page, 'Total')).toHaveText('£45.54');
    const mail = await waitForMail(request, person.email, 'has been changed');
    expect(mail.text).toContain('Name Hoodie: your new text is MAGNUS');
    expect(mail.text).toContain('Name Hoodie: Black, XL instead of Black, M');
  });

  test('when the order goes on while somebody types, the page says so and keeps what was typed', async ({
    page,
    request,
  }) => {
    const { id, order_link } = await buyByApi(request, KANSAS, newAddress());
    await page.goto(order_link);
    await page.getByRole('button', { name: 'Change: Club Tee' }).click();
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expectSoundHere(page, 'a line that is being changed');
    await button(page).click();
    const form = delivery(page);
    await form.getByLabel('City').fill('Topeka');
    await release(request, KANSAS, id);
    // For twenty seconds the release can be taken back (D3-60).
    await expect(form.getByText(/^The change window has closed/)).toBeVisible({ timeout: 45_000 });
    await expect(form.getByLabel('City')).toHaveValue('Topeka');
    await expect(form.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await expect(page.getByText('It’s being made, so it can no longer be changed.')).toBeVisible();
    await expectSoundHere(page, 'a form whose window has ended');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toHaveCount(0);
    await expect(page.locator('address')).toContainText('Lawrence, KS 66044');
  });
});
