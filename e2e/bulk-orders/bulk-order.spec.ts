import type { APIRequestContext } from '@playwright/test';
import { clientCalls } from '../support/calls';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { arrange, cloneEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectFittingPage, expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@lumen-robotics.example';
const ANSWERS: readonly [string, number][] = [
  ['navy-m', 20],
  ['navy-l', 12],
  ['slate-s', 8],
];

interface Place {
  slug: string;
}

/** A Bulk event of Lumen's own with forty collected sizes, whose orders are made at once. */
async function collected(request: APIRequestContext): Promise<Place> {
  const calls = await clientCalls(request, ADMIN);
  const { slug } = await cloneEvent(calls, 'ten_lumen', 'lumen-offsite');
  await arrange([
    "update events set status = 'Active', edit_window_minutes = 0, collect_sizes = true where slug = $1",
    [slug],
  ]);
  // The copy has products of its own.
  for (const [variant, count] of ANSWERS) {
    const [colour, size] = variant.split('-');
    await arrange([
      `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key, answered_at, product_id, variant_id, version)
       select e.tenant_id, concat('inv_', replace(e.slug, '-', '_'), '_', $2::text, $3::text, n), e.id, concat('Guest ', n),
         concat('g', n, $2::text, $3::text, '@', e.slug, '.example'), concat('g', n, $2::text, $3::text, '@', e.slug, '.example'), now(),
         v.product_id, v.id, 1
       from events e join event_products ep on ep.tenant_id = e.tenant_id and ep.event_id = e.id
         join variants v on v.tenant_id = ep.tenant_id and v.product_id = ep.product_id
           and v.colour_identifier = concat('jacket-', $2::text) and v.size = upper($3::text)
         cross join generate_series(1, $4::integer) n
       where e.slug = $1`,
      [slug, colour, size, count],
    ]);
  }
  return { slug };
}

interface Address {
  name: string;
  street: string;
  city: string;
  postcode: string;
}

const OFFICES: readonly Address[] = [
  { name: 'Lumen Utrecht', street: 'Stationsplein 12', city: 'Utrecht', postcode: '3511 ED' },
  { name: 'Lumen Rotterdam', street: 'Coolsingel 40', city: 'Rotterdam', postcode: '3011 AD' },
  { name: 'Lumen Delft', street: 'Markt 87', city: 'Delft', postcode: '2611 GS' },
];

async function address(page: Page, hand: Hand, { name, street, city, postcode }: Address): Promise<void> {
  const fields: [string, string][] = [
    ['Name', name],
    ['Email', 'office@lumen-robotics.example'],
    ['Phone', '+31 30 123 4567'],
    ['Address line 1', street],
    ['City', city],
    ['Postcode', postcode],
  ];
  for (const [label, text] of fields)
    await hand.write(page.getByRole('textbox', { name: label, exact: true }), text);
}

/** Looks at the page at several widths, and goes on at its own. */
async function atItsSize(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await look();
  if (size) await page.setViewportSize(size);
}

/** From the collected sizes to three addresses, by one hand. */
async function order(page: Page, hand: Hand, { slug }: Place): Promise<void> {
  await page.goto(`/events/${slug}/bulk-order`);
  await hand.press(page.getByRole('button', { name: 'Order what was collected' }));
  const cell = (colour: string, size: string) => page.getByLabel(`${colour} ${size}`, { exact: true });
  await expect(cell('Navy', 'M')).toHaveValue('20');
  const price = page.getByRole('region', { name: 'Production price' });
  await expect(price).toContainText('Production, 40 items');
  await hand.write(cell('Navy', 'L'), '');
  await hand.write(cell('Slate', 'S'), '');
  const [first, second, third] = OFFICES;
  if (!first || !second || !third) throw new Error('three offices');
  await address(page, hand, first);
  await hand.press(page.getByRole('button', { name: 'Add an address' }));
  await hand.write(cell('Navy', 'L'), '12');
  await address(page, hand, second);
  await hand.press(page.getByRole('button', { name: 'Add an address' }));
  await hand.write(cell('Slate', 'S'), '8');
  await address(page, hand, third);
  await expect(price).toContainText('Production, 40 items');
  await expect(price).toContainText('Shipping, 3 addresses');
  // 1,321.60 and 50.00 less 1.50 and 6.00, and 286.46 tax.
  await expect(price).toContainText('1.650,56');
  await atItsSize(page, () => expectSoundHere(page, 'three addresses'));
  await hand.press(page.getByRole('button', { name: 'Review order' }));
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeFocused();
  await hand.press(page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByText('Approve the artwork to place the order')).toBeVisible();
  await hand.tick(page.getByRole('checkbox', { name: /I’ve checked the artwork/ }));
  await atItsSize(page, () => expectSoundHere(page, 'the review'));
  await hand.press(page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Bulk order / })).toBeVisible();
}

/** Printed and sent by the fulfiller's stand-in, which tells each step. */
async function arrives(page: Page): Promise<void> {
  const addresses = page.getByRole('region', { name: '3 addresses' });
  await expect(async () => {
    await page.reload();
    await expect(addresses.getByText('3 of 3 shipped')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(addresses.getByRole('listitem')).toHaveCount(3);
  await expect(addresses.getByText('No parcel yet')).toHaveCount(0);
  await expectFittingPage(page, new URL(page.url()).pathname);
}

test.describe('forty jackets from collected sizes on credit, printed and shipped to three addresses (D4-4)', () => {
  test.slow();

  test('by mouse', async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const place = await collected(request);
    await logIn(page, ADMIN);
    await order(page, byMouse(page), place);
    await arrives(page);
    await page.getByRole('link', { name: 'Order again' }).click();
    await expect(page.getByRole('region', { name: 'Production price' })).toContainText(
      'Production, 40 items',
    );
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

    test('by thumb', async ({ page, request }) => {
      const place = await collected(request);
      await logIn(page, ADMIN);
      await order(page, byThumb(page), place);
      await arrives(page);
    });
  });
});
