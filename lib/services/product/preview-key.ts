/** What a preview is made as; for a browser that takes neither there is the SVG. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Where a pre-made preview is stored: by its content's hash (`previewVersion`), so that equal pictures are made once and
 * a changed one never takes the place of another.
 */
export function previewKey(tenantId: string, version: string, format: PictureFormat): string {
  return `${tenantId}/preview-${version}.${format}`;
}
