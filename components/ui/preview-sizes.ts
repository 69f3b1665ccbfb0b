/** `sizes` of a tile: two columns on phones, four from 768 px. */
export const TILE_SIZES = '(min-width: 768px) 22vw, 45vw';

/**
 * `srcset` of a preview in the available widths (`product.preview`). Undefined for pictures that are not stored, such
 * as previews with a shopper's own text.
 */
export function previewSources(src: string): string | undefined {
  return /\/preview\/[^?]+\?v=[0-9a-f]+$/.test(src) ? `${src}&w=400 400w, ${src} 600w` : undefined;
}
