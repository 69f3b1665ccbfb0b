import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { customisableImages, customisableTexts } from './personalise';
import { preflight } from './preflight';
import type { PreflightCode } from './preflight-codes';
import type { PreflightInput } from './preflight-types';
import type { Scene } from './scene-types';

/**
 * Issues that a shopper can fix by typing something else. Other issues are faults of the artwork, for the client to
 * fix.
 */
const TEXT_CODES: Partial<Record<PreflightCode, FieldErrorCode>> = {
  glyph_missing: 'glyph_missing',
  invalid_characters: 'invalid_characters',
  word_refused: 'word_refused',
  text_missing: 'text_missing',
  text_too_long: 'text_too_long',
  text_too_small: 'text_too_long',
  text_overflow: 'text_too_long',
  cut_by_area: 'text_too_long',
  outside_area: 'text_too_long',
};

/** Issues that a shopper can fix by another picture. Position and size of the box are the client's. */
const PICTURE_CODES: Partial<Record<PreflightCode, FieldErrorCode>> = {
  image_missing: 'picture_unknown',
  image_low_dpi: 'picture_too_small',
  image_type: 'file_type',
  image_too_large: 'picture_too_large',
};

/**
 * The blocking print check issues of a side's customisable texts and pictures, by layer; the same while a shopper
 * types, at add-to-basket and at order intake. The scene already contains the shopper's values; a picture is checked if
 * `input.pictures` has facts about it.
 */
export function textRefusals(scene: Scene, input: PreflightInput): Record<string, FieldErrorCode> {
  const codes = new Map<string, typeof TEXT_CODES>();
  for (const { id } of customisableTexts(scene)) codes.set(id, TEXT_CODES);
  if (input.pictures) for (const { id } of customisableImages(scene)) codes.set(id, PICTURE_CODES);
  if (codes.size === 0) return {};
  const refusals: Record<string, FieldErrorCode> = {};
  for (const issue of preflight(scene, input)) {
    if (issue.severity !== 'block' || issue.layerId === null) continue;
    const code = codes.get(issue.layerId)?.[issue.code];
    if (!code) continue;
    // A refused word takes precedence: no other fix of the text would help.
    if (refusals[issue.layerId] !== 'word_refused') refusals[issue.layerId] = code;
  }
  return refusals;
}
