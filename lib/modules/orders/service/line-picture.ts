import { createHash } from 'node:crypto';
import type { orderLines } from '@/lib/db/schema/orders';
import { renderThumbnail } from '@/lib/files/render/render-thumbnail';
import type { MailPicture } from '@/lib/mail';

/** Twice the size at which it is shown, for high-density screens. */
const SIZE = 144;

/** Size of the LRU cache of drawn pictures, about 10 kB each. */
const KEPT = 300;
const kept = new Map<string, Promise<MailPicture>>();

type LineRow = typeof orderLines.$inferSelect;
type Line = Pick<LineRow, 'family' | 'colourHex' | 'sceneFront' | 'sceneBack'> &
  Partial<Pick<LineRow, 'personalisation'>>;

async function draw({ family, colourHex, sceneFront, sceneBack }: Line): Promise<MailPicture> {
  const scene = sceneFront ?? sceneBack ?? undefined;
  const side = sceneFront || !sceneBack ? 'front' : 'back';
  const bytes = await renderThumbnail({
    family,
    side,
    colour: colourHex,
    size: SIZE,
    ...(scene ? { scene } : {}),
  });
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { cid: `${name}@merchloom`, contentType: 'image/png', bytes };
}

/**
 * The picture of an ordered line for its mail: the front, else the back (S2.7). Equal pictures have equal ids and are
 * drawn once: on a busy day most lines repeat. What somebody had printed for themselves isn't kept (D46).
 */
export function linePicture(line: Line): Promise<MailPicture> {
  if (Object.keys(line.personalisation ?? {}).length > 0) return draw(line);
  const drawn = [line.family, line.colourHex, line.sceneFront, line.sceneFront ? null : line.sceneBack];
  const key = createHash('sha256').update(JSON.stringify(drawn)).digest('base64');
  const picture = kept.get(key) ?? draw(line);
  kept.delete(key);
  kept.set(key, picture);
  for (const [oldest] of kept) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  // A failed picture is not cached, so the next mail tries again.
  picture.catch(() => kept.delete(key));
  return picture;
}
