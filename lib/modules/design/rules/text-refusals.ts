import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { customisableImages, customisableTexts } from './personalise';
import { preflight } from './preflight';
import type { PreflightCode } from './preflight-codes';
import type { PreflightInput } from './preflight-types';
import type { Scene } from './scene-types';

/** What a shopper can mend by typing something else; the rest is the artwork's own fault and waits for the client. */
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

/** The same by sending another picture; where its box lies, and how large it is, is its client's affair. */
const PICTURE_CODES: Partial<Record<PreflightCode, FieldErrorCode>> = {
  image_missing: 'picture_unknown',
  image_low_dpi: 'picture_too_small',
  image_type: 'file_type',
  image_too_large: 'picture_too_large',
};

/**
 * What the print check refuses of a side's customisable texts and pictures, by layer: the same while a shopper types, at
 * add-to-basket and at order intake (DESIGN "Design scene"). The scene holds what is the shopper's own already; pictures are
 * judged where anything is said of them (`input.pictures`).
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
    // What is to be changed first is what no change of form would mend.
    if (refusals[issue.layerId] !== 'word_refused') refusals[issue.layerId] = code;
  }
  return refusals;
}
