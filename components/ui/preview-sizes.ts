/** `sizes` of a tile, by the store's layout: two columns on phones; from 768 px four, three, or four and then six. */
export const TILE_SIZES = {
  classic: '(min-width: 768px) 22vw, 45vw',
  showcase: '(min-width: 768px) 30vw, 45vw',
  compact: '(min-width: 1024px) 15vw, (min-width: 640px) 28vw, 45vw',
} as const;

const STORED = /\/preview\/[^?]+\?v=[0-9a-f]+$/;

/**
 * `srcset` of a preview in the available widths (`product.preview`). Undefined for pictures that are not stored, such
 * as previews with a shopper's own text.
 */
export function previewSources(src: string): string | undefined {
  return STORED.test(src) ? `${src}&w=400 400w, ${src} 600w` : undefined;
}

/** The same picture as a drawing, sharp at any size; one that is not stored is a drawing already. */
export function drawingOf(src: string): string {
  return STORED.test(src) ? `${src}&as=svg` : src;
}
