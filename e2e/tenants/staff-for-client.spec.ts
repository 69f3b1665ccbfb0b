import { clientCalls } from '../support/calls';
import { formReady, hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { createClient, type OwnClient } from '../support/own-client';
import { createEvent } from '../support/own-event';
import { createStaff } from '../support/own-staff';
import { be, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const REASON = 'They asked us to mend the German heading.';

const account = (page: Page) => page.getByRole('region', { name: 'Credit account in GBP' });
const limit = (page: Page) =>
  account(page).locator('dl > div').filter({ hasText: 'Credit limit' }).getByRole('definition');

/** A client that nobody has verified yet. */
const waiting = (): Promise<OwnClient> =>
  createClient('For them', async (db, tenant) => {
    await db.query('update tenants set verified_at = null where id = $1', [tenant]);
  });

async function verify(page: Page, { tenant, company }: OwnClient): Promise<void> {
  await page.goto(`/clients?search=${tenant}`);
  await page.getByRole('button', { name: `Verify ${company}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(company);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('row', { name: company })).toContainText('Verified');
}

async function giveLimit(page: Page, { company }: OwnClient): Promise<void> {
  await page.getByRole('link', { name: `Credit of ${company}` }).click();
  await account(page).getByRole('button', { name: 'Activate' }).click();
  const terms = page.getByRole('dialog', { name: `Activate credit for ${company}` });
  await terms.getByLabel(/Credit limit/).fill('750');
  await terms.getByRole('button', { name: 'Activate' }).dblclick();
  await expect(limit(page)).toHaveText('£750.00');
}

/** From the notice on the event's own page, with a reason. */
async function openHere(page: Page, { company }: OwnClient): Promise<void> {
  await expect(page.getByText(`Open ${company} to change anything here`)).toBeVisible();
  const open = page.getByRole('button', { name: `Open this client ${company}` });
  await hydrated(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: `Open ${company} for changes` });
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Open for 30 minutes' }).click();
  const banner = page.getByRole('complementary', { name: 'Client open for changes' });
  await expect(banner).toContainText(`you are acting for ${company} until`);
  await expect(page.getByText(`Open ${company} to change anything here`)).toHaveCount(0);
}

test('staff verify a client, give it credit, open it and mend a text; the client sees it, and the log says who (D43)', async ({
  page,
  request,
}) => {
  const client = await waiting();
  const { tenant, email } = client;
  const staff = await createStaff('Helper');
  const calls = await clientCalls(request, email);
  const { slug } = await createEvent(calls, tenant, { type: 'Store', region: 'UK' });
  await calls.post(`/api/${tenant}/store-admin/${slug}/configuration/update`, {
    storeConfig: { homeHeading: 'Books by the sea' },
  });
  await calls.post(`/api/${tenant}/credit/request`, {
    currency: 'GBP',
    limit: '500.00',
    discounts: false,
    note: 'Two fairs in spring',
  });

  await logIn(page, staff.email);
  await verify(page, client);
  await giveLimit(page, client);
  await page.goto(`/events/${slug}/texts?language=de`);
  await expectSoundHere(page, 'texts of a client that is not open');
  await openHere(page, client);
  await formReady(page, 'Save');
  const heading = page.getByRole('textbox', { name: 'Heading · Deutsch', exact: true });
  await heading.fill('Bücher am Meer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  for (const shut of ['/settings/mails', '/settings/api', '/settings/webhooks', '/settings/privacy']) {
    const answer = await page.request.get(`${shut}?tenant=${tenant}`);
    expect([shut, answer.status()]).toEqual([shut, 403]);
  }

  await page.goto(`/audit-logs?tenant=${tenant}`);
  const row = (action: string) => page.getByRole('row').filter({ hasText: action }).first();
  for (const action of ['Client verified', 'Credit account activated', 'Client opened for changes by staff'])
    await expect(row(action)).toContainText(staff.name);
  await expect(row('Client opened for changes by staff')).toContainText(REASON);
  await expect(row('Translations updated')).toContainText(new RegExp(`${staff.name}.*, for the client`));

  const mail = await waitForMail(page.request, email, 'we opened your company’s account');
  for (const said of [staff.name, REASON]) expect(mail.text).toContain(said);
  await be(page, email);
  await page.goto('/settings/billing-account');
  await expect(limit(page)).toHaveText('£750.00');
  await page.goto(`/events/${slug}/texts?language=de`);
  await expect(heading).toHaveValue('Bücher am Meer');
  await expect(page.getByText(/^Open .+ to change anything here$/)).toHaveCount(0);
  await page.goto('/settings/log');
  for (const action of ['Client verified', 'Credit account activated', 'Client opened for changes by staff'])
    await expect(row(action)).toContainText(staff.name);
  await expect(row('Translations updated')).toContainText(new RegExp(`${staff.name}.*, in your name`));
});
