import type { Page } from '@playwright/test';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expectFittingPage } from '../support/sound';
import { expect, test } from '../support/test';

const LIST = '/events/tidewater/products';

const newName = () => `Tide Mug ${Math.random().toString(36).slice(2, 8)}`;

/** Adds a mug and opens its editor. */
async function addMug(page: Page, name: string): Promise<void> {
  await page.goto(LIST);
  const add = page.getByRole('button', { name: 'Add a product' });
  await hydrated(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByRole('radio', { name: /^Mug/ }).check();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price (GBP)' }).fill('9,5');
  const submit = dialog.getByRole('button', { name: 'Add and design' });
  await expect(submit).toHaveAttribute('type', 'submit');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Adds a text to the design. */
async function addText(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add text' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(words);
  await text.blur();
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
}

/** Stored product drafts of this browser, as text. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('merchloom-drafts');
        opened.onerror = () => reject(opened.error ?? new Error('closed'));
        opened.onsuccess = () => {
          const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
          all.onerror = () => reject(all.error ?? new Error('unread'));
        };
      }),
  );
}

test('a product is made of a blank, designed, saved, put on sale and seen in the store', async ({ page }) => {
  const name = newName();
  await logIn(page, 'admin@tidewater-books.example');
  await addMug(page, name);
  await expect(page.getByText('There’s no design on this product yet.')).toBeVisible();
  await addText(page, 'HIGH TIDE');
  await expect.poll(() => keptDrafts(page)).toContain('HIGH TIDE');
  // A reload in between loses nothing.
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Make available' }).click();
  await expect(page.getByRole('button', { name: 'Return to draft' })).toBeVisible();
  await expect(async () => {
    await page.goto('/tidewater/products');
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});

test('a save whose connection is lost says so, loses nothing, and goes on once there is one', async ({
  page,
  context,
  expectLostConnection,
}) => {
  expectLostConnection();
  await logIn(page, 'admin@tidewater-books.example');
  await addMug(page, newName());
  await addText(page, 'EBB AND FLOW');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect(page.getByRole('option', { name: /EBB AND FLOW/ })).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toContain('EBB AND FLOW');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('option', { name: /EBB AND FLOW/ })).toBeVisible();
});

test('a product is duplicated from its page and from the list, as drafts of their own', async ({ page }) => {
  const name = newName();
  await logIn(page, 'admin@tidewater-books.example');
  await addMug(page, name);
  await addText(page, 'LOW TIDE');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate this product' }).click();
  const dialog = page.getByRole('dialog', { name: `Duplicate “${name}”?` });
  await expect(dialog.getByText('Stock numbers are copied as they are now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Duplicate' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: `${name} copy`, exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: /LOW TIDE/ })).toBeVisible();
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(2);
  const again = page.getByRole('button', { name: `Duplicate ${name} copy`, exact: true });
  await hydrated(again);
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} copy copy` })).toBeVisible();
});

test('a product is deleted by its name, and gone from the list', async ({ page }) => {
  const name = newName();
  await logIn(page, 'admin@tidewater-books.example');
  await addMug(page, name);
  await page.getByRole('button', { name: 'Delete this product' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this product' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(name.slice(1));
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByText('This doesn’t match the name')).toBeVisible();
  await dialog.getByRole('textbox').fill(name);
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeEnabled();
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByText(`“${name}” deleted`).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('the list, the dialog and a product fit and are sound at three widths', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await expectFittingPage(page, '/events/fjord-fern/products');
  await expectFittingPage(page, '/events/fjord-fern/products?product=ff-crew-tee');
});

test('by the keyboard alone a garment is chosen, and focus comes back from the dialog', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/events/fjord-fern/products');
  const add = page.getByRole('button', { name: 'Add a product' });
  await hydrated(add);
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByRole('radio', { name: /^T-shirt/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^Hoodie/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Charcoal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});
