import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { giveCredit } from '../support/credit';
import { formReady, hydrated } from '../support/form-ready';
import { arrange, createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn, newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

/** An open gift event of this test alone, with one tee. */
async function giftEvent(request: APIRequestContext): Promise<string> {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await createEvent(calls, TENANT, { type: 'Promo', region: 'UK' });
  await arrange(['update events set edit_window_minutes = 0 where slug = $1', [slug]]);
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await giveCredit(TENANT, 'GBP');
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  return slug;
}

/** Sends a claim; its answer's status, as the check of the code on its own says the same of a bad one. */
async function sendClaim(page: Page, slug: string, code: string): Promise<number> {
  const person = newAddress();
  await page.goto(`/${slug}`);
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Leith');
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByLabel('Promotion code').fill(code);
  const answer = page.waitForResponse((response) => response.url().endsWith('/claim'));
  await page.getByRole('button', { name: 'Order your gift' }).click();
  return (await answer).status();
}

for (const width of [375, 1440]) {
  test(`a batch of 500 is made, a code found, claimed, paused and re-issued at ${width} px (D40)`, async ({
    page,
    request,
    expectStatus,
  }) => {
    expectStatus(422);
    const slug = await giftEvent(request);
    const narrow = () => page.setViewportSize({ width, height: 900 });
    await narrow();
    await logIn(page, ADMIN);
    await page.goto(`/events/${slug}/codes`);
    const add = page.getByRole('button', { name: 'New batch' });
    await hydrated(add);
    await add.click();
    const panel = page.getByRole('dialog', { name: 'New batch' });
    await panel.getByRole('textbox', { name: 'Name' }).fill('Keynote guests');
    await panel.getByRole('textbox', { name: 'Prefix' }).fill('O0Il');
    await panel.getByRole('button', { name: 'Create batch' }).click();
    await expect(panel.getByRole('textbox', { name: 'Prefix' })).toHaveAccessibleDescription(
      /use other characters/i,
    );
    await panel.getByRole('textbox', { name: 'Prefix' }).fill('KEY');
    await expectSoundHere(page, `a new batch at ${width} px`);
    await narrow();
    await panel.getByRole('button', { name: 'Create batch' }).click();
    await page.waitForURL(`**/events/${slug}/codes/bat_*`);
    await expect(page.getByText('0 of 500 used')).toBeVisible();
    await expect(page.getByText('500 codes', { exact: true })).toBeVisible();
    await expectSoundHere(page, `a batch at ${width} px`);
    await narrow();
    const link = page.getByRole('link', { name: /^KEY-/ });
    const [first, second, third] = await link.allTextContents();
    if (!first || !second || !third) throw new Error('the batch shows no codes');

    await page.goto(`/events/${slug}/codes`);
    await page
      .getByRole('searchbox', { name: 'Find a code' })
      .fill(` ${first.toLowerCase().replaceAll('-', ' ')}`);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.waitForURL(`**/events/${slug}/codes/all?search=*`);
    await expect(link).toHaveCount(1);
    await expect(link).toHaveText(first);

    expect(await sendClaim(page, slug, first.toLowerCase())).toBe(200);
    await expect(page.getByText('Order reference')).toBeVisible();
    await page.goto(`/events/${slug}/codes/all?search=${encodeURIComponent(first)}`);
    await expect(page.getByRole('row').filter({ hasText: first })).toContainText('Used');
    await link.click();
    const told = page.getByRole('dialog', { name: first });
    await expect(told.getByText(/Claimed with order/)).toBeVisible();
    await expectSoundHere(page, `a code’s story at ${width} px`);
    await narrow();

    await page.goto(`/events/${slug}/codes`);
    const row = page.getByRole('row').filter({ hasText: 'Keynote guests' });
    await expect(row).toContainText('1 of 500 used');
    await expectSoundHere(page, `batches at ${width} px`);
    await narrow();
    const actions = row.getByRole('button', { name: 'Actions for Keynote guests' });
    await hydrated(actions);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(row).toContainText('Paused');
    expect(await sendClaim(page, slug, second)).toBe(422);
    await expect(page.getByText('invalid promo code').first()).toBeVisible();
    await expect(page.getByText('Order reference')).toHaveCount(0);

    await page.goto(`/events/${slug}/codes`);
    await hydrated(actions);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Resume' }).click();
    await expect(row).toContainText('Active');
    await page.goto(`/events/${slug}/codes/all?search=${encodeURIComponent(third)}`);
    await link.click();
    const old = page.getByRole('dialog', { name: third });
    const reissue = old.getByRole('button', { name: 'Issue a new code' });
    await hydrated(reissue);
    await reissue.click();
    const fresh = page.getByRole('dialog', { name: /^KEY-/ }).filter({ hasText: 'Created in place of' });
    await expect(fresh).toBeVisible();
    await fresh.getByRole('link', { name: third.slice(0, -2) }).click();
    await expect(page.getByRole('dialog', { name: third })).toContainText('Revoked');
    await expect(page.getByRole('dialog', { name: third })).toContainText('Replaced by');
  });
}

test('customer service finds codes and changes none; an event without codes has no such page', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404);
  await logIn(page, 'care@merchloom.example');
  await page.goto('/events/lumen-summit/codes');
  await expect(page.getByRole('link', { name: 'LS-0001 – LS-0200' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New batch' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await logIn(page, 'admin@lumen-robotics.example');
  expect((await page.goto('/events/lumen-sample/codes'))?.status()).toBe(404);
  await page.goto('/events/lumen-sample/overview');
  await expect(page.getByRole('link', { name: 'Codes', exact: true })).toHaveCount(0);
});
