import { openDesign } from '../support/design';
import { enter, tabTo } from '../support/keyboard';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

/** A logo on a flat background: a white square of 64 × 64 px with a black one in it. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAL0lEQVR42u3WMQEAAAjDsPk3DRI4+CAVkLupZQEAAGeBDAEAAAAAAPgHeCQA4C3QQVz0puXW+5kAAAAASUVORK5CYII=',
  'base64',
);

const words = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const row = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Layers' }).locator('[data-layer-row]').filter({ hasText: name });
const described = (page: Page) => page.getByRole('region', { name: 'Design description' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

test('by mouse: a text is added, coloured, said, mended and taken back step by step', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { layer } = await openDesign(page, 'ff-kids-tee');
  await page.getByRole('button', { name: 'Add text' }).click();
  await expect(words(page)).toBeFocused();
  await page.keyboard.insertText('RIVER');
  await expect(layer(/RIVER/)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: 'Hex colour (#rrggbb)' }).fill('#c8102e');
  await expect(described(page)).toContainText('‘RIVER’, red');
  await page.getByRole('spinbutton', { name: 'Size' }).fill('2');
  const mend = page.getByRole('button', { name: /^Enlarge to .* mm$/ });
  await expect(row(page, /RIVER/).locator('xpath=ancestor::li')).toContainText(/Capitals would be/);
  await mend.click();
  await expect(page.getByText(/Capitals would be/)).toHaveCount(0);
  await expectSoundHere(page, 'the editor');
  await page.setViewportSize({ width: 1440, height: 900 });
  // Four steps: corrected, scaled, coloured, retyped. A typed word is one step.
  for (let step = 0; step < 3; step += 1) await undo(page).click();
  await expect(words(page)).toHaveValue('RIVER');
  await expect(page.getByRole('textbox', { name: 'Hex colour (#rrggbb)' })).not.toHaveValue('#c8102e');
  await undo(page).click();
  await undo(page).click();
  await expect(row(page, /RIVER|Your text/)).toHaveCount(0);
});

test('by mouse: the family is chosen from its own letters, and the text is drawn in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { layer } = await openDesign(page, 'ff-kids-tee');
  await row(page, /‘Biscuit’/).click();
  const before = await layer(/‘Biscuit’/)
    .locator('path')
    .first()
    .getAttribute('d');
  await page.getByRole('button', { name: /^Font/ }).click();
  const lobster = page.getByRole('radio', { name: 'Lobster', exact: true });
  await lobster.locator('xpath=..').click();
  await expect(page.getByRole('button', { name: 'Font Lobster' })).toBeFocused();
  await expect(
    layer(/‘Biscuit’/)
      .locator('path')
      .first(),
  ).not.toHaveAttribute('d', before ?? '');
});

test('by keyboard alone: from the tools to the text, through the list and its order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesign(page, 'ff-kids-tee');
  const add = page.getByRole('button', { name: 'Add text' });
  await add.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Add picture' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('KEYS');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Size' }));
  await page.keyboard.press('ArrowUp');
  await row(page, /KEYS/).focus();
  const rows = page.getByRole('list', { name: 'Layers' }).locator('[data-layer-row]');
  await expect(rows.first()).toContainText('KEYS');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toContainText('KEYS');
  await expect(row(page, /KEYS/)).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Lock ‘KEYS’' }));
  await expect(words(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeEnabled();
  await tabTo(page, row(page, /KEYS/), 'Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(row(page, /KEYS/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row(page, /KEYS/)).toHaveCount(1);
});

test('a picture is sent, cropped and loses its background; what is no picture says why', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { layer } = await openDesign(page, 'ff-kids-tee');
  const files = page.locator('input[type=file][multiple]');
  const notes = {
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Dear diary, no picture here'),
  };
  await files.setInputFiles([{ name: 'our_logo.png', mimeType: 'image/png', buffer: LOGO }, notes]);
  await expect(layer(/our logo/)).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('alert')).toContainText('Unsupported file', {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Dismiss notes.png' }).click();
  await expect(uploads.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'Crop width' }).fill('50');
  await expect(
    layer(/our logo/)
      .locator('svg, image')
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Reset crop' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove background' }).click();
  await expect(page.getByText('Removing background…')).toHaveCount(0, { timeout: 30_000 });
});

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('the panels are a sheet below the garment, and can be folded away', async ({ page }) => {
    const { layer, canvas, sizeOf } = await openDesign(page, 'ff-kids-tee');
    await page.getByRole('tab', { name: 'Layers' }).tap();
    await row(page, /‘Biscuit’/).tap();
    await expect(layer(/‘Biscuit’/)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Edit' }).tap();
    await words(page).fill('THUMB');
    await expect(layer(/THUMB/)).toBeVisible();
    await page.getByRole('tab', { name: 'Colour' }).tap();
    await expect(page.getByRole('radiogroup', { name: 'Garment colour' })).toBeVisible();
    const open = await sizeOf(canvas);
    await page.getByRole('button', { name: 'Hide panels' }).tap();
    await expect(page.getByRole('radiogroup', { name: 'Garment colour' })).toBeHidden();
    await expect.poll(async () => (await sizeOf(canvas)).height).toBeGreaterThan(open.height);
    await page.getByRole('tab', { name: 'Edit' }).tap();
    await expect(words(page)).toHaveValue('THUMB');
    await page.getByRole('radio', { name: /^Back/ }).tap();
    await expect(page.getByRole('listbox', { name: 'Design, back' })).toBeVisible();
    await expect(described(page)).toContainText('Description: Back');
    await expectSoundHere(page, 'the editor of a side');
  });
});
