'use client';

import { Image as PictureIcon, Shapes } from 'lucide-react';
import { outlineBox } from '@/lib/modules/design/rules/path-change';
import { outlinesOf, type Layer, type PathLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';

/** Thumbnail of a layer: the picture itself, or a letter or shape in its ink on the garment's colour. */
export function LayerMark({ layer }: { layer: Layer }) {
  const { pictures, garment } = useDesigner();
  const box = 'grid size-8 shrink-0 place-items-center overflow-hidden rounded-md border border-ink/15';
  if (layer.type === 'text') {
    return (
      <span
        aria-hidden="true"
        className={`${box} font-heading text-base font-bold`}
        style={{ backgroundColor: garment.hex, color: layer.fill }}
      >
        {layer.text.trim().slice(0, 1).toUpperCase() || '·'}
      </span>
    );
  }
  if (layer.type === 'path') {
    const ink = layer.fill === 'none' ? (layer.stroke ?? '#8a8d91') : layer.fill;
    return (
      <span aria-hidden="true" className={box} style={{ backgroundColor: garment.hex, color: ink }}>
        <Outline layer={layer} />
      </span>
    );
  }
  const picture =
    layer.location === 'file' && Object.hasOwn(pictures, layer.src) ? pictures[layer.src] : null;
  return (
    <span aria-hidden="true" className={`${box} bg-paper-deep text-muted`}>
      {picture ? (
        <img src={picture.url} alt="" className="size-full object-contain" />
      ) : (
        <PictureIcon className="size-4.5" />
      )}
    </span>
  );
}

/** The shape itself, as large as the mark has room for. */
function Outline({ layer }: { layer: PathLayer }) {
  const bounds = outlineBox(outlinesOf(layer));
  if (!bounds) return <Shapes className="size-4.5" />;
  const { stroke, strokeWidthMm = 1 } = layer;
  const around = stroke === undefined ? 0 : strokeWidthMm / 2;
  const [x, y] = [bounds.left - around, bounds.top - around];
  // A straight line has no height of its own.
  const size = (from: number, to: number) => Math.max(0.1, to - from + 2 * around);
  const box = [x, y, size(bounds.left, bounds.right), size(bounds.top, bounds.bottom)];
  return (
    <svg viewBox={box.join(' ')} className="size-6">
      {outlinesOf(layer).map(({ d, fill }, index) => (
        <path
          key={index}
          d={d}
          fill={fill}
          fillRule={layer.fillRule}
          stroke={index === 0 ? stroke : undefined}
          strokeWidth={index === 0 && stroke !== undefined ? strokeWidthMm : undefined}
        />
      ))}
    </svg>
  );
}
