import sharp from 'sharp';
import { axeFindings } from '../support/axe';
import { isLive } from '../support/builder';
import { expect, test } from '../support/test';

/** A dark bar on white, as logos often come. */
async function logoOnWhite(): Promise<Buffer> {
  const bar = { create: { width: 1400, height: 500, channels: 3 as const, background: '#15171c' } };
  const white = { create: { width: 2000, height: 1000, channels: 3 as const, background: '#ffffff' } };
  const input = await sharp(bar).png().toBuffer();
  return sharp(white)
    .composite([{ input, left: 300, top: 250 }])
    .png()
    .toBuffer();
}

test('a logo on white: its background goes, and where it is then lost, another colour takes over (S3.4-34)', async ({
  page,
}) => {
  await page.goto('/event-builder?step=look');
  await isLive(page);
  const buffer = await logoOnWhite();
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Your logo has a background')).toBeVisible({ timeout: 60_000 });
  await page.goto('/event-builder?step=products');
  await isLive(page);
  await page.getByRole('button', { name: /^Add: Tee/ }).click();
  await expect(page.getByText(/Your logo prints as a rectangle on Black/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove background' }).click();
  const lost = page.getByText('Your logo is hard to see on Black');
  await expect(lost).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('button', { name: /^Use .* instead$/ })
    .first()
    .click();
  await expect(lost).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).not.toBeChecked();
  await expect(page.getByText('All saved')).toBeVisible();
});
