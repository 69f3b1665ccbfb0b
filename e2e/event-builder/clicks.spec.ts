import type { Locator, Page } from '@playwright/test';
import { formReady, hydrated } from '../support/form-ready';
import { PASSWORD } from '../support/people';
import { expect, test } from '../support/test';
import { expectStep } from '../support/wizard';

const ADMIN = 'admin@tidewater-books.example';
const MOST_TO_PUBLISH = 14;
const MOST_TO_RECOLOUR = 4;

/** Presses by mouse or by thumb, and counts them; typing is free. */
interface Hand {
  press(target: Locator): Promise<void>;
  count(): number;
}

/** `before`: presses that were needed already. */
function handOf(thumb: boolean, before = 0): Hand {
  let pressed = before;
  return {
    press: async (target) => {
      await hydrated(target);
      await (thumb ? target.tap() : target.click());
      pressed += 1;
    },
    count: () => pressed,
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the login to the list of stores; on phones by way of the menu. */
async function toStores(page: Page, { press }: Hand, thumb: boolean): Promise<void> {
  await page.goto('/login');
  await formReady(page, 'Log in');
  await page.getByLabel('Email').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(button(page, 'Log in'));
  await expect(page).toHaveURL(/\/dashboard$/);
  if (thumb) await press(button(page, 'Open menu'));
  await press(page.getByRole('link', { name: 'Stores', exact: true }).filter({ visible: true }));
  await expect(page).toHaveURL(/\/events$/);
}

/** From the list to a draft with three products. */
async function makeStore(page: Page, { press }: Hand, name: string): Promise<void> {
  await press(page.getByRole('link', { name: 'Create a store' }).first());
  await formReady(page, 'Continue');
  await press(page.getByRole('radio', { name: /^Coffee shop store/ }));
  await press(button(page, 'Continue'));
  await expectStep(page, 'Name your store');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(button(page, 'Continue'));
  await expectStep(page, 'Make it look like you');
  await press(button(page, 'Continue'));
  await expectStep(page, 'Choose your products');
  await press(button(page, 'Continue'));
  await expectStep(page, 'Check and create');
  await press(button(page, 'Create store'));
}

async function publish(page: Page, { press }: Hand): Promise<void> {
  const status = page.getByRole('region', { name: 'Status' });
  await press(status.getByRole('button', { name: 'Publish' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(status.getByText('Active', { exact: true })).toBeVisible();
}

/** From the overview: another palette, saved. */
async function recolour(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('link', { name: 'Design & content' }).filter({ visible: true }).first());
  await formReady(page, 'Save');
  await press(page.locator('input[name="colour-set"]:not(:checked)').first());
  await press(button(page, 'Save'));
  await expect(page.getByText('Saved. Reload your store to see it.').first()).toBeVisible();
}

for (const { hand: way, use } of [
  { hand: 'mouse', use: { viewport: { width: 1440, height: 900 } } },
  { hand: 'thumb', use: { viewport: { width: 375, height: 740 }, hasTouch: true } },
]) {
  test.describe(`by ${way} at ${use.viewport.width}`, () => {
    test.use(use);

    test('from the login to a published store with three products, and its colours changed', async ({
      page,
    }) => {
      const name = `Clicks ${Math.random().toString(36).slice(2, 8)}`;
      const slug = name.toLowerCase().replace(' ', '-');
      // One for the cookie notice, which every test finds answered.
      const hand = handOf(way === 'thumb', 1);
      await toStores(page, hand, way === 'thumb');
      await makeStore(page, hand, name);
      await expect(page).toHaveURL(new RegExp(`/events/${slug}/overview$`));
      await publish(page, hand);
      test.info().annotations.push({ type: 'presses to publish', description: String(hand.count()) });
      expect(hand.count()).toBeLessThanOrEqual(MOST_TO_PUBLISH);

      const again = handOf(way === 'thumb');
      await recolour(page, again);
      test.info().annotations.push({ type: 'presses to recolour', description: String(again.count()) });
      expect(again.count()).toBeLessThanOrEqual(MOST_TO_RECOLOUR);

      expect((await page.goto(`/${slug}`))?.status()).toBe(200);
      await expect(page.locator('main a[href*="Product="]')).not.toHaveCount(0);
      const { data } = await (await page.request.get(`/api/storefront/${slug}`)).json();
      expect(data.product_count).toBe(3);
    });
  });
}
