/** What a preview is made as; for a browser that takes neither there is the SVG. */
const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The widths a preview is made in, px: a product's own page, and the tiles of a list on a phone. */
export const PICTURE_WIDTHS = [600, 400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Which of several pictures of the same content. */
export interface PictureKind {
  format: PictureFormat;
  width: PictureWidth;
}

export const PICTURE_KINDS: readonly PictureKind[] = PICTURE_WIDTHS.flatMap((width) =>
  PICTURE_FORMATS.map((format) => ({ format, width })),
);

/**
 * Where a pre-made preview is stored: by its content's hash (`previewVersion`), so that equal pictures are made once and
 * a changed one never takes the place of another.
 */
export function previewKey(tenantId: string, version: string, { format, width }: PictureKind): string {
  return `${tenantId}/preview-${version}-${width}.${format}`;
}
