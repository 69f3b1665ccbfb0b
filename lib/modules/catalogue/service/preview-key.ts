/** The raster formats of a preview; a browser that supports neither gets the SVG. */
const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The widths of a preview in px: for the product page, and for list tiles on a phone. */
export const PICTURE_WIDTHS = [600, 400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The format and width of a picture. */
export interface PictureKind {
  format: PictureFormat;
  width: PictureWidth;
}

export const PICTURE_KINDS: readonly PictureKind[] = PICTURE_WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => ({ format, width })),
);

/**
 * Where a pre-made preview is stored: under its content hash (`previewVersion`), so that equal pictures are made once
 * and a changed picture never overwrites another.
 */
export function previewKey(tenantId: string, version: string, { format, width }: PictureKind): string {
  return `${tenantId}/preview-${version}-${width}.${format}`;
}
