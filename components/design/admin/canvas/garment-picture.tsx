import { memo, useMemo } from 'react';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentLayers } from '@/lib/modules/design/rules/garments/garment-svg';

interface GarmentPictureProps {
  family: GarmentFamily;
  side: Side;
  colour: string;
  size: number;
  /** `under`: below the artwork; `over`: the folds above it. */
  part: 'under' | 'over';
}

/** Rendered size in px. Drawing folds is slow, so zooming scales this picture instead of drawing it again. */
const DRAWN_PX = 1000;

/** One part of the blank, on a compositor layer of its own, so that drags never repaint it. */
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
