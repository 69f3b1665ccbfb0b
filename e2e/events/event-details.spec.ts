import type { APIRequestContext } from '@playwright/test';
import { formReady } from '../support/form-ready';
import { clientCalls } from '../support/calls';
import { arrange, createEvent, type OwnEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

async function own(
  request: APIRequestContext,
  type: 'Store' | 'Promo' | 'Bulk' = 'Store',
): Promise<OwnEvent> {
  return createEvent(await clientCalls(request, ADMIN), TENANT, { type, region: 'UK' });
}

/** The settings; who may enter has a form of its own below. */
const form = (page: Page) => page.getByRole('form', { name: 'Details' });

async function open(page: Page, { slug }: OwnEvent): Promise<void> {
  await page.goto(`/events/${slug}/event-details`);
  await formReady(form(page), 'Save');
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(page.getByText('Saved. Your store shows it now.').first()).toBeVisible();
const setStatus = (slug: string, status: string) =>
  arrange(['update events set status = $1 where slug = $2', [status, slug]]);

test('VAT and shipping are priced in three baskets while they are typed, and saved', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  await page.goto(`/events/${event.slug}/overview`);
  await page.getByRole('navigation', { name: 'Store pages' }).getByRole('link', { name: 'Details' }).click();
  await formReady(form(page), 'Save');
  await page.getByRole('checkbox', { name: 'We’re registered for VAT' }).check();
  await page.getByRole('textbox', { name: 'VAT rate' }).fill('20');
  const baskets = page.getByRole('listitem').filter({ hasText: 'Total' });
  await expect(baskets).toHaveCount(3);
  await expect(baskets.first()).toContainText('£28.74');
  await page.getByRole('button', { name: /^Standard prices/ }).click();
  await page.getByRole('option', { name: 'Your own prices' }).click();
  await expect(page.getByText('Enter the prices and VAT rate')).toBeVisible();
  for (const [name, price] of [
    ['Standard', '4'],
    ['Standard tracked', '5,50'],
    ['Express', '9.95'],
    ['Each extra item', '1'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(price);
  await expect(baskets.nth(1)).toContainText('£81.00');
  await expect(baskets.nth(2)).toContainText('£262.74');
  await expectSoundHere(page, 'event details');
  await save(page);
  await saved(page);
  await page.reload();
  await formReady(form(page), 'Save');
  await expect(page.getByRole('textbox', { name: 'Standard tracked' })).toHaveValue('5.50');
  await expect(form(page).getByText('All changes saved')).toBeVisible();
});

test('countries are added by name and by group, by keyboard too, and removed', async ({ page, request }) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  await open(page, event);
  const countries = page.getByRole('group', { name: 'Countries', exact: true });
  const chosen = countries.getByRole('list').getByRole('listitem');
  await expect(chosen).toHaveText(['United Kingdom']);
  const box = countries.getByRole('combobox', { name: 'Add a country' });
  await box.focus();
  await page.keyboard.type('irel');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['United Kingdom', 'Ireland']);
  await expect(box).toHaveValue('');
  await expect(countries.getByRole('button', { name: /^UK and Ireland/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await countries.getByRole('button', { name: /^European Union/ }).click();
  await expect(chosen).toHaveCount(28);
  const remove = countries.getByRole('button', { name: 'Remove Ireland' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(27);
  await expect(countries.getByRole('button', { name: /^Remove / }).and(page.locator(':focus'))).toHaveCount(
    1,
  );
  await countries.getByRole('button', { name: /^USA and Canada/ }).click();
  const states = page.getByRole('group', { name: 'US states' });
  // Arkansas and Kansas: a click would scroll the page, which closes the list.
  await states.getByRole('combobox').focus();
  // The page has come to rest: what it tells of its jump to the field comes with a frame of its own.
  await page.evaluate(() => new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(rest))));
  await page.keyboard.type('Kans');
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(states.getByRole('listitem')).toHaveText(['Kansas']);
  await save(page);
  await saved(page);
  await setStatus(event.slug, 'Active');
  const shown = await request.get(`/api/storefront/${event.slug}`);
  const { data } = (await shown.json()) as { data: { countries: string[]; states: string[] } };
  expect([data.countries.length, data.countries.includes('IE'), data.states]).toEqual([29, false, ['KS']]);
});

test('what is wrong is said at its field, which has the focus, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  await open(page, event);
  await page.getByRole('textbox', { name: /^Change window/ }).fill('20000');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(' ');
  await save(page);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/required/);
  await expect(page.getByRole('textbox', { name: /^Change window/ })).toHaveAccessibleDescription(
    /this number is too high/,
  );
  await name.fill('Renamed');
  await page.getByRole('textbox', { name: /^Change window/ }).fill('30');
  await save(page);
  await saved(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renamed');
});

test('dates and the text while on hold are on the public page; a blank one gives ours', async ({
  page,
  request,
  browser,
}) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  await setStatus(event.slug, 'Active');
  await open(page, event);
  const opens = page.getByRole('group', { name: /^Opens/ });
  const type = async (part: string, digits: string) => {
    await opens.getByRole('spinbutton', { name: part }).focus();
    await page.keyboard.type(digits);
  };
  await type('day', '24');
  await type('month', '12');
  await type('year', '2099');
  await type('hour', '10');
  await type('minute', '30');
  await page.getByRole('textbox', { name: /^Message while on hold/ }).fill('Back on Monday.');
  await save(page);
  await saved(page);
  const guest = await browser.newPage();
  const meets = (text: string | RegExp) =>
    expect(async () => {
      await guest.goto(`/${event.slug}`);
      await expect(guest.getByText(text).first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
  await meets(/24 December 2099/);
  await setStatus(event.slug, 'On hold');
  await page.getByRole('textbox', { name: /^Message while on hold/ }).fill('Back on Tuesday.');
  await save(page);
  await meets('Back on Tuesday.');
  await page.getByRole('textbox', { name: /^Message while on hold/ }).fill('');
  await save(page);
  await meets('Please check back soon.');
  await guest.close();
});
