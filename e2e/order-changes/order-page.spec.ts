import { hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { newAddress } from '../support/people';
import { figure, fillCard, fillWorkedBasket, toShipping } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const LINK = 'Track or cancel order';

test.describe('an order’s own page (D2-7, D8, D18, D33-1)', () => {
  test('the link of the confirmation and the mail shows stage, figures and invoice; a cancellation gives the money back', async ({
    page,
    request,
  }) => {
    const person = newAddress();
    await fillWorkedBasket(page);
    await toShipping(page, 'fjord-fern', person);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Pay £63.74' }).click();
    await expect(page.getByRole('link', { name: LINK })).toBeVisible();
    // A full page load: no script of the checkout may run on the order's page, whose URL is a secret key.
    await page.evaluate(() => document.documentElement.setAttribute('data-former', ''));
    await page.getByRole('link', { name: LINK }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
    await expect(page.locator('html[data-former]')).toHaveCount(0);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    const here = new URL(page.url()).pathname;
    expect(here).toMatch(/^\/order\/[A-Za-z0-9_-]+$/);
    await expect(page.locator('[aria-current="step"]')).toContainText('Received');
    await expect(figure(page, 'Items')).toHaveText('£57.20');
    await expect(figure(page, 'Shipping \\(Standard\\)')).toHaveText('£6.54');
    await expect(figure(page, 'Total excluding VAT')).toHaveText('£55.45');
    await expect(figure(page, 'VAT')).toHaveText('£8.29');
    await expect(figure(page, 'Total')).toHaveText('£63.74');

    const invoice = await page.getByRole('link', { name: 'Download invoice (PDF)' }).getAttribute('href');
    const file = await request.get(invoice ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

    const cancel = page.getByRole('button', { name: 'Cancel order' });
    await hydrated(cancel);
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
    await expect(dialog).toContainText('£63.74');
    await dialog.getByRole('button', { name: 'Yes, cancel order' }).click();
    await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
    await expect(cancel).toHaveCount(0);
    // The update arrives live on the order's channel, without a reload.
    await expect(page.getByText('We’ve refunded your card.')).toBeVisible({
      timeout: 40_000,
    });
    await expectSoundHere(page, 'a cancelled order');

    expect((await waitForMail(request, person.email, 'Your order')).html).toContain(here);
    await waitForMail(request, person.email, 'is cancelled');
  });

  test('a link with one other letter is nobody’s, and search engines keep none', async ({
    page,
    request,
  }) => {
    const forged = `/order/${'A'.repeat(43)}dGVuX2Zqb3JkL29yZF83azJt`;
    const answer = await request.get(forged);
    expect(answer.status()).toBe(404);
    expect((await request.get(`/api${forged}`)).status()).toBe(404);
    await page.goto('/fjord-fern');
    await expect(page.locator('body')).not.toContainText('/order/');
  });
});
