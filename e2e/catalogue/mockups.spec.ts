import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

/** The files of a ZIP, by name. */
function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Buffer>();
    const read = (zip: ZipFile, entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          found.set(entry.fileName, Buffer.concat(parts));
          zip.readEntry();
        });
      });
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: Entry) => read(zip, entry));
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}

test('mock-ups of every colour come as a ZIP of large pictures (S2.2-75)', async ({ page }) => {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto('/events/fjord-fern/products?product=ff-crew-tee');
  const button = page.getByRole('button', { name: 'Download mock-ups' });
  await hydrated(button);
  // A garment's folds are filters, which a processor without a graphics card takes seconds to paint at this size.
  test.slow();
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await button.click();
  await expect(page.getByText(/^Preparing \d of 3 pictures…$/)).toBeVisible();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe('Crew Tee.zip');
  const files = await filesIn(readFileSync(await archive.path()));
  expect([...files.keys()].sort()).toEqual([
    'Crew Tee – Black – front.png',
    'Crew Tee – Forest – front.png',
    'Crew Tee – Oat – front.png',
  ]);
  const centres = new Set<string>();
  for (const [name, bytes] of files) {
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
    expect([name, format, width, height, hasAlpha]).toEqual([name, 'png', 2000, 2000, true]);
    // The shoulder is cloth without print, in its own colour; around the garment there is nothing.
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    expect([name, at(5, 5)[3]]).toEqual([name, 0]);
    expect([name, at(1000, 500)[3]]).toEqual([name, 255]);
    centres.add(at(1000, 500).join());
  }
  expect(centres.size).toBe(3);
});
