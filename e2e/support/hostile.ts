import { expect, type Page } from '@playwright/test';
import { HOSTILE_ATTEMPTS } from '../../scripts/test/hostile-texts';

/** What one of the attempts has, whichever. */
export const SAID = /__ran|evil\.|<b>|calc|OpenAction|passwd|msgbox/;

/** Fails on what a page asks of another host, and on any dialog that it opens. */
export function watch(page: Page, home: string): string[] {
  const heard: string[] = [];
  const { hostname } = new URL(home);
  page.on('request', (sent) => {
    const url = new URL(sent.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== hostname) heard.push(sent.url());
  });
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return heard;
}

/** Says the attempts, each field beginning with another; each is tried in some field. */
export function speaker(fits: (text: string) => boolean = () => true): (most: number) => string {
  const attempts = HOSTILE_ATTEMPTS.filter((text) => fits(text));
  let turn = 0;
  /** As many of the attempts as a field takes. */
  return (most) => {
    const from = (turn += 5) % attempts.length;
    const all = [...attempts.slice(from), ...attempts.slice(0, from)];
    const fitting: string[] = [];
    for (const text of all) if ([...fitting, text].join(' ').length <= most) fitting.push(text);
    return (fitting.join(' ') || '<b>x</b>').trim();
  };
}

/** The page says a hostile text, and nothing of it has become more than text. */
export async function expectHarmlessHere(page: Page, name: string): Promise<void> {
  await expect(page.getByText(SAID).first(), name).toBeAttached();
  const found = await page.evaluate(() => ({
    ran: '__ran' in window,
    handlers: document.querySelectorAll(
      '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onpageshow], [src*="evil"], [srcset*="evil"], ' +
        '[style*="evil"], [href^="javascript:" i], iframe[srcdoc], base, object, embed, portal, marquee',
    ).length,
  }));
  expect([name, found]).toEqual([name, { ran: false, handlers: 0 }]);
  const linked = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of linked) expect(() => JSON.parse(text) as unknown).not.toThrow();
}
