import type { PictureRefusal, UploadFailure } from '@/lib/modules/uploads/rules/refusals';

/** Who the picture is for: a store, or a visitor's temporary store in the event builder. */
export type UploadTarget =
  /** `preview` is a preview link's token, for a store that is not public yet; `order` that of an order of the store. */
  | { kind: 'store'; tenant: string; slug: string; preview?: string; order?: string }
  /** `token` is the temporary store's own (S3.5-4). */
  | { kind: 'builder'; token: string };

/** A stored picture. `id` is the `src` of an image layer with location `file`. */
export interface UploadedPicture {
  id: string;
  /** The URL of the screen copy, at most 1600 px wide and high; the pixel sizes below are of the picture itself. */
  url: string;
  widthPx: number;
  heightPx: number;
  contentType: string;
  /** The colour mode of the uploaded file: `srgb`, `grey`, `cmyk`, … */
  colourMode: string;
  bytes: number;
}

/** A picture with its upload token, which only its sender knows; shoppers order it by this token (S3.4-29). */
export interface SentPicture extends UploadedPicture {
  token: string;
}

/** Why there is no picture; its text is `uploads.refused.<code>` with `values`. */
export interface UploadProblem {
  code: PictureRefusal | UploadFailure;
  values: Record<string, string | number>;
  /** The same text from the server, if the server refused it. */
  message?: string;
}
