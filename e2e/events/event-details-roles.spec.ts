import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { createEvent, type OwnEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';

async function own(request: APIRequestContext, type: 'Store' | 'Promo' | 'Bulk'): Promise<OwnEvent> {
  return createEvent(await clientCalls(request, ADMIN), 'ten_tidewater', { type, region: 'UK' });
}

async function open(page: Page, { slug }: OwnEvent): Promise<void> {
  await page.goto(`/events/${slug}/event-details`);
  // The form of the websites has a button of the same name.
  await expect(saveIn(page)).toHaveAttribute('type', 'submit');
}

const form = (page: Page) => page.getByRole('form', { name: 'Details' });
const saveIn = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true });
const save = (page: Page) => saveIn(page).click();

test('someone else’s save is shown beside mine, and both are kept', async ({
  page,
  request,
  context,
  expectStatus,
}) => {
  expectStatus(409);
  await logIn(page, ADMIN);
  const event = await own(request, 'Store');
  await open(page, event);
  const other = await context.newPage();
  await open(other, event);
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Theirs');
  await save(other);
  await expect(form(other).getByText('All changes saved')).toBeVisible();
  await page.getByRole('textbox', { name: /^Change window/ }).fill('45');
  await save(page);
  await expect(page.getByText('Someone else saved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(form(page).getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(saveIn(page)).toHaveAttribute('type', 'submit');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Theirs');
  await expect(page.getByRole('textbox', { name: /^Change window/ })).toHaveValue('45');
});

test('region and currency are frozen once there is an order; customer service looks only', async ({
  page,
}) => {
  await logIn(page, 'service@fjord-fern.example');
  await page.goto('/events/fjord-fern/event-details');
  await expect(page.getByText('Your role can view these settings but not change them.')).toBeVisible();
  const region = page.getByRole('combobox', { name: 'Sells in' });
  await expect(region).toBeDisabled();
  await expect(region).toHaveAccessibleDescription(/can’t change after the first order/);
  await expect(page.getByRole('textbox', { name: 'VAT rate' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expectSoundHere(page, 'event details, read only');
});

test('a gift has its cap and its guard, and names the websites that may show it', async ({
  page,
  request,
  expectStatus,
}) => {
  expectStatus(422);
  await logIn(page, ADMIN);
  const event = await own(request, 'Promo');
  await open(page, event);
  await expect(page.getByRole('textbox', { name: 'VAT rate' })).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Number of gifts/ }).fill('250');
  await page.getByRole('button', { name: /^One per household/ }).click();
  await page.getByRole('option', { name: 'Ask me' }).click();
  await save(page);
  await expect(form(page).getByText('All changes saved')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Embedding' });
  const sites = panel.getByRole('textbox', { name: 'One website per line' });
  await sites.fill('https://www.tidewater.example\nhttps://shop.tidewater.example/gifts');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sites).toBeFocused();
  await expect(sites).toHaveAccessibleDescription(
    /“https:\/\/shop\.tidewater\.example\/gifts” isn’t a website/,
  );
  await sites.fill('https://www.tidewater.example');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('All changes saved')).toBeVisible();
  await expectSoundHere(page, 'gift details');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Number of gifts/ })).toHaveValue('250');
  await expect(sites).toHaveValue('https://www.tidewater.example');
});

test('a bulk order says what it asks of its invitees', async ({ page, request }) => {
  await logIn(page, ADMIN);
  const event = await own(request, 'Bulk');
  await open(page, event);
  const addresses = page.getByRole('checkbox', { name: 'Ask for a delivery address' });
  await page.getByRole('checkbox', { name: 'Collect sizes' }).check();
  await addresses.check();
  await save(page);
  await expect(form(page).getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(addresses).toBeChecked();
});
