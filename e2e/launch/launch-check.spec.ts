import { clientCalls } from '../support/calls';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { arrange, createEvent } from '../support/own-event';
import { sellTee } from '../support/own-store';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_tidewater';
const ADMIN = 'admin@tidewater-books.example';

/** A client that charges VAT without a rate sells its tee for less than it costs to make. */
const BROKEN = `with e as (update events set not_vat_registered = false, vat_rate_bp = 0 where slug = $1 returning id)
  update event_products set store_selling_price_minor = 100 from e where event_id = e.id`;

const check = (page: Page) => page.getByRole('region', { name: 'Launch check' });

async function mend(page: Page, hand: Hand, line: string, field: RegExp, value: string): Promise<void> {
  await hand.press(check(page).getByRole('link', { name: `Fix: ${line}` }));
  const box = page.getByRole('textbox', { name: field });
  await expect(box).toBeFocused();
  await expect(page).not.toHaveURL(/focus=/);
  await hand.write(box, value);
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Overview', exact: true }));
}

for (const { device, width, height, touch, handOf } of [
  { device: 'by mouse at 1440', width: 1440, height: 900, touch: false, handOf: byMouse },
  { device: 'by thumb at 375', width: 375, height: 720, touch: true, handOf: byThumb },
]) {
  test.describe(device, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test('a store is published once the two lines that block it are fixed', async ({
      page,
      request,
      expectStatus,
    }) => {
      expectStatus(422);
      test.slow();
      const calls = await clientCalls(request, ADMIN);
      const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
      await sellTee(request, { tenant: TENANT, slug, region: 'UK', token: calls.token });
      await arrange([BROKEN, [slug]]);
      const hand = await handOf(page);
      await logIn(page, ADMIN);
      await page.goto(`/events/${slug}/overview#launch-check`);
      await expect(check(page).getByRole('status')).toContainText('2 things');
      await expectSoundHere(page, 'launch check');

      // The server refuses, and the dialog says by which lines.
      const dialog = page.getByRole('dialog');
      await hand.press(page.getByRole('button', { name: 'Publish' }));
      await hand.press(dialog.getByRole('button', { name: 'Publish' }));
      await expect(dialog.getByRole('link', { name: /^Fix: / })).toHaveCount(2);
      await hand.press(dialog.getByRole('button', { name: 'Cancel' }));

      await mend(page, hand, 'VAT rate', /VAT rate|Rate/, '20');
      await expect(check(page).getByRole('status')).toContainText('1 thing');
      await mend(page, hand, 'Prices cover production', /^Price/, '18.00');
      await expect(check(page).getByRole('status')).toContainText('Everything required');

      await hand.press(page.getByRole('button', { name: 'Publish' }));
      await hand.press(dialog.getByRole('button', { name: 'Publish' }));
      await expect(
        page.getByRole('region', { name: 'Status' }).getByText('Active', { exact: true }),
      ).toBeVisible();
    });
  });
}
