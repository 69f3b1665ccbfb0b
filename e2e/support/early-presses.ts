import { expect, type Browser, type Page } from '@playwright/test';

const EVERY_MS = 50;

interface Watched extends Window {
  heard: number;
}

/** A button that counts its presses. */
export interface Counter {
  url: string;
  /** Selector of the button. */
  button: string;
  /** How many presses have taken effect. */
  counted(page: Page): Promise<number>;
}

export interface Presses {
  /** Clicks that the button got, by the browser's own account. */
  heard: number;
  lost: number;
}

async function open(browser: Browser) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 1400 } });
  return context.newPage();
}

/** Where the button will be. Everything stays where it is as the page comes (S2.5-13). */
async function placeOf(browser: Browser, { url, button }: Counter) {
  const page = await open(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.locator(button).boundingBox();
  await page.context().close();
  if (!box) throw new Error(`${button} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Loads a page on a processor four times slower and presses its button every 50 ms from the first byte, until presses
 * take effect; returns how many of those that the button got have none.
 */
export async function pressEarly(browser: Browser, counter: Counter): Promise<Presses> {
  const place = await placeOf(browser, counter);
  const page = await open(browser);
  await page.addInitScript((button) => {
    Object.assign(window, { heard: 0 });
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.closest(button)) (window as unknown as Watched).heard += 1;
    };
    window.addEventListener('click', hear, true);
  }, counter.button);
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(counter.url, { waitUntil: 'commit' });

  const sent: Promise<unknown>[] = [];
  const press = () => {
    const mouse = { ...place, button: 'left', clickCount: 1 } as const;
    sent.push(control.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }));
    sent.push(control.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }));
  };
  const pressing = setInterval(press, EVERY_MS);
  await expect.poll(() => counter.counted(page)).toBeGreaterThan(1);
  clearInterval(pressing);
  await Promise.all(sent);
  const heard = await page.evaluate(() => (window as unknown as Watched).heard);
  const lost = heard - (await counter.counted(page));
  await page.context().close();
  return { heard, lost };
}
