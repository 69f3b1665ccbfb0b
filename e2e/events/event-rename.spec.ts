import { clientCalls } from '../support/calls';
import { openFlaggingEvent } from '../support/gift-event';
import { hydrated } from '../support/form-ready';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

async function openRename(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  await hydrated(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
}

test('a store gets another address: every page of the old one redirects for good (D6-3)', async ({
  page,
  request,
  expectStatus,
}) => {
  expectStatus(422);
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const product = await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  // Kept by the web before the rename.
  expect((await request.get(`/${slug}`)).status()).toBe(200);
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/overview`);
  await openRename(page, name);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Printed codes, cards and links')).toBeVisible();
  await expectSoundHere(page, 'rename');
  const address = dialog.getByLabel('Web address');
  await address.fill('tidewater');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(address).toHaveAccessibleDescription(/this web address is taken/);
  await address.fill('Two Words');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(address).toHaveAccessibleDescription(/use lowercase a–z/);
  const renamed = `${slug}-new`;
  await address.fill(renamed);
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} renamed`);
  await dialog.getByRole('button', { name: 'Save changes' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/events/${renamed}/overview$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} renamed`);
  const paths = ['', '/products', '/about-us', '/faqs', '/contact-us', '/index-old', `/Product=${product}`];
  for (const path of paths) {
    await expect
      .poll(async () => {
        const answer = await request.get(`/${slug}${path}?from=card&lang=de`, { maxRedirects: 0 });
        return [path, answer.status(), answer.headers()['location']];
      })
      .toEqual([path, 308, expect.stringMatching(new RegExp(`/${renamed}${path}\\?from=card&lang=de$`))]);
  }
  expect((await request.get(`/${renamed}`)).status()).toBe(200);
});

test('a printed code still opens its gift after the rename', async ({ request, page }) => {
  const event = await openFlaggingEvent(request);
  const calls = await clientCalls(request, ADMIN);
  const renamed = `${event.slug}-gift`;
  await calls.post(`/api/${TENANT}/events/${event.slug}/rename`, { slug: renamed });
  await page.goto(`/${event.slug}?code=${event.codes[0]}`);
  await expect(page).toHaveURL(new RegExp(`/${renamed}\\?code=`));
  await expect(page.getByLabel('Promotion code')).toHaveValue(new RegExp(event.codes[0] ?? '-'));
});
