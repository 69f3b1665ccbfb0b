import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { arrange, createEvent, type OwnEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';

/** A live store of one test alone. */
async function own(request: APIRequestContext): Promise<OwnEvent> {
  const calls = await clientCalls(request, ADMIN);
  const event = await createEvent(calls, 'ten_tidewater', { type: 'Store', region: 'UK' });
  await arrange([`update events set status = 'Active' where slug = $1`, [event.slug]]);
  return event;
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
};
const content = (page: Page, selector: string) => page.locator(selector).first().getAttribute('content');

test('title and description follow the typing in the previews, and are told by language', async ({
  page,
  request,
}) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  await page.goto(`/events/${event.slug}/overview`);
  await page.getByRole('navigation', { name: 'Store pages' }).getByRole('link', { name: 'SEO' }).click();
  await formReady(page, 'Save');
  const search = page.getByRole('figure', { name: 'In search results' });
  const shared = page.getByRole('figure', { name: 'When the link is shared' });
  await expect(search).toContainText(event.name);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Gifts for readers');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Tees and bags for people who read.');
  await page.getByRole('textbox', { name: 'Text on the picture', exact: true }).fill('Read more');
  for (const preview of [search, shared]) {
    await expect(preview).toContainText('Gifts for readers');
    await expect(preview).toContainText('Tees and bags for people who read.');
  }
  await expect(shared).toContainText('Read more');
  await expectSoundHere(page, 'seo');
  await page.getByRole('combobox', { name: 'Language of the texts' }).selectOption('de');
  await expect(search).toContainText('Gifts for readers');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('G'.repeat(61));
  await expect(title).toHaveAccessibleDescription(/61 characters; only about 60 are shown/);
  await title.fill('Geschenke für Leser');
  await save(page);
  await expect(async () => {
    await page.goto(`/${event.slug}?lang=de`);
    expect(await page.title()).toBe('Geschenke für Leser');
  }).toPass({ timeout: 30_000 });
  expect(await content(page, 'meta[property="og:title"]')).toBe('Geschenke für Leser');
  expect(await content(page, 'meta[name="description"]')).toBe('Tees and bags for people who read.');
  await page.goto(`/${event.slug}?lang=fr`);
  expect(await page.title()).toBe('Gifts for readers');
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\?lang=de$/);
});

test('a store that is not listed says so on its pages, and has no sitemap', async ({ page, request }) => {
  await logIn(page, ADMIN);
  const event = await own(request);
  expect((await request.get(`/${event.slug}/sitemap.xml`)).status()).toBe(200);
  await page.goto(`/events/${event.slug}/seo`);
  await formReady(page, 'Save');
  await page.getByRole('checkbox', { name: 'Show in search engines' }).uncheck();
  await expect(page.getByText('Search engines are asked not to list this store.')).toBeVisible();
  await save(page);
  await expect(async () => {
    await page.goto(`/${event.slug}`);
    expect(await content(page, 'meta[name="robots"]')).toContain('noindex');
  }).toPass({ timeout: 30_000 });
  await page.goto(`/${event.slug}/products`);
  expect(await content(page, 'meta[name="robots"]')).toContain('noindex');
  await expect(async () => {
    expect((await request.get(`/${event.slug}/sitemap.xml`)).status()).toBe(404);
  }).toPass({ timeout: 30_000 });
});

test('customer service reads it and changes nothing', async ({ page }) => {
  await logIn(page, 'service@fjord-fern.example');
  await page.goto('/events/fjord-fern/seo');
  await expect(page.getByText('Your role can view these texts but not change them.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});
