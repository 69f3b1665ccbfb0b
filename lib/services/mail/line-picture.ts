import { createHash } from 'node:crypto';
import type { orderLines } from '@/lib/db/schema/orders';
import { renderThumbnail } from '@/lib/files/render/render-thumbnail';
import type { MailPicture } from '@/lib/mail';

/** Twice the size it is shown at, for sharp screens. */
const SIZE = 144;

/** The picture of an ordered line for its mail: the front, else the back (SPEC 2.7). Equal pictures have equal ids. */
export async function linePicture(line: typeof orderLines.$inferSelect): Promise<MailPicture> {
  const scene = line.sceneFront ?? line.sceneBack ?? undefined;
  const side = line.sceneFront || !line.sceneBack ? 'front' : 'back';
  const bytes = await renderThumbnail({
    family: line.family,
    side,
    colour: line.colourHex,
    size: SIZE,
    ...(scene ? { scene } : {}),
  });
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { cid: `${name}@merchloom`, contentType: 'image/png', bytes };
}
