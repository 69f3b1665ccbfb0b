import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { giveCredit } from '../support/credit';
import { formReady, hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { arrange, createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn, newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';
const BATCH = {
  name: 'Guests',
  kind: 'single',
  code: null,
  max_uses: null,
  prefix: null,
  size: null,
  starts_on: null,
  ends_on: null,
  products: null,
  fallback: null,
  countries: null,
  from_file: true,
};

type Person = ReturnType<typeof newAddress>;

/** An open gift event of this test alone, and the mail that brings somebody a code of it. */
async function giftFor(request: APIRequestContext, person: Person) {
  const calls = await clientCalls(request, ADMIN);
  const { slug, name } = await createEvent(calls, TENANT, { type: 'Promo', region: 'UK' });
  await arrange(['update events set edit_window_minutes = 0 where slug = $1', [slug]]);
  await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
  await giveCredit(TENANT, 'GBP');
  await calls.post(`/api/${TENANT}/events/${slug}/status`, { status: 'Active' });
  const batches = `/api/${TENANT}/events/${slug}/code-batches`;
  const { id } = await calls.post<{ id: string }>(batches, BATCH);
  const { email } = person;
  await calls.post(`${batches}/${id}/gifts`, { name: person.name, email });
  const mail = await waitForMail(request, email, 'has a gift for you');
  return { slug, name, batch: id, mail };
}

/** The path of the first link in a text that begins with this. */
function linkIn(text: string, start: string): string {
  const url = text.split(/\s/).find((word) => word.includes(start));
  if (!url) throw new Error(`the mail has no link to ${start}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function claim(page: Page, path: string, person: Person): Promise<void> {
  await page.goto(path);
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Leith');
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByRole('button', { name: 'Order your gift' }).click();
  await expect(page.getByText('Order reference')).toBeVisible();
}

test('a recipient thanks the sender, who reads it in the list and at the order (D40-15)', async ({
  page,
  request,
}) => {
  const person = newAddress();
  const { slug, mail } = await giftFor(request, person);
  await claim(page, linkIn(mail.text, `/${slug}?`), person);
  const message = `Thank you from <b>${person.name}</b>`;
  await page.getByLabel('Your message').fill(message);
  await expectSoundHere(page, 'a claimed gift with a thank-you');
  await page.getByRole('button', { name: 'Send thank-you' }).click();
  await expect(page.getByText('Your thank-you has been sent')).toBeVisible();

  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send thank-you' })).toHaveCount(0);

  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/claims`);
  await page.getByRole('link', { name: 'Thank-yous' }).click();
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row).toContainText(message);
  await expectSoundHere(page, 'thank-yous of an event');
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Thank-you from the recipient' })).toContainText(message);
});

test('the link in a gift mail leads to one button that stops them, and one that takes that back (D40-16)', async ({
  page,
  request,
}) => {
  const person = newAddress();
  const { slug, batch, mail } = await giftFor(request, person);
  await page.goto(linkIn(mail.text, '/unsubscribe/'));
  const stop = page.getByRole('button', { name: 'Unsubscribe' });
  await hydrated(stop);
  await expectSoundHere(page, 'where gift mails are stopped');
  await stop.click();
  await expect(page.getByText('You’re unsubscribed.')).toBeVisible();
  await expectSoundHere(page, 'stopped gift mails');

  // Another batch of the same client says so.
  const calls = await clientCalls(request, ADMIN);
  const batches = `/api/${TENANT}/events/${slug}/code-batches`;
  const other = await calls.post<{ id: string }>(batches, { ...BATCH, name: 'Others' });
  expect(other.id).not.toBe(batch);
  await calls.post(`${batches}/${other.id}/gifts`, { name: person.name, email: person.email });
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/codes/${other.id}`);
  await expect(page.getByText('Not emailed: this person unsubscribed').first()).toBeVisible();

  await page.goto(linkIn(mail.text, '/unsubscribe/'));
  const undo = page.getByRole('button', { name: 'Get these emails again' });
  await hydrated(undo);
  await undo.click();
  await expect(page.getByText('You’ll get gift emails from')).toBeVisible();
});
