import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { PictureRefusal } from '@/lib/domain/uploads/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { svgRefusal } from './check-svg';
import { MAX_SVG_COST, svgCost } from './svg-cost';
import { readSvg } from './svg-reader';
import { writeSvg } from './write-svg';

/** Text of this length holds any logo; a drawing that needs more is a photograph in disguise. */
const MAX_SVG_BYTES = 5_000_000;
/** The longer side in pixels: 300 dpi at 340 mm, which is the width of the largest print area. */
const LONGER_SIDE = 4096;

const FONTLESS: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

/** By its longer side; one that has no size at all is a fault of the drawing. */
function fitTo(svg: string): ResvgRenderOptions['fitTo'] | null {
  const { width, height } = new Resvg(svg, FONTLESS);
  if (!(width > 0 && height > 0) || Math.max(width / height, height / width) > LONGER_SIDE) return null;
  return width >= height ? { mode: 'width', value: LONGER_SIDE } : { mode: 'height', value: LONGER_SIDE };
}

/**
 * An SVG drawn as a PNG on a transparent ground. Only what was read, checked and written anew is drawn: no script, no
 * address, no entity, no text (which would want a font), and nothing that repeats itself without end. For the worker.
 */
export async function drawSvgPicture(bytes: Buffer): Promise<Result<Buffer, PictureRefusal>> {
  if (bytes.length > MAX_SVG_BYTES) return fail('svg_too_complex');
  const read = readSvg(bytes);
  if (!read.ok) return read;
  const refusal = svgRefusal(read.value);
  if (refusal) return fail(refusal);
  if (svgCost(read.value) > MAX_SVG_COST) return fail('svg_too_complex');
  const svg = writeSvg(read.value);
  try {
    const fit = fitTo(svg);
    if (!fit) return fail('svg_damaged');
    const image = await renderAsync(svg, { ...FONTLESS, fitTo: fit });
    return ok(image.asPng());
  } catch {
    return fail('svg_damaged');
  }
}
