import { statSync } from 'node:fs';
import sharp from 'sharp';
import { partCount } from '../../lib/modules/uploads/rules/limits';
import { openDesign } from '../support/design';
import { expect, test, type Page } from '../support/test';

const PART = /\/uploads\/[A-Za-z0-9]+\/parts\/(\d+)$/;
const partOf = (url: string): number => Number(PART.exec(new URL(url).pathname)?.[1]);

/** A photograph large enough for several upload parts; on disk, so that the same file can be chosen again. */
async function photoAt(path: string): Promise<{ path: string; parts: number[] }> {
  await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toFile(path);
  const parts = Array.from({ length: partCount(statSync(path).size) }, (_, index) => index + 1);
  return { path, parts };
}

/** Counts started uploads and answered parts. */
function watchUploads(page: Page) {
  const seen = { begun: 0, parts: [] as number[] };
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/uploads$/.test(new URL(request.url()).pathname)) seen.begun += 1;
  });
  page.on('response', (response) => {
    if (PART.test(new URL(response.url()).pathname) && response.ok()) seen.parts.push(partOf(response.url()));
  });
  return seen;
}

/** Simulates a lost connection after the second part: later parts wait until `end` is called. */
async function enterTunnel(page: Page): Promise<{ end: () => void }> {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(PART, async (route) => {
    if (partOf(route.request().url()) > 2) await over;
    // A request that was cancelled by a reload cannot be continued.
    await route.continue().catch(() => undefined);
  });
  return { end };
}

const picked = (page: Page) => page.locator('input[type=file][multiple]');
const rising = (one: number, other: number): number => one - other;

test('a reload in the middle of an upload: the same file goes on from what is there', async ({
  page,
}, testInfo) => {
  const photo = await photoAt(testInfo.outputPath('harbour.png'));
  const { layer } = await openDesign(page, 'ff-kids-tee');
  const seen = watchUploads(page);
  const tunnel = await enterTunnel(page);
  await picked(page).setInputFiles(photo.path);
  await expect.poll(() => seen.parts.toSorted(rising)).toEqual([1, 2]);
  // Reload first: otherwise the waiting parts would continue.
  await page.reload();
  tunnel.end();
  await page.unroute(PART);
  await expect(layer(/‘Biscuit’/)).toBeVisible();
  await expect(layer(/harbour/)).toHaveCount(0);
  await picked(page).setInputFiles(photo.path);
  await expect(layer(/harbour/)).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 });
  expect(seen.begun).toBe(1);
  expect(seen.parts.toSorted(rising)).toEqual(photo.parts);
});

test('a connection that is lost in the middle of an upload: it goes on by itself once there is one', async ({
  page,
  context,
  expectLostConnection,
}, testInfo) => {
  expectLostConnection();
  const photo = await photoAt(testInfo.outputPath('harbour.png'));
  const { layer } = await openDesign(page, 'ff-kids-tee');
  const seen = watchUploads(page);
  const lost: number[] = [];
  page.on('requestfailed', (request) => lost.push(partOf(request.url())));
  const tunnel = await enterTunnel(page);
  await picked(page).setInputFiles(photo.path);
  await expect.poll(() => seen.parts.toSorted(rising)).toEqual([1, 2]);
  await context.setOffline(true);
  tunnel.end();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  // Work done meanwhile is kept too.
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('HARBOUR LIGHTS');
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('progressbar', { name: 'Uploading harbour.png' })).toBeVisible();
  await expect(uploads.getByRole('alert')).toHaveCount(0);
  expect(seen.parts.toSorted(rising)).toEqual([1, 2]);
  await context.setOffline(false);
  await expect(layer(/harbour/)).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 });
  await expect(layer(/HARBOUR LIGHTS/)).toBeVisible();
  expect(seen.begun).toBe(1);
  expect(seen.parts.toSorted(rising)).toEqual(photo.parts);
  await expect(uploads.getByRole('listitem')).toHaveCount(0);
});
