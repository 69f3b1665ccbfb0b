import { UPLOAD_LIMITS } from './limits';

/**
 * Why a picture was refused: a closed list of codes, stable for integrators. Each has its text under
 * `uploads.refused.<code>`, with the values of `refusalValues`.
 */
export const PICTURE_REFUSALS = [
  'empty',
  'too_large',
  'too_many_pixels',
  'truncated',
  'damaged',
  'polyglot',
  'animated',
  'type_gif',
  'type_avif',
  'type_heic',
  'type_tiff',
  'type_bmp',
  'type_pdf',
  'type_psd',
  'type_unknown',
  'svg_script',
  'svg_external',
  'svg_entity',
  'svg_text',
  'svg_too_complex',
  'svg_damaged',
  'svg_empty',
  'no_flat_background',
  'nothing_left',
  'failed',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/** Values for the text of any refusal: the file limit in MB and megapixels. */
export function refusalValues(): { mb: number; megapixels: number } {
  return { mb: UPLOAD_LIMITS.bytes / 1_000_000, megapixels: UPLOAD_LIMITS.pixels / 1_000_000 };
}

/** Other reasons for the end of an upload, in the browser. */
export type UploadFailure = 'cancelled' | 'network' | 'busy' | 'closed' | 'slow';
