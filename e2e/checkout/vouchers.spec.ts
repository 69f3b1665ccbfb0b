import type { APIRequestContext } from '@playwright/test';
import { visitorCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const ADMIN = 'admin@fjord-fern.example';
const STORE = '/events/fjord-fern/vouchers';

interface Offer {
  event_vouchers: { code: string; discount_amount: string }[];
  code_refused: string | null;
}

/** What a shopper of two Crew Tees and a Kids Tee is told of a code. */
async function offered(request: APIRequestContext, code: string): Promise<[string | undefined, unknown]> {
  const calls = await visitorCalls(request);
  const answer = await calls.post<Offer>('/api/ten_fjord/fjord-fern/checkout/create-customer', {
    name: 'Ada Fern',
    email: `ada.${Math.random().toString(36).slice(2, 9)}@shopper.example`,
    phone: '+44 20 7946 0123',
    address_first_line: '12 Harbour Street',
    address_city: 'Leith',
    address_postcode: 'EH6 6JN',
    address_country: 'United Kingdom',
    code,
    products: [
      { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 },
      { product_id: 'ff-kids-tee', variant_id: 'ff-kids-tee-oat-3-4yr', quantity: 1 },
    ],
  });
  const found = answer.event_vouchers.find((one) => one.code === code);
  return [found?.discount_amount, answer.code_refused];
}

for (const width of [375, 1440]) {
  test(`a voucher is made, used, paused, changed and deleted at ${width} px (D41)`, async ({
    page,
    request,
    expectStatus,
  }) => {
    expectStatus(422);
    const code = `E2E${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, ADMIN);
    await page.goto(STORE);
    const add = page.getByRole('button', { name: 'New voucher' });
    await hydrated(add);
    await add.click();
    const panel = page.getByRole('dialog', { name: 'New voucher' });
    await panel.getByRole('textbox', { name: 'Code' }).fill(code);
    await panel.getByRole('textbox', { name: 'Percentage off' }).fill('150');
    await panel.getByRole('textbox', { name: 'Minimum spend (GBP)' }).fill('30');
    await panel.getByRole('button', { name: 'Create voucher' }).click();
    await expect(panel.getByRole('textbox', { name: 'Percentage off' })).toHaveAccessibleDescription(
      /this number is too high/i,
    );
    await panel.getByRole('textbox', { name: 'Percentage off' }).fill('20');
    // A Crew Tee alone stays below the minimum; 2 × Crew Tee and a Name Hoodie are 84.00, with delivery 90.54.
    await expect(panel.getByText('your items are below this voucher’s minimum spend')).toHaveCount(1);
    await expect(panel.getByText('£90.54 − £16.80 = £73.74')).toBeVisible();
    await expectSoundHere(page, `a new voucher at ${width} px`);
    await page.setViewportSize({ width, height: 900 });
    await panel.getByRole('button', { name: 'Create voucher' }).click();
    await expect(page.getByText(`${code} created`)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('20% off');
    await expect(row).toContainText('Spend £30.00 or more');
    await expectSoundHere(page, `vouchers at ${width} px`);
    await page.setViewportSize({ width, height: 900 });
    expect(await offered(request, code)).toEqual(['11.44', null]);

    const act = async (verb: string) => {
      await row.getByRole('button', { name: `Actions for ${code}` }).click();
      await page.getByRole('menuitem', { name: verb }).click();
    };
    await act('Pause');
    await expect(row).toContainText('Paused');
    expect(await offered(request, code)).toEqual([undefined, 'invalid_voucher']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Active');

    await row.getByRole('link', { name: code }).click();
    const opened = page.getByRole('dialog', { name: `Voucher ${code}` });
    await opened.getByRole('combobox', { name: 'Discount type' }).selectOption('Amount');
    await opened.getByRole('textbox', { name: 'Amount off (GBP)' }).fill('7.50');
    await opened.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`${code} saved`)).toBeVisible();
    await expect(row).toContainText('£7.50 off');
    expect(await offered(request, code)).toEqual(['7.50', null]);

    await act('Delete');
    await expect(row).toHaveCount(0);
    expect(await offered(request, code)).toEqual([undefined, 'invalid_voucher']);
  });
}

test('customer service reads vouchers and changes none; an event that sells nothing has no such page', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404);
  await logIn(page, 'service@fjord-fern.example');
  await page.goto(STORE);
  await expect(page.getByRole('link', { name: 'SAVE5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New voucher' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'TEN', exact: true }).click();
  const opened = page.getByRole('dialog', { name: 'Voucher TEN' });
  await expect(opened.getByRole('heading', { name: 'Uses so far' })).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await expectSoundHere(page, 'a voucher that is only read');
  await logIn(page, 'admin@lumen-robotics.example');
  expect((await page.goto('/events/lumen-summit/vouchers'))?.status()).toBe(404);
  await page.goto('/events/lumen-summit/overview');
  await expect(page.getByRole('link', { name: 'Vouchers' })).toHaveCount(0);
});
