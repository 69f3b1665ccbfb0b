import { hydrated } from '../support/form-ready';
import { expect, test } from '../support/test';

test('a change of page that takes a while shows its progress, and its end (S9-18)', async ({ page }) => {
  await page.goto('/fjord-fern/products');
  const held: (() => void)[] = [];
  let open = false;
  await page.route(/[?&]_rsc=/, async (route) => {
    if (!open) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveCount(0);
  // The home link is not prefetched, so the click sends a request; before hydration it would be a full page load.
  const home = page.locator('header a[href="/fjord-fern"]');
  await hydrated(home);
  await home.click();
  await expect(bar).toHaveAttribute('data-progress', 'running');
  await expect(page).toHaveURL(/\/products$/);
  open = true;
  for (const release of held) release();
  await expect(page).toHaveURL(/\/fjord-fern$/);
  await expect(bar).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
