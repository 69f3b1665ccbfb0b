/** What a list's tile takes of the window: two columns on a phone, four from 768 px on. */
export const TILE_SIZES = '(min-width: 768px) 22vw, 45vw';

/**
 * The widths in which a preview can be fetched, for a browser to choose by its screen (`product.preview`). Empty for what
 * is no address of a made picture, such as one with a shopper's own words.
 */
export function previewSources(src: string): string | undefined {
  return /\/preview\/[^?]+\?v=[0-9a-f]+$/.test(src) ? `${src}&w=400 400w, ${src} 600w` : undefined;
}
