import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { svgRefusal } from './check-svg';
import { drawApart } from './draw-apart';
import { MAX_SVG_COST, svgCost } from './svg-cost';
import { readSvg } from './svg-reader';
import { writeSvg } from './write-svg';

/** Enough for any logo; a larger SVG is in fact a photograph. */
const MAX_SVG_BYTES = 5_000_000;
/**
 * The longer side in pixels: 300 dpi at 340 mm, the width of the largest print area. If that exceeds the limits, a
 * quarter of the pixels is tried, still 150 dpi at that width.
 */
const LONGER_SIDES = [4096, 2048] as const;

/** The allowed part of an untrusted SVG, written anew; nothing of the file itself is copied. */
function checked(bytes: Buffer): Result<string, PictureRefusal> {
  if (bytes.length > MAX_SVG_BYTES) return fail('svg_too_complex');
  try {
    const read = readSvg(bytes);
    if (!read.ok) return read;
    const refusal = svgRefusal(read.value);
    if (refusal) return fail(refusal);
    return svgCost(read.value) > MAX_SVG_COST ? fail('svg_too_complex') : ok(writeSvg(read.value));
  } catch {
    return fail('svg_damaged');
  }
}

/**
 * Renders an SVG as a PNG with a transparent background. Only what was parsed, checked and written anew is drawn: no
 * script, no URL, no entity, no text (which would need a font), and no unlimited repetition. It runs in a process that
 * is stopped when it takes too much time or memory. For the worker.
 */
export async function drawSvgPicture(bytes: Buffer): Promise<Result<Buffer, PictureRefusal>> {
  const svg = checked(bytes);
  if (!svg.ok) return svg;
  for (const side of LONGER_SIDES) {
    const drawn = await drawApart(svg.value, side);
    if (drawn.ok) return drawn;
    if (drawn.error === 'undrawable') return fail('svg_damaged');
  }
  return fail('svg_too_complex');
}
