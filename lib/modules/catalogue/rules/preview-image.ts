/** URLs of the two previews, as in `images` and `artwork` of S3.2. */
export interface Previews {
  front_preview?: string | null;
  back_preview?: string | null;
}

/** A product's artwork: its previews, and the layers, which show which sides carry a design. */
export interface PreviewedArtwork extends Previews {
  front?: readonly unknown[] | null;
  back?: readonly unknown[] | null;
}

/** The picture for basket, checkout and lists: the front preview, else the back one, else none. S2.7. */
export function mainPreview({ front_preview, back_preview }: Previews): string | null {
  return front_preview || back_preview || null;
}

/** The gallery's pictures: the main one, and the back as a small overlay when both sides carry a design. S2.7-13. */
export function galleryPreviews(artwork: PreviewedArtwork): { main: string | null; overlay: string | null } {
  const { front_preview, back_preview, front, back } = artwork;
  const both = (front ?? []).length > 0 && (back ?? []).length > 0;
  const overlay = both && front_preview && back_preview ? back_preview : null;
  return { main: mainPreview(artwork), overlay };
}
