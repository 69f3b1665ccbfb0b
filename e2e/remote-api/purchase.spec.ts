import { waitForMail } from '../support/inbox';
import { formReady } from '../support/form-ready';
import { logInByForm, newAddress } from '../support/people';
import { fillCard, putIntoBasket, toShipping } from '../support/shop';
import { expect, test } from '../support/test';

const STRIPE = process.env.E2E_STRIPE_URL ?? 'http://localhost:25360';

// The web has no database here: all its data comes from the API at TENANT_API_URL.
test.describe('a web whose tenant API runs elsewhere', () => {
  test('a shopper buys; the client sees the order arrive, the provider’s webhook and the mail come through', async ({
    page,
    browser,
    request,
  }) => {
    const person = newAddress();
    expect((await request.get('/readyz')).status()).toBe(200);
    await logInByForm(page, 'admin@fjord-fern.example');
    await page.goto('/orders');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

    const shopper = await browser.newContext({ locale: 'en-GB' });
    const shop = await shopper.newPage();
    await shop.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
    await putIntoBasket(shop, '/fjord-fern/Product=ff-mug', 'Camp Mug');
    await toShipping(shop, 'fjord-fern', person);
    await shop.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(shop, '4242424242424242');
    await shop.getByRole('button', { name: /^Pay £/ }).click();
    await expect(shop.getByRole('heading', { name: /thank you/i })).toBeVisible();
    await shopper.close();

    const row = page.getByRole('row').filter({ hasText: person.name });
    await expect(row).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(page.getByText(person.email)).toBeVisible();

    const events = await request.get(`${STRIPE}/_sandbox/events?type=payment_intent.succeeded`);
    const told: { events: { id: string }[] } = await events.json();
    const ids = told.events.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    const again = await request.post(`${STRIPE}/_sandbox/webhooks/deliver`, { data: { ids } });
    expect(await again.json()).toEqual({ statuses: ids.map(() => 200) });
    await waitForMail(request, person.email, 'Your order');
  });

  test('a logo goes up, and its store shows it and the new heading at the next load', async ({ page }) => {
    const heading = `Good morning ${Math.random().toString(36).slice(2, 8)}`;
    await page.goto('/tidewater');
    await logInByForm(page, 'admin@tidewater-books.example');
    await page.goto('/events/tidewater/store-configuration');
    await formReady(page, 'Save');
    await page.getByRole('textbox', { name: 'Heading optional', exact: true }).fill(heading);
    await page.getByRole('checkbox', { name: 'Show a logo' }).check();
    await page.getByLabel('Logo', { exact: true }).setInputFiles('app/apple-icon.png');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Reload your store to see it.').first()).toBeVisible();
    await expect(async () => {
      await page.goto('/tidewater');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    const logo = page.locator('header img[src*="/api/ten_tidewater/files/"]').first();
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  });
});
