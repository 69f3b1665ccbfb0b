import { memo, useMemo } from 'react';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentLayers } from '@/lib/modules/design/rules/garments/garment-svg';

interface GarmentPictureProps {
  family: GarmentFamily;
  side: Side;
  colour: string;
  size: number;
  /** What lies below the artwork, or the folds that lie over it. */
  part: 'under' | 'over';
}

/** Pixels that the blank is drawn at: its folds take long, so zooming enlarges the picture instead of drawing it anew. */
const DRAWN_PX = 1000;

/** One half of the blank, as a picture of its own layer: dragging over it never paints it again. */
export const GarmentPicture = memo(function GarmentPicture(props: GarmentPictureProps) {
  const { family, side, colour, size, part } = props;
  const source = useMemo(() => {
    const idPrefix = `canvas-${part}`;
    const layers = garmentLayers({ family, side, colour, width: DRAWN_PX, idPrefix });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(layers[part])}`;
  }, [family, side, colour, part]);
  return (
    <img
      src={source}
      alt=""
      draggable={false}
      width={DRAWN_PX}
      height={DRAWN_PX}
      className="pointer-events-none absolute left-0 top-0 max-w-none origin-top-left select-none will-change-transform"
      style={{ transform: `scale(${size / DRAWN_PX})` }}
    />
  );
});
