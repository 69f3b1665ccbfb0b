import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { customisableTexts } from './personalise';
import { preflight } from './preflight';
import type { PreflightCode } from './preflight-codes';
import type { PreflightInput } from './preflight-types';
import type { Scene } from './scene-types';

/** What a shopper can mend by typing something else; the rest is the artwork's own fault and waits for the client. */
const TEXT_CODES: Partial<Record<PreflightCode, FieldErrorCode>> = {
  glyph_missing: 'glyph_missing',
  invalid_characters: 'invalid_characters',
  word_refused: 'invalid_characters',
  text_missing: 'text_missing',
  text_too_long: 'text_too_long',
  text_too_small: 'text_too_long',
  text_overflow: 'text_too_long',
  cut_by_area: 'text_too_long',
  outside_area: 'text_too_long',
};

/**
 * What the print check refuses of a side's customisable texts, by layer: the same while a shopper types, at add-to-basket
 * and at order intake (DESIGN "Design scene"). The scene holds the shopper's texts already.
 */
export function textRefusals(scene: Scene, input: PreflightInput): Record<string, FieldErrorCode> {
  const open = new Set(customisableTexts(scene).map((layer) => layer.id));
  if (open.size === 0) return {};
  const refusals: Record<string, FieldErrorCode> = {};
  for (const issue of preflight(scene, input)) {
    const code = TEXT_CODES[issue.code];
    if (issue.severity !== 'block' || !code || issue.layerId === null || !open.has(issue.layerId)) continue;
    refusals[issue.layerId] = code;
  }
  return refusals;
}
