import { clientCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { cloneEvent, createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const ADMIN = 'admin@fjord-fern.example';

for (const width of [375, 1440]) {
  test(`a product of another store is copied by name at ${width} px (S2.2-76)`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const calls = await clientCalls(request, ADMIN);
    const { slug } = await createEvent(calls, 'ten_fjord', { type: 'Store', region: 'UK' });
    const source = await cloneEvent(calls, 'ten_fjord', 'fjord-fern');
    await logIn(page, ADMIN);
    await page.goto(`/events/${slug}/products`);
    const open = page.getByRole('button', { name: 'Copy from another store' });
    await hydrated(open);
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Copy a product from another store' });
    await dialog.getByRole('searchbox', { name: 'Search by product or store' }).fill(source.name);
    const found = dialog.getByRole('button', { name: /^Name Hoodie/ });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(source.name);
    await expectSoundHere(page, `products of other stores at ${width} px`);
    await found.click();
    await expect(page).toHaveURL(/products\?product=prd_/);
    await expect(page.getByText('“Name Hoodie” added as a draft')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Name Hoodie');
    await page.goto(`/events/${slug}/catalogue`);
    await expect(page.getByRole('row', { name: /Name Hoodie/ })).toBeVisible();
  });
}
