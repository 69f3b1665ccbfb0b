import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { svgRefusal } from './check-svg';
import { drawApart } from './draw-apart';
import { MAX_SVG_COST, svgCost } from './svg-cost';
import { readSvg } from './svg-reader';
import { writeSvg } from './write-svg';

/** Text of this length holds any logo; a drawing that needs more is a photograph in disguise. */
const MAX_SVG_BYTES = 5_000_000;
/**
 * The longer side in pixels: 300 dpi at 340 mm, which is the width of the largest print area. What is too much so is
 * tried in a quarter of the time and memory, still 150 dpi at that width.
 */
const LONGER_SIDES = [4096, 2048] as const;

/** What may be drawn of a stranger's SVG, written anew; nothing of the file itself is in it. */
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
 * An SVG drawn as a PNG on a transparent ground. Only what was read, checked and written anew is drawn: no script, no
 * address, no entity, no text (which would want a font), and nothing that repeats itself without end; and it is drawn by a
 * process that ends when it takes too long or too much. For the worker.
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
