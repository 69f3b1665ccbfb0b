import type { APIRequestContext, Page } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { formReady, hydrated } from '../support/form-ready';
import { cloneEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { picture, sendPicture } from '../support/pictures';
import { expectFittingPage, expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

/** A copy of the demo's store, and the API calls of its client. */
async function ownStore(request: APIRequestContext) {
  const calls = await clientCalls(request, ADMIN);
  return { calls, ...(await cloneEvent(calls, TENANT, 'tidewater')) };
}

const newName = () => `wave-${Math.random().toString(36).slice(2, 8)}.png`;
const chosenFile = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(1200, 400, '#1f4d3a'),
});

/** Opens the library from a field, and chooses the picture of this name in it. */
async function chooseByName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose from your library' });
  await dialog.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  const found = dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(dialog.getByRole('list').getByRole('button')).toHaveCount(1);
  await found.click();
  await expect(dialog).toBeHidden();
}

for (const width of [375, 1440]) {
  test(`a file is added, renamed, deleted and restored at ${width} px (S2.2-51)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { slug } = await ownStore(request);
    const name = newName();
    await logIn(page, ADMIN);
    await page.goto(`/events/${slug}/files`);
    await hydrated(page.getByRole('button', { name: 'Upload pictures' }));
    await page.locator('input[type=file]').setInputFiles(await chosenFile(name));
    await page.getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByText('Nothing uses this file.')).toBeVisible();
    await expectSoundHere(page, `a file at ${width} px`);

    const renamed = `renamed-${name}`;
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(renamed);
    await panel.getByRole('button', { name: 'Save name' }).click();
    const again = page.getByRole('dialog', { name: renamed });
    await expect(again).toBeVisible();
    await again.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill(renamed);
    await question.getByRole('button', { name: /^Delete/ }).click();
    // Leaving the page while a call is under way would take it back, and behind a dialog no button is found at all.
    await expect(page.getByText(`“${renamed}” deleted`)).toBeVisible();
    await page.goto(`/events/${slug}/files?use=deleted&search=${renamed}`);
    await page.getByRole('button', { name: renamed, exact: true }).click();
    await page
      .getByRole('dialog', { name: renamed })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(page.getByText(`“${renamed}” restored`)).toBeVisible();
    await page.goto(`/events/${slug}/files?use=unused&search=${renamed}`);
    await expect(page.getByRole('button', { name: renamed, exact: true })).toBeVisible();
  });
}

test('the library fits and is sound at three widths', async ({ page, request }) => {
  const { slug } = await ownStore(request);
  await logIn(page, ADMIN);
  await expectFittingPage(page, `/events/${slug}/files`);
});

test('a picture of the library becomes a store’s logo, and stays one file (S2.2-74)', async ({
  page,
  request,
}) => {
  const { slug, calls } = await ownStore(request);
  const name = newName();
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/files`);
  await hydrated(page.getByRole('button', { name: 'Upload pictures' }));
  await page.locator('input[type=file]').setInputFiles(await chosenFile(name));
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await page.goto(`/events/${slug}/branding`);
  await formReady(page, 'Save');
  await page.getByRole('checkbox', { name: /logo/i }).check();
  const field = page.getByRole('region', { name: /Name and logo|logo/i }).first();
  await field.getByRole('button', { name: 'Choose from library' }).click();
  await expectSoundHere(page, 'the library in a field');
  await chooseByName(page, name);
  await expect(page.getByText(`${name}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  interface Library {
    files: { name: string; uses: number; kind: string }[];
  }
  const { files } = await calls.get<Library>(`/api/${TENANT}/files?search=${name}`);
  // Artwork is made ready for its new use, so there is a logo of its own.
  expect(files.map(({ kind, uses }) => [kind, uses]).sort()).toEqual([
    ['artwork', 0],
    ['logo', 1],
  ]);
});

test('a picture of the library becomes a layer of a design (S2.2-74)', async ({ page, request }) => {
  const { slug, calls } = await ownStore(request);
  const id = await sendPicture(calls, `/api/${TENANT}/${slug}/uploads`, await picture(1500, 1500, '#aa3300'));
  interface Products {
    products: { product_id: string; name: string }[];
  }
  const { products } = await calls.get<Products>(`/api/${TENANT}/events/${slug}/products`);
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/products?product=${products[0]?.product_id}`);
  await page.getByRole('button', { name: 'Add from library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from your library' });
  await dialog.locator('button', { has: page.locator(`img[src*="${id}"]`) }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('option', { name: /your-picture|your picture/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});
