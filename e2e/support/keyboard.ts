import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element, and whether its focus is visible (WCAG 2.4.7, 2.4.11). */
interface Stand {
  name: string;
  /** Whether the focus changed its appearance. */
  marked: boolean;
  /** What covers its centre, or that it is off screen; empty if visible. */
  hidden: string;
}

interface Watch extends Window {
  looks?: Map<Element, string>;
  lookOf?: (element: Element) => string;
}

/**
 * Installs a function that returns the appearance of an element; for a visually hidden field, that of its surroundings.
 */
function installLook(page: Page): Promise<void> {
  return page.evaluate(() => {
    const styleOf = (element: Element | null | undefined) => {
      if (!element) return '';
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join('|');
    };
    (window as Watch).lookOf = (element) => {
      if (element.getBoundingClientRect().width > 1) {
        return styleOf(element) + styleOf(element.nextElementSibling);
      }
      const around = [element.parentElement, element.parentElement?.parentElement];
      return [element.nextElementSibling, ...around].map(styleOf).join();
    };
  });
}

/** Records how each focusable element looks without focus. */
async function rememberLooks(page: Page): Promise<void> {
  await installLook(page);
  await page.evaluate(() => {
    const { lookOf = () => '' } = window as Watch;
    const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]');
    const looks = new Map<Element, string>();
    for (const one of all) {
      if (one !== document.activeElement) looks.set(one, lookOf(one));
    }
    (window as Watch).looks = looks;
  });
}

async function readStand(page: Page): Promise<Stand> {
  return page.evaluate(() => {
    const { lookOf = () => '', looks } = window as Watch;
    const at = document.activeElement;
    if (!at || at === document.body) return { name: 'the page itself', marked: true, hidden: '' };
    const name = `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
    const marked = looks?.get(at) !== lookOf(at);
    const isHidden = at instanceof HTMLInputElement && at.getBoundingClientRect().width <= 1;
    const seen = (isHidden ? at.labels?.[0] : at) ?? at;
    const box = seen.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      return { name, marked, hidden: `outside: ${Math.round(x)}, ${Math.round(y)}` };
    }
    const above = document.elementFromPoint(x, y);
    // Elements of a drawing overlap; the selection frame shows which one has the focus.
    const own =
      above &&
      (seen.contains(above) ||
        above.contains(seen) ||
        above.closest('label')?.contains(seen) ||
        (seen instanceof SVGElement && seen.ownerSVGElement?.contains(above)));
    return { name, marked, hidden: own ? '' : `under ${above?.outerHTML.slice(0, 120)}` };
  });
}

/** Presses a key that moves the focus; the focused element must be visible and look focused. */
export async function move(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown'): Promise<void> {
  await rememberLooks(page);
  await page.keyboard.press(key);
  await expect
    .poll(async () => readStand(page), { message: `after ${key}`, timeout: 3000 })
    .toMatchObject({ marked: true, hidden: '' });
}

/** Tabs until this element has the focus; checks each stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < 90; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await move(page, key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/** Types into a field by keyboard. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses Enter on an element reached by keyboard. */
export async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Tabs once around a dialog: the focus starts and stays in it. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside, 'the dialog takes the focus').toBe(true);
  const stops = await dialog.locator('button, a[href], input, select').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await move(page, 'Tab');
    expect(await inside(), 'the focus stays in the dialog').toBe(true);
  }
}

/** 1280 × 1024 at 100 % and at 400 % zoom (WCAG 1.4.10). */
export const SCREENS = [
  ['1280 × 1024', { width: 1280, height: 1024 }],
  ['1280 × 1024 at 400 %', { width: 320, height: 256 }],
] as const;
