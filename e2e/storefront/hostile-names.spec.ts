import { clientCalls, type Calls } from '../support/calls';
import { formReady, hydrated } from '../support/form-ready';
import { openFlaggingEvent } from '../support/gift-event';
import { expectHarmlessHere, SAID, speaker, watch } from '../support/hostile';
import { waitForMail } from '../support/inbox';
import { arrange, createEvent } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { picture } from '../support/pictures';
import { chooseSize } from '../support/shop';
import { expect, test, type Page } from '../support/test';

// Names that people give to things of their own, and what visitors write into forms: they run nothing and ask nobody,
// wherever they are read. S5-67.

const EMAIL = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

/** One line, as names are. */
const say = speaker((text) => !/\p{Cc}/u.test(text));

const textLayer = (id: string, label: string, x: number) => ({
  id,
  label,
  z: 0,
  customisable: false,
  fontFamily: 'Anton',
  fontSize: 60,
  fill: '#ffffff',
  text: 'SING',
  textAlign: 'center',
  angle: 0,
  scale: { x: 1, y: 1 },
  position: { x, y: 160 },
  maxLength: null,
});

interface Stage {
  page: Page;
  calls: Calls;
  slug: string;
}

/** What people name, and how it comes to be read. */
const NAMES: Record<string, (stage: Stage) => Promise<void>> = {
  async 'saved views'({ page, calls }) {
    const views = `/api/${TENANT}/lists/orders/views`;
    const names = [say(60), say(60), say(60)];
    for (const name of names) await calls.post(views, { name, query: {} });
    await page.goto('/orders');
    const menu = page.getByRole('button', { name: 'Views', exact: true });
    await hydrated(menu);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: names[0], exact: true })).toBeVisible();
    await expectHarmlessHere(page, 'the menu of views');
    await page.getByRole('menuitem', { name: names[0], exact: true }).click();
    await expect(page.getByRole('button', { name: names[0], exact: true })).toBeVisible();
    await expectHarmlessHere(page, 'a view that is open');
  },

  async 'layers of a design'({ page, calls, slug }) {
    const garment = await calls.get<{ product: { products: { front: { items: object } } } }>(
      '/api/ten_fjord/fjord-fern/product-id=ff-crew-tee',
    );
    const { items } = garment.product.products.front;
    const texts = [textLayer('one', say(80), 140), textLayer('two', say(80), 150)];
    const { product_id: id } = await calls.post<{ product_id: string }>(
      `/api/${TENANT}/events/${slug}/products`,
      {
        blank: 'tee',
        name: 'Singing Tee',
        price: '18.00',
        colours: ['tee-black'],
        design: {
          front: { texts: texts.map((text, z) => ({ ...text, z })), images: [], shapes: [], items },
          back: null,
        },
      },
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/events/${slug}/products?product=${id}`);
    const rows = page.getByRole('list', { name: 'Layers' }).locator('[data-layer-row]');
    await expect(rows).toHaveCount(2);
    await rows.first().click();
    await expectHarmlessHere(page, 'the designer');
  },

  async files({ page, slug }) {
    await page.goto(`/events/${slug}/files`);
    await hydrated(page.getByRole('button', { name: 'Upload pictures' }));
    const name = `${say(60)}.png`;
    const buffer = await picture(400, 300, '#1f4d3a');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    // Beside the card, a file that is on its way has a button to cancel it.
    await page.getByRole('article').getByRole('button', { name: SAID }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectHarmlessHere(page, 'a file');
  },
};

for (const [kind, read] of Object.entries(NAMES)) {
  test(`names of ${kind} run nothing and ask nobody`, async ({ page, request, baseURL }) => {
    const calls = await clientCalls(request, EMAIL);
    const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
    const heard = watch(page, baseURL ?? '');
    await logIn(page, EMAIL);
    await read({ page, calls, slug });
    expect(heard).toEqual([]);
  });
}

test('a claim’s form runs nothing, on its confirmation and in the admin', async ({
  page,
  request,
  baseURL,
}) => {
  const event = await openFlaggingEvent(request);
  const heard = watch(page, baseURL ?? '');
  const { email } = newAddress();
  await page.goto(`/${event.slug}`);
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await page.getByLabel('Name', { exact: true }).fill(say(60));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await page.getByLabel('Address line 1').fill(say(60));
  await page.getByLabel('City').fill(say(60));
  await page.getByLabel('Postcode').fill('EH6 6JN');
  await page.getByLabel('Promotion code').fill(event.codes[0] ?? '');
  await page.getByRole('button', { name: 'Order your gift' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAID);
  await expectHarmlessHere(page, 'a claim’s confirmation');
  const mail = await waitForMail(request, email, '');
  expect(mail.html).not.toMatch(/<script|<iframe|<object|<embed|\son\w+=|(src|href)="[^"]*evil/i);
  await logIn(page, EMAIL);
  await page.goto(`/events/${event.slug}/orders`);
  await expectHarmlessHere(page, 'the list of orders');
  await page
    .getByRole('link', { name: /^[A-Z0-9]{4}-[A-Z0-9]{4}/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders\/|order=/);
  await expectHarmlessHere(page, 'an order');
  expect(heard).toEqual([]);
});

test('a message to a store runs nothing, on the page and in the mail', async ({ page, request, baseURL }) => {
  const calls = await clientCalls(request, EMAIL);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const { email } = newAddress();
  await calls.post(`/api/${TENANT}/store-admin/${slug}/configuration/update`, {
    storeConfig: { contactUs: { formEmail: email } },
  });
  await arrange([`update events set status = 'Active' where slug = $1`, [slug]]);
  const heard = watch(page, baseURL ?? '');
  await page.goto(`/${slug}/contact-us`);
  await formReady(page, 'Send message');
  await page.getByLabel('Your name').fill(say(120));
  await page.getByLabel('Your email address').fill(newAddress().email);
  await page.getByLabel('Your message').fill(say(5000));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  const mail = await waitForMail(request, email, '');
  expect(mail.text).toMatch(SAID);
  expect(mail.html).not.toMatch(/<script|<iframe|<object|<embed|<svg|(src|href)="[^"]*evil/i);
  expect(heard).toEqual([]);
});
