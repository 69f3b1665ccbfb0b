import { expect, type Locator, type Page } from '@playwright/test';
import { moveFingers } from './design';
import { enter, move, tabTo, typeInto } from './keyboard';

/** The actions of a user in a walk; tests touch the page only through these. */
export interface Hand {
  /** Presses a button or a link. */
  press(target: Locator): Promise<void>;
  /** Selects a radio button, or ticks a checkbox. */
  tick(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Chooses a file through the button or label that opens the file dialog. */
  give(input: Locator, opener: Locator, path: string): Promise<void>;
  /** Moves a layer of a design down by some centimetres. */
  lower(layer: Locator): Promise<void>;
}

/** Makes Playwright intercept file dialogs from now on, because one must not open between press and interception. */
function expectDialogs(page: Page): void {
  page.on('filechooser', () => undefined);
}

async function choose(page: Page, open: () => Promise<void>, path: string): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await open();
  await (await dialog).setFiles(path);
}

/** Minimum length of a drag, in px: on phones a text is hardly higher. */
const LEAST = 24;

/** Points from a layer's centre to somewhat below its lower edge. */
async function wayDown(layer: Locator): Promise<{ x: number; y: number }[]> {
  await layer.scrollIntoViewIfNeeded();
  const box = await layer.boundingBox();
  if (!box) throw new Error(`${layer} is not on the screen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const way = Math.max(LEAST, 1.2 * box.height);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x, y: y + share * way }));
}

export function byMouse(page: Page): Hand {
  expectDialogs(page);
  return {
    press: (target) => target.click(),
    tick: (target) => target.check(),
    async write(field, text) {
      await field.click();
      await field.fill(text);
    },
    give: (_, opener, path) => choose(page, () => opener.click(), path),
    async lower(layer) {
      const [from, ...way] = await wayDown(layer);
      await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
      await page.mouse.down();
      for (const { x, y } of way) await page.mouse.move(x, y);
      await page.mouse.up();
    },
  };
}

/** A touch user: every press is a tap; text comes from the on-screen keyboard. */
export function byThumb(page: Page): Hand {
  expectDialogs(page);
  return {
    press: (target) => target.tap(),
    async tick(target) {
      if (!(await target.isChecked())) await target.tap();
      await expect(target).toBeChecked();
    },
    async write(field, text) {
      await field.tap();
      await field.fill(text);
    },
    give: (_, opener, path) => choose(page, () => opener.tap(), path),
    async lower(layer) {
      const [from, ...way] = await wayDown(layer);
      if (from) await moveFingers(page, [from, ...way]);
    },
  };
}

/** The shorter direction: Shift+Tab for elements before the focus. */
async function towards(target: Locator): Promise<'Tab' | 'Shift+Tab'> {
  await target.waitFor({ state: 'attached' });
  const isBefore = await target.evaluate((element) => {
    const at = document.activeElement;
    if (!at || at === document.body) return false;
    return (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/** A radio group has one tab stop; arrow keys reach its other buttons. */
async function chooseRadio(page: Page, target: Locator): Promise<void> {
  if (await target.isChecked()) return;
  const name = await target.getAttribute('name');
  const group = page.locator(`input[type="radio"][name="${name}"]`);
  const checked = page.locator(`input[type="radio"][name="${name}"]:checked`);
  const stop = (await checked.count()) > 0 ? checked : group.first();
  await tabTo(page, stop, await towards(stop));
  if ((await checked.count()) === 0) await page.keyboard.press('Space');
  for (let steps = await group.count(); steps > 0 && !(await target.isChecked()); steps -= 1) {
    await move(page, 'ArrowDown');
  }
  await expect(target).toBeChecked();
}

/** A keyboard user; each focused element on the way must have a visible focus. */
export function byKeyboard(page: Page): Hand {
  expectDialogs(page);
  return {
    press: async (target) => enter(page, target, await towards(target)),
    async tick(target) {
      if ((await target.getAttribute('type')) === 'radio') return chooseRadio(page, target);
      await tabTo(page, target, await towards(target));
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async write(field, text) {
      await tabTo(page, field, await towards(field));
      await typeInto(page, field, text);
    },
    async give(input, _, path) {
      await tabTo(page, input, await towards(input));
      await choose(page, () => page.keyboard.press('Enter'), path);
    },
    async lower(layer) {
      await tabTo(page, layer, await towards(layer));
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowDown');
    },
  };
}
