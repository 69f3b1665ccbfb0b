import type { FrameLocator, Page } from '@playwright/test';
import { formReady } from '../support/form-ready';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

/** Of a change in the editor, until the frame has painted it. */
const BUDGET_MS = 200;

const live = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview"]');
const surface = (page: Page) => live(page).locator('[data-surface="store"]');
const heading = (page: Page) => page.getByRole('textbox', { name: 'Heading optional', exact: true });

async function openStudio(page: Page, slug: string, email: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, email);
  await page.goto(`/events/${slug}/store-configuration`);
  await formReady(page, 'Save');
  await expect(surface(page)).toHaveAttribute('data-live-page', 'home');
}

/** The time from typing into a field until the frame's first paint with the text, in milliseconds. */
function timeToPaint(page: Page, field: string, text: string): Promise<number> {
  return page.evaluate(
    ([name, value]) =>
      new Promise<number>((resolve) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview"]');
        const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
        const shown = frame?.contentDocument;
        if (!input || !shown || !frame.contentWindow) throw new Error('no studio');
        let began = 0;
        const observer = new MutationObserver(() => {
          if (!shown.body.textContent?.includes(value ?? '')) return;
          observer.disconnect();
          // The frame after the next begins once this one is painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
        });
        observer.observe(shown.body, { childList: true, characterData: true, subtree: true });
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        began = performance.now();
        set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [field, text],
  );
}

test('the storefront beside the form shows a change within 200 ms, and nothing is saved', async ({
  page,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await openStudio(page, 'tidewater', 'admin@tidewater-books.example');
  const times: number[] = [];
  for (const text of ['One word', 'Two words', 'Three words', 'Four words', 'Five words']) {
    times.push(await timeToPaint(page, 'storeConfig.homeHeading', text));
    await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(text);
  }
  const median = times.toSorted((a, b) => a - b)[2];
  test.info().annotations.push({ type: 'change to paint, ms', description: times.map(Math.round).join(' ') });
  expect(median).toBeLessThanOrEqual(BUDGET_MS);
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#7a1fa2');
  await expect
    .poll(() =>
      surface(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--store-primary')),
    )
    .toBe('#7a1fa2');
  expect(writes.filter((url) => url.includes('/configuration/update'))).toEqual([]);
  await page.getByRole('button', { name: /^Discard/ }).click();
});

test('at three widths, with the pages that its texts are on', async ({ page }) => {
  await openStudio(page, 'tidewater', 'admin@tidewater-books.example');
  const width = () =>
    live(page)
      .locator('body')
      .evaluate(() => window.innerWidth);
  for (const [name, pixels] of [
    ['Phone', 375],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('radio', { name }).check({ force: true });
    await expect.poll(width).toBe(pixels);
  }
  await page.getByRole('combobox', { name: 'Page' }).selectOption('contact-us');
  await expect(surface(page)).toHaveAttribute('data-live-page', 'contact-us');
  await page.getByRole('textbox', { name: /^Contact page heading/ }).fill('Write to us');
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('Write to us');
  await page.getByRole('button', { name: /^Discard/ }).click();
});

test('a gift page and an order form are shown as what they are', async ({ page }) => {
  await openStudio(page, 'lumen-summit', 'admin@lumen-robotics.example');
  await expect(live(page).getByText('Promotion code').first()).toBeVisible();
  await heading(page).fill('A gift for you');
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText('A gift for you');
  await page.getByRole('button', { name: /^Discard/ }).click();
  await openStudio(page, 'lumen-crew', 'admin@lumen-robotics.example');
  await expect(live(page).getByText('Crew Cap').first()).toBeVisible();
});

test('what is no editor around it cannot change the frame, and others cannot open it', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404);
  await openStudio(page, 'tidewater', 'admin@tidewater-books.example');
  const path = '/events/tidewater/store-configuration/live';
  const answer = await page.goto(path);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer?.headers()['cache-control']).toContain('no-store');
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => window.postMessage({ kind: 'store-look', page: 'about-us' }, '*'));
  await expect(page.locator('[data-surface="store"]')).not.toHaveAttribute('data-live-page');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(before);
  await logIn(page, 'admin@lumen-robotics.example');
  expect((await page.goto(path))?.status()).toBe(404);
});

test('an earlier version comes back', async ({ page }) => {
  const mark = Math.random().toString(36).slice(2, 8);
  await openStudio(page, 'tidewater', 'admin@tidewater-books.example');
  for (const text of [`First ${mark}`, `Second ${mark}`]) {
    await heading(page).fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Versions' }).click();
  const first = page.getByRole('listitem').filter({ hasText: `First ${mark}` });
  await first.getByRole('button', { name: /^Restore version/ }).click();
  await expect(heading(page)).toHaveValue(`First ${mark}`);
  await expect(live(page).getByRole('heading', { level: 1 })).toHaveText(`First ${mark}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByText(/^Restored from version \d+$/).first()).toBeVisible();
});
