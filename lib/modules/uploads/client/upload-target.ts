import type { PictureRefusal, UploadFailure } from '@/lib/modules/uploads/rules/refusals';

/** Whose picture it becomes: a store's, or that of a visitor's temporary store in the event builder. */
export type UploadTarget =
  /** `preview` is the token of a preview's link, where the store is looked at before it is public. */
  | { kind: 'store'; tenant: string; slug: string; preview?: string }
  /** `token` is the temporary store's own (SPEC 3.5). */
  | { kind: 'builder'; token: string };

/** A picture as it is kept. `id` is what an image layer's `src` is, with location `file`. */
export interface UploadedPicture {
  id: string;
  /** A copy for screens, at most 1600 px wide and high; the pixels below are those of the picture itself. */
  url: string;
  widthPx: number;
  heightPx: number;
  contentType: string;
  /** How its colours were kept when it came: `srgb`, `grey`, `cmyk`, … */
  colourMode: string;
  bytes: number;
}

/** A picture with the token of its upload, which its sender alone has: what a shopper orders it by (SPEC 3.4). */
export interface SentPicture extends UploadedPicture {
  token: string;
}

/** Why there is no picture; its text is `uploads.refused.<code>` with `values`. */
export interface UploadProblem {
  code: PictureRefusal | UploadFailure;
  values: Record<string, string | number>;
  /** The same text as the server said it, where it was the server that refused. */
  message?: string;
}
