import {
  type Found,
  found,
  PICTURE_TYPES,
  type PictureFacts,
  PREFLIGHT_LIMITS as LIMITS,
  type PreflightInput,
  SCREEN_COLOUR_MODES,
} from './preflight-types';
import type { ImageLayer } from './scene-types';

const MM_PER_INCH = 25.4;

/** Pixels of a picture's visible part. */
function shownPixels(layer: ImageLayer, { widthPx, heightPx }: PictureFacts): { wide: number; high: number } {
  return { wide: widthPx * (layer.crop?.width ?? 1), high: heightPx * (layer.crop?.height ?? 1) };
}

/** The dpi in print, rounded down: the visible part keeps its proportions inside its box. */
function effectiveDpi(layer: ImageLayer, facts: PictureFacts): number {
  const { wide, high } = shownPixels(layer, facts);
  const across = wide / ((layer.widthMm * layer.scale) / MM_PER_INCH);
  const down = high / ((layer.heightMm * layer.scale) / MM_PER_INCH);
  // The picture fills the box in the direction with the higher dpi.
  return Math.floor(Math.max(across, down));
}

function checkSharpness(layer: ImageLayer, facts: PictureFacts): Found[] {
  const dpi = effectiveDpi(layer, facts);
  if (dpi >= LIMITS.warnDpi) return [];
  const { wide, high } = shownPixels(layer, facts);
  const safe = (pixels: number): number => Math.floor((pixels * MM_PER_INCH) / LIMITS.warnDpi);
  const values = { dpi, needed: LIMITS.warnDpi, widthMm: safe(wide), heightMm: safe(high) };
  return [found('image_low_dpi', dpi < LIMITS.blockDpi ? 'block' : 'warn', values)];
}

function checkFile({ widthPx, heightPx, contentType, colourMode, bytes }: PictureFacts): Found[] {
  const issues: Found[] = [];
  if (contentType !== undefined && !PICTURE_TYPES.includes(contentType)) {
    issues.push(found('image_type', 'block', { type: contentType.replace(/^image\//, '') }));
  }
  if (colourMode !== undefined && !SCREEN_COLOUR_MODES.includes(colourMode)) {
    issues.push(found('image_colour_mode', 'warn', { mode: colourMode.toUpperCase() }));
  }
  if ((bytes ?? 0) > LIMITS.imageBytes || widthPx * heightPx > LIMITS.imagePixels) {
    const [mb, megapixels] = [LIMITS.imageBytes / 1e6, LIMITS.imagePixels / 1e6];
    issues.push(found('image_too_large', 'block', { mb, megapixels }));
  }
  return issues;
}

/** Checks a picture's file and its dpi; an unknown picture counts as missing. */
export function checkPicture(layer: ImageLayer, { pictures = {} }: Partial<PreflightInput>): Found[] {
  if (layer.location === 'artwork') return [];
  const facts = Object.hasOwn(pictures, layer.src) ? pictures[layer.src] : undefined;
  if (!facts) return [found('image_missing', 'block')];
  return [...checkFile(facts), ...checkSharpness(layer, facts)];
}
