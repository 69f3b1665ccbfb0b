import { hydrated } from '../support/form-ready';
import { claimByApi, openFlaggingEvent } from '../support/gift-event';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { arrange } from '../support/own-event';
import { expect, test, type Page } from '../support/test';
import type { APIRequestContext, Locator } from '@playwright/test';

const ADMIN = 'admin@tidewater-books.example';

/** Somebody of a household that has its gift is refused; the client sees why, and issues their code anew. D22-5, D40-5. */
async function walk(page: Page, request: APIRequestContext, hand: Hand): Promise<void> {
  const event = await openFlaggingEvent(request);
  await arrange(["update events set household_mode = 'per_household' where slug = $1", [event.slug]]);
  const [first = '', code = ''] = event.codes;
  const person = newAddress();
  const mate = { ...newAddress(), street: person.street };
  expect(await claimByApi(request, event, { person, code: first })).toBe(200);
  expect(await claimByApi(request, event, { person: mate, code })).toBe(422);
  await logIn(page, ADMIN);
  await page.goto(`/events/${event.slug}/overview`);

  let presses = 0;
  const press = async (target: Locator) => {
    await hydrated(target);
    await hand.press(target);
    presses += 1;
  };
  await press(page.getByRole('link', { name: 'Claims', exact: true }));
  await press(page.getByRole('link', { name: 'Refused tries' }));
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Already claimed a gift');
  await press(row.getByRole('link', { name: code }).locator('visible=true'));
  const panel = page.getByRole('dialog', { name: code });
  await press(panel.getByRole('button', { name: 'Issue a new code' }));
  await expect(page.getByRole('dialog').filter({ hasText: 'Created in place of' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(4);
  await page.goto(`/events/${event.slug}/claims/refused`);
  await expectSoundHere(page, 'refused tries');
}

test('why a claim was refused, and a new code, in four clicks', async ({ page, request }) => {
  await walk(page, request, byMouse(page));
});

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test('why a claim was refused, and a new code, in four taps', async ({ page, request }) => {
    await walk(page, request, byThumb(page));
  });
});
