import { clientCalls } from '../support/calls';
import { tabTo } from '../support/keyboard';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const TENANT = 'ten_fjord';
const ADMIN = 'admin@fjord-fern.example';
const RED = '#c8102e';

const layers = (page: Page) => page.getByRole('listbox', { name: 'Design, front' }).getByRole('option');
const library = (page: Page) => page.getByRole('region', { name: 'Graphics' });
const item = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });
const openLibrary = (page: Page) => page.getByRole('button', { name: 'Add graphics' }).click();
const tab = (page: Page, name: string) => library(page).getByRole('tab', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** A tee without a design in an event of its own, opened as its client. */
async function openOwnTee(page: Page) {
  const calls = await clientCalls(page.request, ADMIN);
  const { slug } = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  const { product_id: id } = await calls.post<{ product_id: string }>(
    `/api/${TENANT}/events/${slug}/products`,
    { blank: 'tee', name: 'Library Tee', price: '18.00', colours: ['tee-black'] },
  );
  await logIn(page, ADMIN);
  await page.goto(`/events/${slug}/products?product=${id}`);
  await expect(page.getByRole('button', { name: 'Add graphics' })).toBeVisible();
  return { slug, id };
}

test('a shape, a drawing and a template are added, undone, saved, and seen on the product', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { slug, id } = await openOwnTee(page);
  await openLibrary(page);
  await item(page, 'Star').click();
  await expect(layers(page).filter({ has: page.locator('path') })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Hex colour (#rrggbb)' }).fill(RED);
  await expect(page.getByRole('option', { name: /^Star/ }).locator('path')).toHaveAttribute('fill', RED);
  await expect(page.getByRole('region', { name: 'Design description' })).toContainText('‘Star’, red');
  await tab(page, 'Clip art').click();
  await item(page, 'Coffee cup').click();
  const cup = page.getByRole('option', { name: /^Coffee cup/ });
  await expect(cup).toHaveAttribute('aria-selected', 'true');
  expect(await cup.locator('path').count()).toBeGreaterThan(3);
  await tab(page, 'Templates').click();
  await expect(item(page, 'Thank-you gift').locator('svg path').first()).toBeAttached();
  await item(page, 'Thank-you gift').click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByRole('option', { name: /‘Thank you’/ })).toBeVisible();
  await expect(layers(page)).toHaveCount(3);
  await expectSoundHere(page, 'the library beside the canvas');
  await page.setViewportSize({ width: 1440, height: 900 });
  // One step gives back what the template replaced.
  await undo(page).click();
  await expect(layers(page)).toHaveCount(2);
  await expect(cup).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.goto(`/events/${slug}/products`);
  const picture = page.getByRole('article').locator('img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(id));
  const address = (await picture.getAttribute('src')) ?? '';
  const svg = await (await page.request.get(address, { headers: { accept: 'image/svg+xml' } })).text();
  expect(svg).toContain(`fill="${RED}"`);
  expect(svg.split('<path').length).toBeGreaterThan(6);
  await page.goto(`/events/${slug}/products?product=${id}`);
  await expect(cup).toBeVisible();
});

test('by keyboard: a template on an empty side, its text written over', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOwnTee(page);
  await page.getByRole('button', { name: 'Start with a template' }).focus();
  await page.keyboard.press('Enter');
  await expect(library(page)).toBeVisible();
  await expect(item(page, 'Event with date').locator('svg path').first()).toBeAttached();
  await tabTo(page, item(page, 'Event with date'));
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Team name and number')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /TEAM NAME/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add graphics' })).toBeFocused();
  const row = page.locator('[data-layer-row]').filter({ hasText: 'TEAM NAME' });
  await row.click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('OTTERS');
  await expect(page.getByRole('option', { name: /OTTERS/ })).toBeVisible();
});

test('the library’s code and names are fetched when it is opened, and not before', async ({ page }) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response.text().catch(() => ''));
  });
  await openOwnTee(page);
  const holdDrawings = async () =>
    (await Promise.all(answers)).some((text) => text.includes('Laurel wreath'));
  expect(await holdDrawings()).toBe(false);
  expect(await page.content()).not.toContain('Laurel wreath');
  await openLibrary(page);
  await expect(item(page, 'Star')).toBeVisible();
  await expect.poll(holdDrawings).toBe(true);
});

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('in the builder a drawing is searched and added, and its settings take the library’s place', async ({
    page,
  }) => {
    await page.goto('/event-builder?step=products&lang=en');
    const add = page.getByRole('button', { name: /^Add: Tee/ });
    await expect
      .poll(() => add.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await add.tap();
    await page.goto('/event-builder?step=products&design=0');
    await page.getByRole('button', { name: 'Add graphics' }).tap();
    await page.getByRole('searchbox', { name: 'Search graphics' }).fill('rocket');
    await expect(library(page).getByText('1 result')).toBeVisible();
    await expectSoundHere(page, 'the library on a phone');
    await page.setViewportSize({ width: 375, height: 812 });
    await item(page, 'Rocket').tap();
    await expect(library(page)).toHaveCount(0);
    await expect(page.getByRole('option', { name: /^Rocket/ })).toHaveAttribute('aria-selected', 'true');
    const width = page.getByRole('spinbutton', { name: 'Width' });
    const height = page.getByRole('spinbutton', { name: 'Height' });
    const before = Number(await height.inputValue());
    await width.fill('60');
    await expect.poll(async () => Number(await height.inputValue())).not.toBe(before);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(height).toHaveValue(String(before));
  });
});
