import { keepInPicture } from '@/lib/modules/design/rules/picture-size';
import { SCENE_LIMITS, type Crop } from '@/lib/modules/design/rules/scene-types';

export type CropHandle = 'all' | 'nw' | 'ne' | 'sw' | 'se';

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The crop after dragging a corner or the whole frame by fractions of the picture; it stays within the picture. */
export function dragCrop(from: Crop, handle: CropHandle, dx: number, dy: number): Crop {
  const least = SCENE_LIMITS.cropShare;
  const right = from.x + from.width;
  const bottom = from.y + from.height;
  if (handle === 'all') {
    const x = clamp(from.x + dx, 0, 1 - from.width);
    const y = clamp(from.y + dy, 0, 1 - from.height);
    return { ...from, x, y };
  }
  const x = handle.endsWith('w') ? clamp(from.x + dx, 0, right - least) : from.x;
  const y = handle.startsWith('n') ? clamp(from.y + dy, 0, bottom - least) : from.y;
  return keepInPicture({
    x,
    y,
    width: handle.endsWith('w') ? right - x : clamp(from.width + dx, least, 1 - x),
    height: handle.startsWith('n') ? bottom - y : clamp(from.height + dy, least, 1 - y),
  });
}
