import { axeFindings, axeFindingsInNewParts } from '../support/axe';
import { expect, test } from '../support/test';

/** A picture without a text, shown on wide screens only. */
const WIDE_ONLY = `<!doctype html><html lang="en"><title>A page</title>
  <style>.wide { display: none } @media (min-width: 1000px) { .wide { display: block } }</style>
  <main><h1>A page</h1><div class="wide"><p><img src="data:,"></p></div></main></html>`;

test('axe reads what only another width shows, once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.setContent(WIDE_ONLY);
  expect(await axeFindings(page)).toEqual([]);
  expect(await axeFindingsInNewParts(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFindingsInNewParts(page)).toEqual(['image-alt: <img src="data:,">']);
  expect(await axeFindingsInNewParts(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual(['image-alt: <img src="data:,">']);
  await expect(page.locator('[data-axe-new]')).toHaveCount(0);
});
