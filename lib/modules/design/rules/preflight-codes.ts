/** All issues of the print check, as shown to shoppers, to clients and in an order's history (S3.4-11). */
export const PREFLIGHT_CODES = [
  'empty_side',
  'image_low_dpi',
  'image_missing',
  'image_type',
  'image_colour_mode',
  'image_too_large',
  'outside_area',
  'cut_by_area',
  'text_missing',
  'text_too_long',
  'invalid_characters',
  'word_refused',
  'glyph_missing',
  'glyph_substituted',
  'font_missing',
  'text_shrunk',
  'text_overflow',
  'text_too_small',
  'low_contrast',
] as const;
export type PreflightCode = (typeof PREFLIGHT_CODES)[number];
