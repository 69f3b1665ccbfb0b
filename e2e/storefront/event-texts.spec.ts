import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { arrange, createEvent, type OwnEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

/** A live store of one test alone, with a heading to translate. */
async function own(request: APIRequestContext): Promise<OwnEvent> {
  const calls = await clientCalls(request, ADMIN);
  const event = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await calls.post(`/api/${TENANT}/store-admin/${event.slug}/configuration/update`, {
    storeConfig: { homeHeading: 'Books by the sea', homeSubheading: 'Printed to order' },
  });
  await arrange([`update events set status = 'Active' where slug = $1`, [event.slug]]);
  return event;
}

async function open(page: Page, { slug }: OwnEvent): Promise<void> {
  await page.goto(`/events/${slug}/texts?language=de`);
  await formReady(page, 'Save');
}

const heading = (page: Page) => page.getByRole('textbox', { name: 'Heading · Deutsch', exact: true });
const subheading = (page: Page) => page.getByRole('textbox', { name: 'Subheading · Deutsch', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The front page’s heading for a visitor of this language; a saved change is there at the next load. */
async function expectHeading(page: Page, { slug }: OwnEvent, lang: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/${slug}?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

test('a translation is read by visitors of its language, others read the store’s own; the meter counts it', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  await page.goto(`/events/${event.slug}/overview`);
  await page.getByRole('navigation', { name: 'Store pages' }).getByRole('link', { name: 'Texts' }).click();
  await page
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: /^Deutsch/ })
    .click();
  await expect(page).toHaveURL(/language=de/);
  await formReady(page, 'Save');
  const german = page.getByRole('link', { name: /^Deutsch/ });
  await expect(german).toContainText('0 of');
  await expect(heading(page)).toHaveAccessibleDescription(/visitors read the English text/);
  await expectSoundHere(page, 'texts');
  await heading(page).fill('Bücher am Meer');
  await save(page);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(german).toContainText('1 of');
  await expectHeading(page, event, 'de', 'Bücher am Meer');
  await expect(page.getByText('Printed to order').first()).toBeVisible();
  await expectHeading(page, event, 'fr', 'Books by the sea');
});

test('a changed source marks its translation until somebody says that it is still right', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  const calls = await clientCalls(request, ADMIN);
  const path = `/api/${TENANT}/store-admin/${event.slug}`;
  const texts = [{ product: null, field: 'home_heading', text: 'Bücher am Meer' }];
  await calls.post(`${path}/texts`, { language: 'de', version: 0, texts });
  await calls.post(`${path}/configuration/update`, { storeConfig: { homeHeading: 'Books by the ocean' } });
  await open(page, event);
  await expect(page.getByText('Source changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Deutsch/ })).toContainText('1 source changed');
  await page.getByRole('checkbox', { name: 'The translation is still right' }).check();
  await save(page);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText('Source changed', { exact: true })).toHaveCount(0);
  await expect(heading(page)).toHaveValue('Bücher am Meer');
});

test('someone else’s translation is shown beside mine, and both are kept', async ({
  page,
  request,
  context,
  expectStatus,
}) => {
  expectStatus(409);
  await logIn(page, ADMIN);
  const event = await own(request);
  await open(page, event);
  const other = await context.newPage();
  await open(other, event);
  await subheading(other).fill('Auf Bestellung gedruckt');
  await save(other);
  await expect(other.getByText('All changes saved')).toBeVisible();
  await heading(page).fill('Bücher am Meer');
  await save(page);
  await expect(page.getByText('Someone else saved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await formReady(page, 'Save');
  await expect(heading(page)).toHaveValue('Bücher am Meer');
  await expect(subheading(page)).toHaveValue('Auf Bestellung gedruckt');
});

test('customer service reads the texts and changes none', async ({ page }) => {
  await logIn(page, 'service@fjord-fern.example');
  await page.goto('/events/fjord-fern/texts?language=de');
  await expect(page.getByText('Your role can view translations but not change them.')).toBeVisible();
  await expect(heading(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});
