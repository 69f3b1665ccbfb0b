import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { mailedPath, type NewClient } from './account';
import { isLive } from './builder';
import { formReady } from './form-ready';
import type { Hand } from './hands';

/** A person with a page of their own and their input device. */
export interface Walker {
  page: Page;
  hand: Hand;
}

const REGIONS = {
  UK: { builder: /United Kingdom/, payouts: 'Stores in the United Kingdom' },
  EU: { builder: /European Union/, payouts: 'Stores in the European Union' },
} as const;
export type WayRegion = keyof typeof REGIONS;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
  <path fill="#f2a900" d="M60 60H240V400H520V540H60Z"/><circle cx="680" cy="210" r="150" fill="#1f9e8f"/></svg>`;

/** Creates a logo file that is not mirror-symmetric. */
export async function logoAt(path: string): Promise<string> {
  await sharp(Buffer.from(LOGO)).png().toFile(path);
  return path;
}

/** In `/event-builder`, without an account: builds a store with a logo and a hoodie, and looks at its preview. */
export async function buildStore(
  { page, hand }: Walker,
  { name, region, logo }: { name: string; region: WayRegion; logo: string },
): Promise<void> {
  const on = (link = 'Continue') => hand.press(page.getByRole('link', { name: link, exact: true }).last());
  const arrived = (title: RegExp) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goto('/event-builder');
  await isLive(page);
  await hand.tick(page.getByRole('radio', { name: /^A store/ }));
  await on();
  await arrived(/Where do you sell/);
  await hand.tick(page.getByRole('radio', { name: REGIONS[region].builder }));
  await on();
  await arrived(/Make it look like you/);
  await hand.give(
    page.getByLabel('Choose a picture'),
    page.getByText('Choose a picture', { exact: true }),
    logo,
  );
  await hand.tick(page.getByRole('radio', { name: 'Harbour' }));
  // The worker checks it first.
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible({ timeout: 60_000 });
  await on();
  await arrived(/Choose your products/);
  await hand.press(page.getByRole('button', { name: /^Add: Hoodie/ }));
  await expect(page.getByRole('img', { name: 'Hoodie, front' })).toBeVisible();
  await hand.write(page.getByLabel(/Price without VAT/), '30');
  await on();
  await arrived(/Name it and say hello/);
  await hand.write(page.getByLabel('Store name'), name);
  await on('See your store');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Hoodie/ })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Create your account' }));
  await expect(page).toHaveURL('/get-started');
}

/** From `/get-started` through the mailed link to the page of the event that the store has become. */
export async function openAccount(
  { page, hand }: Walker,
  client: NewClient,
  region: WayRegion,
): Promise<void> {
  await formReady(page, 'Create account');
  // The region chosen in the builder is not asked for again.
  await expect(page.getByLabel('Where you sell')).toHaveValue(region);
  await hand.write(page.getByLabel('Company or organisation'), client.company);
  await hand.write(page.getByLabel('Your name'), client.name);
  await hand.write(page.getByLabel('Email'), client.email);
  await hand.write(page.getByLabel('Password', { exact: true }), client.password);
  await hand.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
  await page.goto(await mailedPath(page.request, client.email, 'Confirm', '/verify-email'));
  await formReady(page, 'Confirm my address');
  await hand.press(page.getByRole('button', { name: 'Confirm my address' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused();
  await formReady(page, 'Log in');
  await hand.write(page.getByLabel('Password', { exact: true }), client.password);
  await hand.press(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page).toHaveURL(/\/events\/[^/]+\/overview$/);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Store pages' }).getByRole('link', { name });

/** Adds a text that shoppers may change below the hoodie's logo, and saves it. */
export async function designHoodie({ page, hand }: Walker): Promise<void> {
  await hand.press(tab(page, 'Products'));
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Hoodie', exact: true }));
  const canvas = page.getByRole('listbox', { name: 'Design, front' });
  await expect(canvas.getByRole('option')).toHaveCount(1);
  await hand.press(page.getByRole('button', { name: 'Add text' }));
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(words).toBeFocused();
  await hand.write(words, 'ANNA');
  const layer = canvas.getByRole('option', { name: /ANNA/ });
  await expect(layer.locator('path').first()).toBeVisible();
  const place = page.getByRole('spinbutton', { name: 'From top' });
  const before = await place.inputValue();
  await hand.lower(layer);
  await expect(place).not.toHaveValue(before);
  await hand.tick(page.getByRole('checkbox', { name: 'Let shoppers change this text' }));
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('All changes saved')).toBeVisible();
  // It is on sale from the start, because its design is printable.
  await expect(page.getByRole('button', { name: 'Return to draft' })).toBeVisible();
}

/** From the event's next steps into the provider's form and back. */
export async function setUpPayouts({ page, hand }: Walker, name: string, region: WayRegion): Promise<void> {
  await hand.press(tab(page, 'Overview'));
  await hand.press(page.getByRole('link', { name: 'Set up payments and payouts' }));
  const panel = page.getByRole('region', { name: REGIONS[region].payouts });
  const setUp = panel.getByRole('button', { name: 'Set up at Stripe' });
  await expect(setUp).toBeEnabled();
  await hand.press(setUp);
  await hand.press(page.getByRole('button', { name: 'Finish', exact: true }));
  await expect(page.getByText('All done: your stores can accept payments')).toBeVisible();
  await toPage({ page, hand }, 'Stores');
  await hand.press(page.getByRole('main').getByRole('link', { name, exact: true }));
  await expect(page).toHaveURL(/\/overview$/);
}

/** Opens a menu entry; on phones the menu is behind a button. */
async function toPage({ page, hand }: Walker, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await hand.press(opener);
  await hand.press(
    page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }),
  );
}

/** Opens the store, and returns its public URL. */
export async function openStore({ page, hand }: Walker): Promise<string> {
  // The page shows the verification after a reload.
  await page.reload();
  const open = page.getByRole('button', { name: 'Publish' });
  await expect(open).toBeEnabled();
  await hand.press(open);
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByText('Active', { exact: true })).toBeVisible();
  return page.getByRole('textbox', { name: 'Store link', exact: true }).inputValue();
}

/** Releases an order for printing before its edit window ends. */
export async function releaseOrder(walker: Walker, orderRef: string): Promise<void> {
  const { page, hand } = walker;
  await toPage(walker, 'Orders');
  await hand.press(page.getByRole('main').getByRole('link', { name: orderRef }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderRef);
  await hand.press(page.getByRole('button', { name: 'Release now' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Release now' }));
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens a line's print file from the order's page, where it appears once it is made. */
export async function openPrint({ page, hand }: Walker, words: string): Promise<string> {
  const line = page.getByRole('listitem').filter({ hasText: words });
  const link = line.getByRole('link', { name: /^Print file, front \(PNG\)/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const opened = page.waitForEvent('popup');
  await hand.press(link);
  const print = await opened;
  await print.waitForURL(/\/print-files\//);
  const address = print.url();
  await print.close();
  return address;
}
