import { clientCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

for (const width of [375, 1440]) {
  test(`cards of a batch are made, left, found again and downloaded at ${width} px (D40-10)`, async ({
    page,
    request,
  }) => {
    const calls = await clientCalls(request, ADMIN);
    const { slug } = await createEvent(calls, TENANT, { type: 'Promo', region: 'UK' });
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, ADMIN);
    await page.goto(`/events/${slug}/codes`);
    const add = page.getByRole('button', { name: 'New batch' });
    await hydrated(add);
    await add.click();
    const panel = page.getByRole('dialog', { name: 'New batch' });
    await panel.getByRole('textbox', { name: 'Name' }).fill('Keynote guests');
    await panel.getByRole('textbox', { name: 'Number of codes' }).fill('12');
    await panel.getByRole('button', { name: 'Create batch' }).click();
    await page.waitForURL(`**/events/${slug}/codes/bat_*`);
    await expect(page.getByText('0 of 12 used')).toBeVisible();

    const print = page.getByRole('button', { name: 'Print cards' });
    await hydrated(print);
    await print.click();
    const dialog = page.getByRole('dialog', { name: 'Print cards of Keynote guests' });
    await expect(dialog.getByText('12 cards in total.')).toBeVisible();
    await dialog.getByLabel('Your text').fill('See you at the keynote');
    await expectSoundHere(page, `the cards of a batch at ${width} px`);
    await page.setViewportSize({ width, height: 900 });
    await dialog.getByRole('button', { name: 'Make cards' }).click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    await page.reload();
    await hydrated(print);
    await print.click();
    await expect(dialog.getByText(/^12 cards from .* are ready$/)).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download file 1' }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}-cards-001.pdf`);
  });
}
