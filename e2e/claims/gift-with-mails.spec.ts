import type { Locator } from '@playwright/test';
import { waitForMail } from '../support/inbox';
import { formReady, hydrated } from '../support/form-ready';
import { byMouse, byThumb, type Hand } from '../support/hands';
import { PASSWORD } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';
import { expectStep } from '../support/wizard';

const ADMIN = 'admin@lumen-robotics.example';
const GUESTS = 500;
/** Of a first visitor, with the cookie notice, which every test finds answered. */
const MOST = 14;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).locator('visible=true');

/** A hand whose presses are counted; it waits for what is pressed to be heard. */
function counting(hand: Hand, before: number) {
  let presses = before;
  const press = async (target: Locator) => {
    await hydrated(target);
    await hand.press(target);
    presses += 1;
  };
  return { press, count: () => presses, one: () => (presses += 1) };
}
type Counting = ReturnType<typeof counting>;

/** From the login to the draft of a gift with what it shows and gives. */
async function makeGift(page: Page, { press }: Counting, name: string): Promise<void> {
  await page.goto('/login');
  await formReady(page, 'Log in');
  await page.getByLabel('Email').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(button(page, 'Log in'));
  await expect(page).toHaveURL(/\/dashboard$/);
  await press(link(page, 'Create a store').first());
  await formReady(page, 'Continue');
  await press(page.getByRole('radio', { name: /^Conference gift/ }));
  await press(button(page, 'Continue'));
  await expectStep(page, 'Name your store');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(link(page, /Review/));
  await expectStep(page, 'Check and create');
  await press(button(page, 'Create store'));
  await expect(page).toHaveURL(/\/overview$/);
}

/** Guests of a file, whose codes are mailed once the gift is live. */
async function addGuests(page: Page, { press, one }: Counting, csv: string): Promise<void> {
  await press(link(page, 'Fix: Promotion codes'));
  const panel = page.getByRole('dialog', { name: 'New batch' });
  await panel.getByLabel('Name', { exact: true }).fill('All guests');
  await press(panel.getByRole('button', { name: 'Create batch' }));
  const filling = page.getByRole('dialog', { name: 'People and codes from CSV' });
  const buffer = Buffer.from(csv);
  await filling
    .locator('input[type="file"]')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
  one();
  await expect(filling).toContainText(`${GUESTS} new codes`);
  await filling.getByLabel('Your message to everyone').fill('Thank you for a great year');
  await press(filling.getByRole('button', { name: 'Add, email once live' }));
  await expect(filling).toContainText('“guests.csv” has been applied');
  await expectSoundHere(page, 'a file of guests that was added');
  await page.keyboard.press('Escape');
}

async function publish(page: Page, { press }: Counting): Promise<void> {
  await press(link(page, 'Overview'));
  const status = page.getByRole('region', { name: 'Status' });
  await press(status.getByRole('button', { name: 'Publish' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(status.getByText('Active', { exact: true })).toBeVisible();
}

async function walk(page: Page, hand: Hand): Promise<void> {
  const mark = Math.random().toString(36).slice(2, 8);
  const rows = Array.from(
    { length: GUESTS },
    (_, index) => `,Guest ${index},g${index}.${mark}@guest.example,`,
  );
  const hands = counting(hand, 1);
  await makeGift(page, hands, `Gift ${mark}`);
  await addGuests(page, hands, ['code,name,email,text', ...rows].join('\n'));
  await publish(page, hands);
  test.info().annotations.push({ type: 'presses to publish', description: String(hands.count()) });
  expect(hands.count()).toBeLessThanOrEqual(MOST);
  // Of the 500 whichever comes first: on a busy machine the last takes minutes.
  const mail = await waitForMail(page.request, null, `Gift ${mark} has a gift for you`);
  expect(mail.text).toContain('Thank you for a great year');
  const claim = /\S+\/gift-\S+\?\S+/.exec(mail.text)?.[0] ?? '';
  expect((await page.goto(new URL(claim).pathname + new URL(claim).search))?.status()).toBe(200);
}

test('from the login to a published gift with 500 codes mailed, in fourteen clicks', async ({ page }) => {
  await walk(page, byMouse(page));
});

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test('the same in fourteen taps', async ({ page }) => {
    await walk(page, byThumb(page));
  });
});
