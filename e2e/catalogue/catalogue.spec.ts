import type { APIRequestContext, Page } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { cloneEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectFittingPage } from '../support/sound';
import { expect, test } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';

/** Opens the catalogue of a copy of the demo's store, so that no other test meets what is changed here. */
async function openCatalogue(page: Page, request: APIRequestContext): Promise<string> {
  const { slug } = await cloneEvent(await clientCalls(request, ADMIN), 'ten_tidewater', 'tidewater');
  const path = `/events/${slug}/catalogue`;
  await logIn(page, ADMIN);
  await page.goto(path);
  return path;
}

const rows = (page: Page) => page.locator('tr[data-row]');
const nameOf = async (page: Page, at: number) =>
  (await rows(page).nth(at).getByRole('link').first().textContent()) ?? '';

test('a price is changed in its row and stays; a wrong one is said at its cell', async ({
  page,
  request,
}) => {
  await openCatalogue(page, request);
  const name = await nameOf(page, 0);
  const price = page.getByRole('textbox', { name: `Price ex VAT (GBP): ${name}` });
  const before = await price.inputValue();
  await price.fill('12.345');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('12,34');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByText(`${name} saved`).first()).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('12.34');
  await price.fill(before);
  await price.press('Enter');
  await expect(page.getByText(`${name} saved`).first()).toBeVisible();
});

test('a row is moved by keyboard and by hand, and the undo takes it back', async ({ page, request }) => {
  await openCatalogue(page, request);
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  const grip = page.getByRole('button', { name: `Move ${first}` });
  await grip.focus();
  const moved = page.waitForResponse((answer) => answer.url().includes('/catalogue/move'));
  await page.keyboard.press('ArrowDown');
  await moved;
  await expect(grip).toBeFocused();
  await expect.poll(() => nameOf(page, 1)).toBe(first);
  await page.reload();
  await expect.poll(() => nameOf(page, 1)).toBe(first);
  await page.getByRole('button', { name: `Move ${first}` }).dragTo(rows(page).nth(0), {
    // A press on the very centre is taken for a screen reader's.
    sourcePosition: { x: 6, y: 9 },
  });
  await expect.poll(() => nameOf(page, 0)).toBe(first);
  await expect(page.getByText(`${first} moved to place 1`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => nameOf(page, 0)).toBe(second);
  await grip.focus();
  const back = page.waitForResponse((answer) => answer.url().includes('/catalogue/move'));
  await page.keyboard.press('ArrowUp');
  await back;
});

test('on a phone a row is edited in full sight, without scrolling sideways (S2.2-29)', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await openCatalogue(page, request);
  const name = await nameOf(page, 0);
  const fields = [
    page.getByRole('textbox', { name: `Price ex VAT (GBP): ${name}` }),
    page.getByRole('combobox', { name: `Availability: ${name}` }),
    page.getByRole('combobox', { name: `Category: ${name}` }),
    page.getByRole('button', { name: `Stock of ${name}` }),
  ];
  for (const field of fields) {
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const [price] = fields;
  const before = await price?.inputValue();
  await price?.fill('12,34');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByText(`${name} saved`).first()).toBeVisible();
  await price?.fill(before ?? '');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByText(`${name} saved`).first()).toBeVisible();
});

test('the catalogue fits and is sound at three widths', async ({ page, request }) => {
  await expectFittingPage(page, await openCatalogue(page, request));
});

test('stock is set by colour and size', async ({ page, request }) => {
  await openCatalogue(page, request);
  const name = await nameOf(page, 0);
  await page.getByRole('button', { name: `Stock of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Stock: ${name}` });
  const cell = dialog.getByRole('textbox').first();
  const before = await cell.inputValue();
  await cell.fill('77');
  await dialog.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText(`Stock of ${name} saved`).first()).toBeVisible();
  await page.getByRole('button', { name: `Stock of ${name}` }).click();
  await expect(cell).toHaveValue('77');
  await cell.fill(before);
  await dialog.getByRole('button', { name: 'Save stock' }).click();
  await expect(dialog).toBeHidden();
});

test('a deleted product is restored from the list of deleted ones', async ({ page, request }) => {
  const name = 'Margin Tee';
  const row = rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
  await openCatalogue(page, request);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Deleted products' }).click();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(row).toHaveCount(1);
});
