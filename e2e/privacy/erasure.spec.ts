import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { buyByApi } from '../support/api-order';
import { hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { TEN } from '../support/worked-orders';

/** The mails of a cancelled order leave first, then the worker erases. */
const ERASED = { timeout: 90_000 };

/** The path of the mailed link. */
function linkIn(text: string): string {
  const url = text.split(/\s/).find((word) => word.includes('?data='));
  if (!url) throw new Error('the mail has no link');
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function textOf(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all<Download | void>([page.waitForEvent('download'), button.click()]);
  if (!download) throw new Error('nothing was downloaded');
  return readFile(await download.path(), 'utf8');
}

/** Asks on the order's page; returns where the mailed link leads. */
async function askFor(page: Page, order: string, what: string, about: { email: string; subject: string }) {
  await page.goto(order);
  const button = page.getByRole('button', { name: what });
  await hydrated(button);
  await button.click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  return linkIn((await waitForMail(page.request, about.email, about.subject)).text);
}

test('a person gets their data, asks to be erased, and their client erases them (D46)', async ({ page }) => {
  test.setTimeout(240_000);
  const person = newAddress();
  const { order_link: order } = await buyByApi(page.request, TEN, person);
  const { email } = person;

  await page.goto(await askFor(page, order, 'Get my data', { email, subject: 'Your data: confirm' }));
  await expectSoundHere(page, 'the data of an order’s person');
  const readable = page.getByRole('button', { name: 'Download page' });
  await hydrated(readable);
  expect(await textOf(page, readable)).toContain(person.street);

  await page.goto(await askFor(page, order, 'Erase my data', { email, subject: 'Erase your data: confirm' }));
  const confirm = page.getByRole('button', { name: 'Confirm request' });
  await hydrated(confirm);
  await confirm.click();
  await expect(page.getByText('We’ve passed your request on')).toBeVisible();

  await logIn(page, TEN.admin);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('button', { name: `Erase ${email}` })).toBeVisible();
  await expectSoundHere(page, 'privacy settings');

  const find = page.getByRole('region', { name: 'Find a person' });
  const search = find.getByRole('button', { name: 'Find' });
  await hydrated(search);
  await find.getByLabel('Email address', { exact: true }).fill(email);
  await search.click();
  await expect(find.getByText(`Stored for ${email}`)).toBeVisible();
  await expect(find.getByText('1 order is still open.')).toBeVisible();
  const json = await textOf(page, find.getByRole('button', { name: 'Download data (JSON)' }));
  expect((JSON.parse(json) as { email: string }).email).toBe(email);
  await find.getByLabel('Cancel what can still be cancelled, then erase').check();
  await find.getByLabel('Type the email address again to confirm').fill('someone@else.example');
  await find.getByRole('button', { name: 'Erase person' }).click();
  await expect(find.getByText('This isn’t the address you searched for.')).toBeVisible();
  await find.getByLabel('Type the email address again to confirm').fill(email);
  await expectSoundHere(page, 'a person who is about to be erased');
  await find.getByRole('button', { name: 'Erase person' }).click();

  const erasures = page.getByRole('region', { name: 'Erasures' });
  await expect(erasures.getByText(email)).toBeVisible();
  await expect(erasures.getByText(email)).toHaveCount(0, ERASED);
  await expect(erasures.getByText('Erased person').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Erase ${email}` })).toHaveCount(0);
  await hydrated(search);
  await find.getByLabel('Email address', { exact: true }).fill(email);
  await search.click();
  await expect(find.getByText(`Nothing is stored for ${email}.`)).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(page.getByText(person.street)).toHaveCount(0);
});

test('times are set, and the record of processing says them (D46-5, D46-6)', async ({ page }) => {
  await logIn(page, 'admin@tidewater-books.example');
  await page.goto('/settings/privacy');
  const save = page.getByRole('button', { name: 'Save' });
  await hydrated(save);
  await page.getByLabel('Finished orders, in months').fill('0');
  await save.click();
  await expect(page.getByLabel('Finished orders, in months')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Finished orders, in months').fill('18');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const record = page.getByRole('button', { name: 'Download record' });
  expect(await textOf(page, record)).toContain('18 months');
});
