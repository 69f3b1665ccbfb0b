import { expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Calls } from './calls';

/** A picture of one colour. */
export function picture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a picture, and returns its file id once the worker has accepted it. */
export async function sendPicture(calls: Calls, base: string, bytes: Buffer): Promise<string> {
  const wish = { name: 'your-picture.png', type: 'image/png', bytes: bytes.length };
  const begun = await calls.post<{ token: string; parts: number; part_size: number }>(base, wish);
  const { token, parts, part_size: size } = begun;
  for (let part = 1; part <= parts; part += 1) {
    await calls.post(`${base}/${token}/parts/${part}`, bytes.subarray((part - 1) * size, part * size));
  }
  await calls.post(`${base}/${token}/finish`, {});
  let id = '';
  await expect
    .poll(async () => {
      id = (await calls.get<{ picture: { id: string } | null }>(`${base}/${token}`)).picture?.id ?? '';
      return id;
    })
    .not.toBe('');
  return id;
}

const WORDS = { few: 'this picture has too few pixels', missing: 'choose the picture to print' };

/** The field for the shopper's own picture, 100 mm wide, on any form. */
export function pictureField(page: Pick<Page | FrameLocator, 'locator'>) {
  const field = page.locator('[data-picture]');
  const choose = async (name: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  return {
    choose,
    missing: field.getByText(WORDS.missing),
    tooSmall: field.getByText(WORDS.few),
    chosen: field.getByRole('img', { name: 'The picture you chose' }),
    remove: field.getByRole('button', { name: 'Remove' }),
    /** 120 pixels are 30 dpi: refused at once, with the reason. */
    chooseTooSmall: async () => {
      await choose('tiny.png', await picture(120, 120, '#aa3300'));
      await expect(field.getByText(WORDS.few)).toBeVisible();
    },
    /** A printable picture of this colour. */
    chooseGood: async (background: string) => {
      await choose('mine.png', await picture(900, 600, background));
      await expect(field.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
      await expect(field.getByText(WORDS.few)).toBeHidden();
      await expect(field.getByText(WORDS.missing)).toBeHidden();
    },
  };
}
