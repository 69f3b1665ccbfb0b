import { expect, test, type Page } from '../support/test';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 } });

/** What the document asks for ahead of its style sheet, by kind. */
async function preloadedIn(page: Page, path: string, kind: 'font' | 'image'): Promise<string[]> {
  const document = await (await page.request.get(path)).text();
  const links = document.match(/<link [^>]*rel="preload"[^>]*>/g) ?? [];
  return links.filter((link) => link.includes(`as="${kind}"`));
}

/** The address of the picture that was the largest contentful paint; empty where it was text. */
function largestPicture(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url?: string }) | undefined;
          resolve(last?.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

for (const [what, path, face] of [
  ['a product page', '/fjord-fern/Product=ff-crew-tee', 'inter-latin-700'],
  ['a store page', '/fjord-fern', 'inter-latin-700'],
  ['a claim page', '/lumen-summit', 'archivo-black-latin-400'],
] as const) {
  test(`${what} preloads one face, that of its header’s first text, and one picture`, async ({ page }) => {
    const faces = await preloadedIn(page, path, 'font');
    expect(faces).toHaveLength(1);
    expect(faces[0]).toContain(face);
    expect(await preloadedIn(page, path, 'image')).toHaveLength(1);
    await page.goto(path);
    expect(await page.locator('img[fetchpriority=high]').count()).toBe(1);
  });
}

for (const [what, path] of [
  ['a product page', '/fjord-fern/Product=ff-crew-tee'],
  ['a claim page', '/lumen-summit'],
] as const) {
  test(`the picture that ${what} preloads is its largest contentful paint`, async ({ page }) => {
    const [preload = ''] = await preloadedIn(page, path, 'image');
    await page.goto(path);
    await expect.poll(() => largestPicture(page)).toContain('/preview/');
    const { pathname, search } = new URL(await largestPicture(page));
    expect(preload).toContain(`"${pathname}${search}"`);
  });
}
