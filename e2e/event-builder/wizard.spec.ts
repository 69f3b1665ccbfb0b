import type { Locator } from '@playwright/test';
import { formReady, hydrated } from '../support/form-ready';
import { createClient } from '../support/own-client';
import { createStaff } from '../support/own-staff';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';
import { expectStep, finishByWizard, openWizard, saved, toStep } from '../support/wizard';

const ADMIN = 'admin@tidewater-books.example';
const MANAGER = 'manager@fjord-fern.example';

/** A name that no other run uses. */
const someName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const slugField = (page: Page) => page.getByRole('textbox', { name: 'Web address optional' });

async function nameIt(page: Page, name: string): Promise<void> {
  await openWizard(page);
  await toStep(page, 'Name your store');
  await nameField(page).fill(name);
  await saved(page);
}

test('what a step lacks is told at its field; an address is checked while it is typed', async ({ page }) => {
  const name = someName('Ebb');
  await logIn(page, ADMIN);
  await openWizard(page);
  await toStep(page, 'Name your store');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  await nameField(page).fill(name);
  await expect(page.getByText(`Your web address will be /${slugOf(name)}`)).toBeVisible();
  for (const [typed, said] of [
    ['tidewater', 'this web address is taken; choose another'],
    ['dashboard', 'we use this web address ourselves'],
    ['ab', 'use lowercase a–z'],
  ] as const) {
    await slugField(page).fill(typed);
    await expect(page.getByText(said)).toBeVisible();
    await expect(slugField(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(slugField(page)).toBeFocused();
  await slugField(page).fill(`${slugOf(name)}-shop`);
  await expect(page.getByText(`/${slugOf(name)}-shop is available.`)).toBeVisible();
  await expectSoundHere(page, 'name step');
  await toStep(page, 'Make it look like you');
  await page.getByRole('radio', { name: 'Plum' }).check();
  await page.goBack();
  await expect(nameField(page)).toHaveValue(name);
  await expect(slugField(page)).toHaveValue(`${slugOf(name)}-shop`);
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
  await toStep(page, 'Choose your products');
  await page.getByRole('button', { name: /Mug/ }).click();
  await expect(page.getByText(/you earn/)).toBeVisible();
  await toStep(page, 'Check and create');
  await expectSoundHere(page, 'review step');
  await page.getByRole('button', { name: 'Create store' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/events/${slugOf(name)}-shop/overview$`));
  await page.goto(`/events?search=${slugOf(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a draft is gone on with on another device, where it was left', async ({
  page,
  browser,
  expectStatus,
}) => {
  expectStatus(409);
  const name = someName('Two Devices');
  await logIn(page, ADMIN);
  await nameIt(page, name);
  await toStep(page, 'Make it look like you');
  await page.getByRole('radio', { name: 'Brick' }).check();
  await saved(page);
  const other = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const phone = await other.newPage();
  await logIn(phone, ADMIN);
  await phone.goto('/events');
  await phone.getByRole('link', { name: `Continue: ${name}` }).click();
  await expectStep(phone, 'Make it look like you');
  await expect(phone.getByRole('radio', { name: 'Brick' })).toBeChecked();
  await phone.getByRole('radio', { name: 'Lagoon' }).check();
  await saved(phone);
  await page.getByRole('radio', { name: 'Moss' }).check();
  await expect(page.getByText('Someone else saved changes')).toBeVisible();
  await other.close();
});

test('a draft is discarded and brought back', async ({ page }) => {
  const name = someName('Set Aside');
  await logIn(page, MANAGER);
  await nameIt(page, name);
  await page.goto('/events/create');
  const discard = page.getByRole('button', { name: `Discard: ${name}` });
  await hydrated(discard);
  await discard.click();
  await expect(page.getByText(`${name} was discarded.`)).toBeVisible();
  await expect(discard).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `Continue: ${name}` })).toBeVisible();
  await expectSoundHere(page, 'drafts');
});

/** By keyboard: a click on an option that is still being drawn scrolls the page, which closes the list. */
async function chooseStore(page: Page, source: Locator, slug: string): Promise<void> {
  await source.fill(slug);
  const wanted = page.getByRole('option').filter({ hasText: new RegExp(`/${slug}$`) });
  await expect(wanted).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toHaveAttribute('data-focused', 'true', { timeout: 2000 });
  }, 'down to the wanted store').toPass({ timeout: 15_000 });
  await page.keyboard.press('Enter');
}

test('a copy is made of an own store', async ({ page }) => {
  const name = someName('Tide Copy');
  await logIn(page, ADMIN);
  await openWizard(page);
  await page.getByRole('radio', { name: /^Copy of a store/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const source = page.getByRole('combobox', { name: 'Store to copy' });
  await expect(source).toHaveAttribute('aria-invalid', 'true');
  await expect(source).toBeFocused();
  await chooseStore(page, source, 'tidewater');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(source).not.toHaveValue('tidewater');
  await expectSoundHere(page, 'copy');
  await toStep(page, 'Name your store');
  await nameField(page).fill(name);
  await toStep(page, 'Check and create');
  await page.getByRole('button', { name: 'Create store' }).click();
  // The first overview of a server takes longer than one of many.
  await expect(page).toHaveURL(new RegExp(`/events/${slugOf(name)}/overview$`), { timeout: 30_000 });
});

test('starting over from a template can be taken back', async ({ page }) => {
  const name = someName('Own Work');
  await logIn(page, ADMIN);
  await openWizard(page);
  await page.getByRole('radio', { name: /^Club shop/ }).check();
  await toStep(page, 'Name your store');
  await nameField(page).fill(name);
  await page.getByRole('textbox', { name: 'Heading optional', exact: true }).fill('Words of our own');
  await page.goBack();
  await page.getByRole('radio', { name: /^Blank/ }).check();
  await expect(page.getByText('Blank replaced your earlier products and design.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: /^Club shop/ })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Heading optional', exact: true })).toHaveValue(
    'Words of our own',
  );
});

test('staff make a store for the client that they open, which the page names (D43-13)', async ({ page }) => {
  const { tenant, company } = await createClient('Made for');
  await logIn(page, (await createStaff('Maker')).email);
  await page.goto('/events/create');
  await expect(page.getByRole('link', { name: 'Choose a client to open' })).toHaveAttribute(
    'href',
    '/clients',
  );
  await expectSoundHere(page, 'a store to create without an open client');
  await page.goto(`/events/create?tenant=${tenant}`);
  const open = page.getByRole('button', { name: `Open this client ${company}` });
  await hydrated(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: `Open ${company} for changes` });
  await dialog.getByLabel('Reason').fill('They asked us for a store.');
  await dialog.getByRole('button', { name: 'Open for 30 minutes' }).click();
  await expect(page.getByText(`Create a store for ${company}`)).toBeVisible();
  await formReady(page, 'Continue');
  await page.getByRole('radio', { name: /^Gift claim/ }).check();
  const name = someName('By staff');
  await finishByWizard(page, name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/events/create?tenant=ten_fjord');
  await expect(page.getByText(/^Open Fjord & Fern .+ to create a store for it$/)).toBeVisible();
});

test('each type of event can be made from blank', async ({ page }) => {
  await logIn(page, ADMIN);
  for (const type of ['Gift claim', 'Order form', 'Bulk order']) {
    const name = someName(type);
    await openWizard(page);
    await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
    await finishByWizard(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
