import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const ADMIN = 'admin@fjord-fern.example';

for (const [width, height] of [
  [375, 812],
  [768, 1024],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const slug of ['fjord-fern', 'prairie-run']) {
      test(`/${slug} shows its logo, and products in the hero, on the first screen`, async ({ page }) => {
        await page.goto(`/${slug}`);
        await expect(page.getByRole('banner').getByRole('img')).toBeInViewport({ ratio: 1 });
        const shown = page.locator('main > section').first().locator('img').filter({ visible: true }).first();
        await expect(shown).toBeInViewport({ ratio: 1 });
        await expect(shown).toHaveJSProperty('complete', true);
      });
    }
  });
}

test('a client chooses a layout, sees it beside the form, and the store wears it', async ({
  page,
  request,
}) => {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, 'ten_fjord', { type: 'Store', region: 'UK' });
  await logIn(page, ADMIN);
  const home = page.getByRole('heading', { level: 1, name });
  const alignment = () => home.evaluate((heading) => getComputedStyle(heading).textAlign);
  await page.goto(`/site-preview/${slug}`);
  expect(await alignment()).toBe('start');
  await page.goto(`/events/${slug}/store-configuration`);
  await formReady(page, 'Save');
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await page.getByRole('radio', { name: 'Showcase' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.goto(`/site-preview/${slug}`);
  expect(await alignment()).toBe('center');
});
