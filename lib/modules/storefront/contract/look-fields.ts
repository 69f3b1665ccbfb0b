import { z } from 'zod';
import { text } from '@/lib/contract/primitives';

export const colour = text(7)
  .refine((value) => /^#[0-9a-f]{6}$/i.test(value), { params: { code: 'bad_colour' } })
  .transform((value) => value.toLowerCase())
  .meta({ description: '#rrggbb' });

/** Pictures of S7 are sent as parts of the form; at most 5 MB each. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** A PNG, JPEG or WebP picture. */
export const pictureBlob = z.file().min(1).max(MAX_PICTURE_BYTES);
