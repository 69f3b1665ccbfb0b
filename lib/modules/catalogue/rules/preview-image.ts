/** Addresses of the two previews, as SPEC 3.2's `images` and `artwork` carry them. */
export interface Previews {
  front_preview?: string | null;
  back_preview?: string | null;
}

/** A product's artwork: its previews, and the layers that tell which sides carry a design. */
export interface PreviewedArtwork extends Previews {
  front?: readonly unknown[] | null;
  back?: readonly unknown[] | null;
}

/** The one picture that basket, checkout and lists show: the front preview, else the back, else none. SPEC 2.7. */
export function mainPreview({ front_preview, back_preview }: Previews): string | null {
  return front_preview || back_preview || null;
}

/** The gallery's pictures: the main one, and a small back over it when both sides carry a design. SPEC 2.7. */
export function galleryPreviews(artwork: PreviewedArtwork): { main: string | null; overlay: string | null } {
  const { front_preview, back_preview, front, back } = artwork;
  const both = (front ?? []).length > 0 && (back ?? []).length > 0;
  const overlay = both && front_preview && back_preview ? back_preview : null;
  return { main: mainPreview(artwork), overlay };
}
