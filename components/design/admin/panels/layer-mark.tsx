'use client';

import { Image as PictureIcon, Shapes } from 'lucide-react';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
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
        <Shapes className="size-4.5" />
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
