'use client';

import { Image, Shapes } from 'lucide-react';
import type { Layer } from '@/lib/domain/design/scene-types';
import { useDesigner } from './designer-context';

/** A small picture of what a layer is: the picture itself, or a letter in the text's colour on the garment's. */
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
  const picture = layer.type === 'image' && Object.hasOwn(pictures, layer.src) ? pictures[layer.src] : null;
  const Icon = layer.type === 'image' ? Image : Shapes;
  return (
    <span aria-hidden="true" className={`${box} bg-paper-deep text-muted`}>
      {picture ? (
        <img src={picture.url} alt="" className="size-full object-contain" />
      ) : (
        <Icon className="size-4.5" />
      )}
    </span>
  );
}
