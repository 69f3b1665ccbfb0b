import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPreview } from '@/lib/files/render/render-preview';
import { PICTURE_WIDTHS } from '@/lib/modules/catalogue/service/preview-key';
import { contentOf, drawnFiles, type DemoPicture } from './demo-pictures';

/** A file of this name is whole: it is written under another one first. */
async function place(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

async function draw(
  folder: string,
  content: string,
  { family, side, hex, scene }: DemoPicture,
): Promise<void> {
  const drawn = await renderPreview({ family, side, colour: hex, scene }, PICTURE_WIDTHS);
  for (const { name, width, format } of drawnFiles(content)) {
    const picture = drawn.find((one) => one.width === width && one.format === format);
    if (picture) await place(join(folder, name), picture.bytes);
  }
}

/**
 * Draws the pictures that the folder lacks, one after another, removes what belongs to none of them, and returns how many
 * it drew: none, where nothing has changed since. S2.7-20.
 */
export async function drawPictures(folder: string, pictures: readonly DemoPicture[]): Promise<number> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const wanted = new Map(pictures.map((picture) => [contentOf(picture), picture]));
  const named = new Set([...wanted.keys()].flatMap(drawnFiles).map(({ name }) => name));
  for (const name of there) if (!named.has(name)) await rm(join(folder, name));
  let drawn = 0;
  for (const [content, picture] of wanted) {
    if (drawnFiles(content).every(({ name }) => there.has(name))) continue;
    await draw(folder, content, picture);
    drawn += 1;
  }
  return drawn;
}
