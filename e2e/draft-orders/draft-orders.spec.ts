import type { APIRequestContext, Browser } from '@playwright/test';
import { formReady, hydrated } from '../support/form-ready';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { fillAddress, fillCard } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const MANAGER = 'manager@fjord-fern.example';

const totalOf = (page: Page) => page.getByText('Total with standard delivery').locator('..');

/** The client composes two Crew Tees for a person and sends the link; returns it with the total that was shown. */
async function compose(
  page: Page,
  hand: Hand,
  person: ReturnType<typeof newAddress>,
): Promise<{ link: string; total: string }> {
  await logIn(page, MANAGER);
  await page.goto('/orders');
  await hand.press(page.getByRole('link', { name: 'Draft orders' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Draft orders' })).toBeVisible();
  await expectSoundHere(page, 'draft orders');
  await hand.press(page.getByRole('link', { name: 'New draft order' }));
  await formReady(page, 'Save draft');
  await page.getByLabel('Store', { exact: true }).selectOption('fjord-fern');
  const product = page.getByLabel('Product');
  await expect(product.getByRole('option', { name: /Crew Tee/ })).toBeAttached();
  await product.selectOption('ff-crew-tee');
  await page.getByLabel('Colour and size').selectOption('ff-crew-tee-black-m');
  await hand.press(page.getByRole('button', { name: 'Add item' }));
  await hand.press(page.getByRole('button', { name: /^One more Crew Tee/ }));
  await expect(totalOf(page)).toContainText('£');
  await hand.write(page.getByLabel('Recipient’s name'), person.name);
  await hand.write(page.getByLabel('Recipient’s email'), person.email);
  await hand.write(page.getByLabel('Note'), 'As we said on the phone.');
  await expectSoundHere(page, 'composing a draft order');
  await hand.press(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('heading', { level: 1, name: `Draft order for ${person.name}` })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send payment link' });
  await hydrated(send);
  await send.dblclick();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expectSoundHere(page, 'a draft order that was sent');
  const link = (await page.getByText(/\/fjord-fern\/draft\//).textContent()) ?? '';
  const [total = ''] = /£[\d.]+/.exec((await totalOf(page).textContent()) ?? '') ?? [];
  expect(total).not.toBe('');
  return { link, total };
}

interface World {
  page: Page;
  browser: Browser;
  request: APIRequestContext;
}

/** The person opens the link of the mail, pays, and the client is shown the order. */
async function walk({ page, browser, request }: World, hand: (page: Page) => Hand): Promise<void> {
  const person = newAddress();
  const { link, total } = await compose(page, hand(page), person);
  const mail = await waitForMail(request, person.email, 'review and pay');
  expect(mail.text).toContain('As we said on the phone.');
  expect(mail.text).toContain(link);
  expect(mail.text).toContain(total);

  const context = await browser.newContext();
  const shopper = await context.newPage();
  await shopper.goto(new URL(link).pathname);
  await expect(shopper.getByText('As we said on the phone.')).toBeVisible();
  await expectSoundHere(shopper, 'the link of a draft order');
  const go = shopper.getByRole('button', { name: 'Continue to checkout' });
  await hydrated(go);
  await go.click();
  await expect(shopper).toHaveURL(/\/fjord-fern\/checkout/);
  await expect(shopper.getByLabel('Email')).toHaveValue(person.email);
  await fillAddress(shopper, person);
  await shopper.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(shopper, '4242424242424242');
  await shopper.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(shopper.getByRole('heading', { name: /thank you/i })).toBeVisible();
  await shopper.goto(new URL(link).pathname);
  await expect(shopper.getByRole('heading', { name: 'This order is already paid' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText(/^Paid with order/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
}

test('a client sends somebody a basket, who pays it (S2.2-89 to S2.2-92)', async ({
  page,
  browser,
  request,
}) => {
  await walk({ page, browser, request }, byMouse);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

  test('the same, and a link that was withdrawn or never was says so', async ({ page, request }) => {
    const person = newAddress();
    const { link } = await compose(page, byThumb(page), person);
    await waitForMail(request, person.email, 'review and pay');
    await page.getByRole('button', { name: 'Withdraw' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).tap();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
    const { pathname } = new URL(link);
    await page.goto(pathname);
    await expect(page.getByRole('heading', { name: 'This order was withdrawn' })).toBeVisible();
    const answer = await page.request.get(`${pathname.slice(0, -4)}AAAA`);
    expect(answer.status()).toBe(404);
  });
});
