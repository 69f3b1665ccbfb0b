import { expect, type Locator, type Page } from '@playwright/test';

/** Where the keyboard stands, and what a person sees of it (WCAG 2.4.7, 2.4.11). */
interface Stand {
  name: string;
  /** Whether focus changed anything that can be seen. */
  marked: boolean;
  /** What covers its middle, or where it went; empty when it can be seen. */
  hidden: string;
}

interface Watch extends Window {
  looks?: Map<Element, string>;
  lookOf?: (element: Element) => string;
}

/** What of an element tells that it has the focus; of a hidden field, whose label is what one sees, what is around it. */
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

/** Keeps how everything that can take the focus looks without it. */
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
    // The parts of a drawing lie over and under each other, and a frame says which of them is meant.
    const own =
      above &&
      (seen.contains(above) ||
        above.contains(seen) ||
        above.closest('label')?.contains(seen) ||
        (seen instanceof SVGElement && seen.ownerSVGElement?.contains(above)));
    return { name, marked, hidden: own ? '' : `under ${above?.outerHTML.slice(0, 120)}` };
  });
}

/** Presses a key that moves the focus; whoever has it then can be seen, and is seen to have it. */
export async function move(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown'): Promise<void> {
  await rememberLooks(page);
  await page.keyboard.press(key);
  await expect
    .poll(async () => readStand(page), { message: `after ${key}`, timeout: 3000 })
    .toMatchObject({ marked: true, hidden: '' });
}

/** Tabs until this has the focus, looking at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < 90; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await move(page, key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/** Types into the field with this name. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses Enter on this. */
export async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Goes once around a dialog: the focus begins and stays in it. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside, 'the dialog takes the focus').toBe(true);
  const stops = await dialog.locator('button, a[href], input, select').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await move(page, 'Tab');
    expect(await inside(), 'the focus stays in the dialog').toBe(true);
  }
}

/** 1280 × 1024 as it is, and at 400 %: WCAG 1.4.10. */
export const SCREENS = [
  ['1280 × 1024', { width: 1280, height: 1024 }],
  ['1280 × 1024 at 400 %', { width: 320, height: 256 }],
] as const;
