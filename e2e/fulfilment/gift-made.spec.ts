import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { clientCalls, type Calls } from '../support/calls';
import { formReady, hydrated } from '../support/form-ready';
import { byMouse } from '../support/hands';
import { waitForMail } from '../support/inbox';
import { claim, giftOf } from '../support/open-gift';
import { arrange } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { picture } from '../support/pictures';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SUPER = 'super@merchloom.example';
const FULFILLER = process.env.E2E_FULFILLER_URL ?? 'http://localhost:25363';
const SECRET = process.env.E2E_FULFILLER_SECRET ?? 'sandbox-fulfiller-secret';
/** Drawing, sending and each of the printer's steps. */
const MADE_MS = 120_000;

interface Printer {
  version: number;
  last_message_at: string | null;
}

type Gift = Awaited<ReturnType<typeof giftOf>>;

/** A gift without a code that is made as soon as it is claimed. */
async function giftMadeAtOnce(request: APIRequestContext): Promise<Gift> {
  const gift = await giftOf(request);
  await arrange(['update events set edit_window_minutes = 0 where slug = $1', [gift.slug]]);
  return gift;
}

/** Claims the gift; the recipient is on the order's page then. Returns the order. */
async function claimed(page: Page, client: Calls, gift: Gift, person: ReturnType<typeof newAddress>) {
  await claim(page, byMouse(page), gift, person);
  await page.locator('a[href^="/order/"]').click();
  await expect(page).toHaveURL(/\/order\//);
  const { orders } = await client.get<{ orders: { id: string; order_ref: string }[] }>(
    `/api/${gift.tenant}/orders`,
  );
  const [order] = orders;
  if (!order) throw new Error('the claim made no order');
  return { ...order, link: page.url() };
}

/** The order's page as staff see it. */
async function asStaff(browser: Browser, gift: Gift, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, SUPER);
  await page.goto(`/orders/${id}?tenant=${gift.tenant}`);
  await formReady(page, 'Add note');
  return page;
}

const routed = (staff: Page) => staff.getByRole('region', { name: 'Why this printer' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Your order is on its way' });

test('a gift is routed, printed and sent; after a photo it is printed again, in a parcel of its own (D32-79)', async ({
  page,
  browser,
  request,
}) => {
  const gift = await giftMadeAtOnce(request);
  const person = newAddress();
  const client = await clientCalls(request, gift.email);
  const { id, link } = await claimed(page, client, gift, person);
  await expect(sent(page)).toBeVisible({ timeout: MADE_MS });
  await expect(page.getByRole('link', { name: /^Track parcel SBX/ })).toHaveCount(1);
  await waitForMail(request, person.email, 'has shipped');

  const section = page.getByRole('region', { name: 'Something wrong with your order?' });
  const begin = section.getByRole('button', { name: 'Report a problem' });
  await hydrated(begin);
  await begin.click();
  await section.getByLabel(/^How many: Singing Tee/).selectOption('1');
  const photo = { name: 'hole.png', mimeType: 'image/png', buffer: await picture(400, 300, '#884422') };
  await section.locator('input[type=file]').setInputFiles(photo);
  await expect(section.getByAltText('Photo 1')).toBeVisible({ timeout: 40_000 });
  await section.getByRole('button', { name: 'Send report' }).click();
  await expect(section.getByText(/we’ve received your report/)).toBeVisible();

  const staff = await asStaff(browser, gift, id);
  await expect(routed(staff).getByText('Northlight Print').first()).toBeVisible();
  const cases = staff.getByRole('region', { name: 'Withdrawals and complaints' });
  await cases.getByRole('link', { name: 'Make replacement' }).click();
  const make = staff.getByRole('button', { name: 'Make replacement' });
  await hydrated(make);
  await staff.getByRole('radio', { name: /^Merchloom/ }).check();
  await make.click();
  await expect(staff.getByText('A replacement, free for the buyer and the client.')).toBeVisible();
  await staff.context().close();

  await page.goto(link);
  const own = page.getByRole('region', { name: 'Your replacement' });
  await expect(own.getByText('On its way')).toBeVisible({ timeout: MADE_MS });
  await expect(page.getByRole('link', { name: /^Track parcel SBX/ })).toHaveCount(2);
  await expectSoundHere(page, 'a gift that was printed twice');
});

test('a printer joins by its address and secret alone: an order reaches it, and its messages send that (D32-80)', async ({
  page,
  browser,
  request,
}) => {
  const name = `Connector Print ${Math.random().toString(36).slice(2, 9)}`;
  await logIn(page, SUPER);
  await page.goto('/fulfillers/register');
  await formReady(page, 'Register fulfiller');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('United Kingdom', { exact: true }).check();
  await page.getByLabel('An address of its own').check();
  await page.getByLabel('API address').fill(FULFILLER);
  await page.getByLabel('Shared secret').fill(SECRET);
  await page.getByRole('button', { name: 'Register fulfiller' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const fulfiller = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const gift = await giftMadeAtOnce(request);
  const client = await clientCalls(request, gift.email);
  await client.post(`/api/${gift.tenant}/events/${gift.slug}/fulfillers`, {
    fulfiller,
    choice: 'preferred',
    seen: null,
  });
  await page.context().clearCookies();
  const { id } = await claimed(page, client, gift, newAddress());
  await expect(sent(page)).toBeVisible({ timeout: MADE_MS });

  const staff = await asStaff(browser, gift, id);
  await expect(routed(staff).getByText(name).first()).toBeVisible();
  await staff.context().close();
  // Messages are believed by the secret of the printer that their address names.
  const calls = await clientCalls(request, SUPER);
  const known = await calls.get<Printer>(`/api/fulfillers/${fulfiller}`);
  expect(known).toMatchObject({ last_message_at: expect.any(String) });
  const reason = 'End of the test';
  await calls.post(`/api/fulfillers/${fulfiller}/close`, { version: known.version, reason });
});
