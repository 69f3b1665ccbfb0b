import { allowedSite, heard, strangersSite, WHOLE_FORM } from '../support/foreign-site';
import { newAddress } from '../support/people';
import { expect, test } from '../support/test';

test.describe('the order form in another site (D8; docs/decisions/0012)', () => {
  test('a listed site shows it at its full height, and hears of the claim; no cookie is set', async ({
    page,
    context,
    baseURL,
  }) => {
    const site = await allowedSite(baseURL ?? '', 'lumen-sample');
    const person = newAddress();
    await page.setViewportSize(WHOLE_FORM);
    await page.goto(site.url);
    const form = page.frameLocator('iframe');
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Order form: /);
    await expect(form.getByRole('button', { name: 'Order your gift' })).toHaveAttribute('type', 'submit');
    await form.getByLabel('Name', { exact: true }).fill(person.name);
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Phone').fill('+31 20 794 6012');
    await form.getByLabel('Address line 1').fill(person.street);
    await form.getByLabel('City').fill('Amsterdam');
    await form.getByLabel('Postcode').fill('1011 AB');
    const inner = () => form.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
    await expect.poll(inner, 'nothing scrolls inside the frame').toBeLessThanOrEqual(0);
    await form.getByRole('button', { name: 'Order your gift' }).click();
    await expect(form.getByText('Order reference')).toBeVisible();
    const submitted = {
      type: 'submitted',
      detail: { data: { email: person.email }, basket: [{ quantity: 1 }] },
    };
    await expect.poll(() => heard(page)).toMatchObject([submitted]);
    expect(await context.cookies()).toEqual([]);
    site.close();
  });

  test('any other site is refused by the browser, and shows a link instead', async ({ browser, baseURL }) => {
    const site = await strangersSite(baseURL ?? '', 'lumen-sample');
    // A separate page without the console check: the browser logs that it refused the frame.
    const page = await browser.newPage();
    await page.goto(site.url);
    await expect(page.getByRole('link', { name: /order form on its own page/ })).toBeVisible({
      timeout: 30_000,
    });
    expect(await heard(page)).toMatchObject([{ type: 'error', detail: { code: 'not_loaded' } }]);
    await page.close();
    site.close();
  });
});
