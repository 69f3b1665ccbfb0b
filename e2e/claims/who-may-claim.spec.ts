import { formReady, hydrated } from '../support/form-ready';
import { claimByApi, openFlaggingEvent, type FlaggingEvent } from '../support/gift-event';
import { waitForMail } from '../support/inbox';
import { logIn, newAddress } from '../support/people';
import { chooseSize } from '../support/shop';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';

/** The settings; who may enter has a form of its own below. */
const form = (page: Page) => page.getByRole('form', { name: 'Details' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(form(page).getByText('All changes saved')).toBeVisible();

async function openDetails(page: Page, { slug }: FlaggingEvent): Promise<void> {
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/event-details`);
  await formReady(form(page), 'Save');
}

/** Fills in the claim form, but not the e-mail. */
async function fillClaim(page: Page, { slug }: FlaggingEvent, code: string) {
  const person = newAddress();
  await page.goto(`/${slug}`);
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Address line 1').fill(person.street);
  await page.getByLabel('City').fill('Leith');
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByLabel('Promotion code').fill(code);
  return person;
}

test('a client says whose e-mail addresses may claim; others hear it at the field, and the client sees why (D22-6, D22-7)', async ({
  page,
  request,
  visitor,
  expectStatus,
}) => {
  expectStatus(422);
  const event = await openFlaggingEvent(request);
  const [code = ''] = event.codes;
  await openDetails(page, event);
  const allowed = page.getByRole('textbox', { name: /^Allowed email domains/ });
  await allowed.fill('not a domain');
  await save(page);
  await expect(allowed).toBeFocused();
  await expect(allowed).toHaveAccessibleDescription(/write each domain like example\.com/);
  const person = newAddress();
  const domain = person.email.slice(person.email.indexOf('@') + 1);
  await allowed.fill(`@${domain.toUpperCase()}`);
  await page.getByRole('textbox', { name: /^Blocked email domains/ }).fill('rival.example');
  await page.getByRole('checkbox', { name: 'Refuse temporary email addresses' }).check();
  await save(page);
  await saved(page);
  await expect(allowed).toHaveValue(domain);
  await expectSoundHere(page, 'who can claim');

  const guest = await visitor();
  const claimant = await fillClaim(guest, event, code);
  const email = guest.getByLabel('Email');
  for (const wrong of ['ada@elsewhere.example', 'ada@mailinator.com', 'ada@eu.rival.example']) {
    await email.fill(wrong);
    const answer = guest.waitForResponse((response) => response.url().endsWith(`/${event.slug}/claim`));
    await guest.getByRole('button', { name: 'Order your gift' }).click();
    expect((await answer).status()).toBe(422);
    await expect(email).toHaveAccessibleDescription(/this email address can’t claim here/);
  }
  await email.fill(claimant.email);
  await guest.getByRole('button', { name: 'Order your gift' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`It’s yours, ${claimant.name}`);

  await page.goto(`/events/${event.slug}/claims`);
  await page.getByRole('link', { name: 'Refused tries' }).click();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Email domain not allowed' })).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Email domain blocked' })).toHaveCount(1);
});

test('each claim waits until its client approves it, and its recipient is told so (D24-4)', async ({
  page,
  request,
  visitor,
}) => {
  const event = await openFlaggingEvent(request);
  const [one = '', two = ''] = event.codes;
  await openDetails(page, event);
  await page.getByRole('checkbox', { name: 'Approve each claim' }).check();
  await save(page);
  await saved(page);

  const guest = await visitor();
  const first = await fillClaim(guest, event, one);
  await guest.getByLabel('Email').fill(first.email);
  await guest.getByRole('button', { name: 'Order your gift' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${first.name}`);
  await expect(guest.getByText('We’ll confirm it before we print anything')).toBeVisible();
  await waitForMail(request, first.email, 'We have your request for a gift');
  const second = newAddress();
  expect(await claimByApi(request, event, { person: second, code: two })).toBe(200);

  await page.goto(`/events/${event.slug}/claims`);
  await expect(page.getByRole('article')).toHaveCount(2);
  const card = page.getByRole('article', { name: first.name });
  await expect(card).toContainText('Approval required');
  await expect(card).toContainText('Each claim of this store waits for approval.');
  await expectSoundHere(page, 'claims to approve');
  const approve = card.getByRole('button', { name: `Approve ${first.name}’s claim` });
  await hydrated(approve);
  await approve.click();
  await expect(page.getByText(`${first.name}’s claim is approved`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await waitForMail(request, first.email, 'is confirmed');
});
