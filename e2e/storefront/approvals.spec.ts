import type { APIRequestContext, Locator } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';
const ENDED = 'This link has ended';

/** A draft that this test alone uses, with a heading of its own. */
async function draftStore(request: APIRequestContext, heading: string) {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  const path = `/api/${TENANT}/store-admin/${slug}/configuration`;
  const save = (homeHeading: string) => calls.post(`${path}/update`, { storeConfig: { homeHeading } });
  await save(heading);
  return { slug, name, save };
}

async function openPanel(page: Page, slug: string): Promise<Locator> {
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/store-configuration`);
  await formReady(page, 'Save');
  await page.getByRole('button', { name: 'Share for approval' }).click();
  const panel = page.getByRole('dialog', { name: 'Share for approval' });
  await expect(panel.getByText('No links yet.')).toBeVisible();
  return panel;
}

async function makeLink(panel: Locator, days: string): Promise<string> {
  await panel.getByRole('combobox', { name: 'Link expires after' }).selectOption(days);
  await panel.getByRole('button', { name: 'Create link' }).click();
  return panel.getByRole('textbox', { name: /^Link to version/ }).inputValue();
}

/** Checks what is shown, then goes back to the width that the test looks at it with. */
async function expectSound(page: Page, name: string, width: number): Promise<void> {
  await expectSoundHere(page, name);
  await page.setViewportSize({ width, height: 900 });
}

async function answer(visitor: Page, choose: string, note: RegExp, words: string, send: RegExp) {
  await visitor.getByRole('button', { name: choose }).click();
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Ada <b>Fern</b>');
  await visitor.getByRole('textbox', { name: note }).fill(words);
  await visitor.getByRole('button', { name: send }).click();
}

test('a version is sent for approval, commented on in another browser, and revoked (S3.6-15)', async ({
  page,
  request,
  visitor: other,
}) => {
  const visitor = await other();
  for (const one of [page, visitor]) await one.setViewportSize({ width: 1440, height: 900 });
  const store = await draftStore(request, 'As approved');
  const panel = await openPanel(page, store.slug);
  await expect(panel.getByRole('combobox', { name: 'Link expires after' })).toHaveValue('7');
  const link = await makeLink(panel, '30');
  await expectSound(page, 'links for approval', 1440);
  await store.save('Not approved yet');

  const opened = await visitor.goto(link);
  const { 'cache-control': cache } = opened?.headers() ?? {};
  expect([opened?.status(), cache]).toEqual([200, expect.stringContaining('no-store')]);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('As approved');
  await expect(visitor.getByRole('complementary', { name: 'For your approval' })).toContainText(store.name);
  await expect(visitor.getByRole('button', { name: /basket/i })).toHaveCount(0);
  await visitor
    .getByRole('link', { name: /Singing Tee/ })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Singing Tee' })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'For your approval' })).toBeVisible();
  await visitor.goBack();

  await visitor.getByRole('button', { name: 'Ask for changes' }).click();
  await visitor.getByRole('button', { name: 'Send feedback' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('aria-invalid', 'true');
  await expectSound(visitor, 'form of an answer', 1440);
  await visitor.getByRole('button', { name: 'Cancel' }).click();
  const words = 'A shorter heading, <script>please</script>.';
  await answer(visitor, 'Ask for changes', /^What should change/, words, /^Send feedback/);
  await expect(visitor.getByText('Ada <b>Fern</b> asked for changes')).toBeVisible();
  const mail = await waitForMail(request, ADMIN, `${store.name}: changes requested`);
  expect(mail.text).toContain(words);
  expect(mail.html).not.toContain('<script>');

  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const answered = versions.getByRole('listitem').filter({ hasText: 'As approved' });
  await expect(answered).toContainText('Ada <b>Fern</b> asked for changes');
  await expectSound(page, 'versions with an answer', 1440);
  await versions.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share for approval' }).click();
  await expect(panel.getByRole('listitem')).toContainText(words);
  await panel.getByRole('button', { name: /^Revoke/ }).click();
  await expect(panel.getByRole('listitem')).toContainText('Revoked');
  await expect(panel.getByRole('listitem')).toContainText(words);

  for (const path of [link, link.replace(`/${store.slug}?`, `/${store.slug}/about-us?`)]) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1, name: ENDED })).toBeVisible();
    await expect(visitor.getByText('As approved')).toHaveCount(0);
  }
  await expectSound(visitor, 'a link that has ended', 1440);
});

test('on a phone: made, approved, and the answer replaced', async ({ page, request, visitor: other }) => {
  const visitor = await other();
  for (const one of [page, visitor]) await one.setViewportSize({ width: 375, height: 720 });
  const store = await draftStore(request, 'On a phone');
  const panel = await openPanel(page, store.slug);
  const link = await makeLink(panel, '1');
  await expectSound(page, 'links for approval on a phone', 375);
  await visitor.goto(link);
  await expectSound(visitor, 'a store for approval on a phone', 375);
  await answer(visitor, 'Ask for changes', /^What should change/, 'Green, please.', /^Send feedback/);
  await visitor.getByRole('button', { name: 'Change answer' }).click();
  await answer(visitor, 'Approve', /^Note/, '', /^Approve version/);
  await expect(visitor.getByText('Approved by Ada <b>Fern</b>')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Approved by Ada <b>Fern</b>')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share for approval' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Approved by Ada <b>Fern</b>');
});
