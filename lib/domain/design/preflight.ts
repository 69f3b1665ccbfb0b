import { isAllowedText } from './allowed-characters';
import { contrastRatio } from './colour';
import type { FontBooks } from './font-book';
import { layerBounds } from './layer-bounds';
import { layoutText } from './layout-text';
import { maxLengthOf } from './personalise';
import type { ImageLayer, Layer, Scene, TextLayer } from './scene-types';
import type { PreflightCode } from './preflight-codes';

/** Limits of what prints well. Lengths in mm. */
export const PREFLIGHT_LIMITS = {
  /** Below `blockDpi` a picture is refused, below `warnDpi` it is advised against. */
  warnDpi: 150,
  blockDpi: 72,
  /** Height of capitals. */
  warnCapHeight: 4,
  blockCapHeight: 2,
  /** Contrast of ink and garment (WCAG ratio); print needs far less than a screen text. */
  warnContrast: 1.6,
  blockContrast: 1.15,
  /** How far ink may pass the edge before it counts as cut. */
  edgeTolerance: 0.25,
} as const;

/** `block` stops an order, `warn` only speaks. `values` fill the message's placeholders. */
export interface PreflightIssue {
  code: PreflightCode;
  /** Null when the side as a whole is meant. */
  layerId: string | null;
  severity: 'block' | 'warn';
  values: Record<string, string | number>;
}

export interface PreflightInput {
  fontBooks: FontBooks;
  /** `#rrggbb` of the cloth; without it contrast is not judged. */
  garmentColour?: string;
  /** Pixel sizes of the scene's pictures by `src`; vector artwork needs none. */
  imageSizes?: Readonly<Record<string, { widthPx: number; heightPx: number }>>;
}

type Found = Omit<PreflightIssue, 'layerId'>;

const found = (code: PreflightCode, severity: 'block' | 'warn', values: Found['values'] = {}): Found => ({
  code,
  severity,
  values,
});
const tenths = (value: number): number => Math.round(value * 10) / 10;

function checkImage(layer: ImageLayer, input: PreflightInput): Found[] {
  if (layer.location === 'artwork') return [];
  const size = Object.hasOwn(input.imageSizes ?? {}, layer.src) ? input.imageSizes?.[layer.src] : undefined;
  if (!size) return [found('image_missing', 'block')];
  const across = size.widthPx / ((layer.widthMm * layer.scale) / 25.4);
  const down = size.heightPx / ((layer.heightMm * layer.scale) / 25.4);
  // The picture keeps its proportions inside its box, so the denser direction is the one that fills it.
  const dpi = Math.floor(Math.max(across, down));
  if (dpi >= PREFLIGHT_LIMITS.warnDpi) return [];
  const severity = dpi < PREFLIGHT_LIMITS.blockDpi ? 'block' : 'warn';
  return [found('image_low_dpi', severity, { dpi, needed: PREFLIGHT_LIMITS.warnDpi })];
}

function checkWords(layer: TextLayer): Found[] {
  if (layer.text.trim() === '') return [found('text_missing', 'block')];
  const issues: Found[] = [];
  const max = maxLengthOf(layer);
  const length = [...layer.text.normalize('NFC')].length;
  if (length > max) issues.push(found('text_too_long', 'block', { length, max }));
  // A fixed text's maker may break lines; a shopper's may not.
  const line = layer.customisable ? layer.text : layer.text.replaceAll('\n', ' ');
  if (!isAllowedText(layer.allowed ?? 'any', line)) issues.push(found('invalid_characters', 'block'));
  return issues;
}

function checkSetting(layer: TextLayer, scene: Scene, input: PreflightInput): Found[] {
  const book = input.fontBooks[layer.fontFamily];
  if (!book) return [found('font_missing', 'block', { font: layer.fontFamily })];
  const layout = layoutText(layer, book, scene.area);
  const issues: Found[] = [];
  if (layout.missing.length > 0) {
    issues.push(found('glyph_missing', 'block', { characters: layout.missing.slice(0, 10).join(' ') }));
  }
  if (layout.fit < 1) issues.push(found('text_shrunk', 'warn', { percent: Math.round(layout.fit * 100) }));
  const height = layout.capHeight * layer.scale;
  if (height < PREFLIGHT_LIMITS.warnCapHeight) {
    const severity = height < PREFLIGHT_LIMITS.blockCapHeight ? 'block' : 'warn';
    issues.push(
      found('text_too_small', severity, { height: tenths(height), needed: PREFLIGHT_LIMITS.warnCapHeight }),
    );
  }
  return issues;
}

function checkPlace(layer: Layer, scene: Scene, input: PreflightInput): Found[] {
  const box = layerBounds(layer, scene, input.fontBooks);
  if (!box) return [];
  const { widthMm, heightMm } = scene.area;
  if (box.right <= 0 || box.bottom <= 0 || box.left >= widthMm || box.top >= heightMm) {
    return [found('outside_area', 'block')];
  }
  const over = Math.max(-box.left, -box.top, box.right - widthMm, box.bottom - heightMm);
  if (over <= PREFLIGHT_LIMITS.edgeTolerance) return [];
  // A word without its end is a fault in any case, a picture that bleeds may be meant.
  return [found('cut_by_area', layer.type === 'text' ? 'block' : 'warn', { over: tenths(over) })];
}

/** Lines and areas of ink under a text's anchor decide what it is read against, so only texts on bare cloth are judged. */
function isOnCloth(layer: TextLayer, scene: Scene, input: PreflightInput): boolean {
  const box = layerBounds(layer, scene, input.fontBooks);
  if (!box) return false;
  const below = scene.layers.slice(0, scene.layers.indexOf(layer));
  return !below.some((other) => {
    const under = other.type === 'text' ? null : layerBounds(other, scene, input.fontBooks);
    return (
      under &&
      under.left < box.right &&
      under.right > box.left &&
      under.top < box.bottom &&
      under.bottom > box.top
    );
  });
}

function contrastIssue(ink: string, cloth: string, canBlock: boolean): Found[] {
  const ratio = contrastRatio(ink, cloth);
  if (ratio >= PREFLIGHT_LIMITS.warnContrast) return [];
  const severity = canBlock && ratio < PREFLIGHT_LIMITS.blockContrast ? 'block' : 'warn';
  return [found('low_contrast', severity, { ratio: tenths(ratio) })];
}

function checkContrast(layer: Layer, scene: Scene, input: PreflightInput): Found[] {
  const cloth = input.garmentColour;
  if (cloth === undefined || layer.type !== 'text' || !isOnCloth(layer, scene, input)) return [];
  return contrastIssue(layer.fill, cloth, true);
}

/** A shape in the cloth's colour is often a gap cut out of another, so shapes are judged only all together. */
function checkShapes(scene: Scene, input: PreflightInput): PreflightIssue[] {
  const cloth = input.garmentColour;
  const inks = scene.layers.flatMap((layer) =>
    layer.type === 'path' ? [layer.fill, layer.stroke ?? 'none'].filter((ink) => ink !== 'none') : [],
  );
  const [first, ...rest] = inks;
  if (cloth === undefined || first === undefined || scene.layers.some((layer) => layer.type !== 'path'))
    return [];
  const best = rest.reduce((a, b) => (contrastRatio(a, cloth) >= contrastRatio(b, cloth) ? a : b), first);
  return contrastIssue(best, cloth, true).map((issue) => ({ ...issue, layerId: null }));
}

function checkLayer(layer: Layer, scene: Scene, input: PreflightInput): PreflightIssue[] {
  const own =
    layer.type === 'text'
      ? [...checkWords(layer), ...checkSetting(layer, scene, input)]
      : layer.type === 'image'
        ? checkImage(layer, input)
        : [];
  const all = [...own, ...checkPlace(layer, scene, input), ...checkContrast(layer, scene, input)];
  return all.map((issue) => ({ ...issue, layerId: layer.id }));
}

/**
 * What is wrong with printing a side as it stands, layer by layer: the same answers in editor, basket and intake
 * (DESIGN "Design scene"). An empty list is a clean sheet; the scene must have passed its schema before.
 */
export function preflight(scene: Scene, input: PreflightInput): PreflightIssue[] {
  const hasInk = scene.layers.some((layer) => layer.type !== 'text' || layer.text.trim() !== '');
  const empty: PreflightIssue[] = hasInk
    ? []
    : [{ code: 'empty_side', layerId: null, severity: 'block', values: { side: scene.side } }];
  return [
    ...empty,
    ...scene.layers.flatMap((layer) => checkLayer(layer, scene, input)),
    ...checkShapes(scene, input),
  ];
}

export function blocksPrint(issues: readonly PreflightIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'block');
}
