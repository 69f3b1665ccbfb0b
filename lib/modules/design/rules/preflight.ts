import { contrastRatio } from './colour';
import { seenBounds } from './layer-bounds';
import { checkPicture } from './preflight-picture';
import { checkText } from './preflight-text';
import {
  type Found,
  found,
  PREFLIGHT_LIMITS as LIMITS,
  type PreflightInput,
  type PreflightIssue,
  tenths,
} from './preflight-types';
import {
  type Layer,
  outlinesOf,
  type Scene,
  SCENE_LIMITS,
  type TextLayer,
  textLengthOf,
} from './scene-types';

const inkOf = (layer: Layer, scene: Scene, { fontBooks, pictures }: PreflightInput) =>
  seenBounds(layer, scene, fontBooks, pictures);

function checkPlace(layer: Layer, scene: Scene, input: PreflightInput): Found[] {
  const box = inkOf(layer, scene, input);
  if (!box) return [];
  const { widthMm, heightMm } = scene.area;
  if (box.right <= 0 || box.bottom <= 0 || box.left >= widthMm || box.top >= heightMm) {
    return [found('outside_area', 'block')];
  }
  const over = Math.max(-box.left, -box.top, box.right - widthMm, box.bottom - heightMm);
  if (over <= LIMITS.edgeTolerance) return [];
  // A cut-off word is always an error; a picture may bleed over the edge on purpose.
  return [found('cut_by_area', layer.type === 'text' ? 'block' : 'warn', { over: tenths(over) })];
}

/** Ink below a text decides its background, so contrast is checked only for texts on the bare garment. */
function isOnCloth(layer: TextLayer, scene: Scene, input: PreflightInput): boolean {
  const box = inkOf(layer, scene, input);
  if (!box) return false;
  const below = scene.layers.slice(0, scene.layers.indexOf(layer));
  return !below.some((other) => {
    const under = other.type === 'text' ? null : inkOf(other, scene, input);
    return (
      under &&
      under.left < box.right &&
      under.right > box.left &&
      under.top < box.bottom &&
      under.bottom > box.top
    );
  });
}

/** The highest contrast of some inks with the garment: letters in its colour can still be read by their stroke. */
function contrastIssue(inks: readonly string[], cloth: string): Found[] {
  const ratio = Math.max(...inks.map((ink) => contrastRatio(ink, cloth)));
  if (ratio >= LIMITS.warnContrast) return [];
  return [found('low_contrast', ratio < LIMITS.blockContrast ? 'block' : 'warn', { ratio: tenths(ratio) })];
}

function checkContrast(layer: Layer, scene: Scene, input: PreflightInput): Found[] {
  const cloth = input.garmentColour;
  if (cloth === undefined || layer.type !== 'text' || !isOnCloth(layer, scene, input)) return [];
  return contrastIssue([layer.fill, layer.stroke ?? layer.fill], cloth);
}

/** A shape in the garment's colour is often a gap cut out of another shape, so shapes are checked together. */
function checkShapes(scene: Scene, input: PreflightInput): PreflightIssue[] {
  const cloth = input.garmentColour;
  const inks = scene.layers.flatMap((layer) =>
    layer.type === 'path'
      ? [...outlinesOf(layer).map(({ fill }) => fill), layer.stroke ?? 'none'].filter((ink) => ink !== 'none')
      : [],
  );
  if (cloth === undefined || inks.length === 0 || scene.layers.some((layer) => layer.type !== 'path'))
    return [];
  return contrastIssue(inks, cloth).map((issue) => ({ ...issue, layerId: null }));
}

/** The texts with which a side exceeds its text limit. */
function checkAmount({ layers }: Scene): PreflightIssue[] {
  const max = SCENE_LIMITS.sideTextLength;
  return layers.flatMap((layer, index) => {
    const length = layer.type === 'text' ? textLengthOf(layers.slice(0, index + 1)) : 0;
    return length > max ? [{ ...found('text_too_long', 'block', { length, max }), layerId: layer.id }] : [];
  });
}

function checkLayer(layer: Layer, scene: Scene, input: PreflightInput): PreflightIssue[] {
  const own =
    layer.type === 'text'
      ? checkText(layer, scene, input)
      : layer.type === 'image'
        ? checkPicture(layer, input)
        : [];
  const all = [...own, ...checkPlace(layer, scene, input), ...checkContrast(layer, scene, input)];
  return all.map((issue) => ({ ...issue, layerId: layer.id }));
}

/**
 * The print check: issues of a side, layer by layer. Editor, basket and order intake use this same function. An empty
 * list means no issues; the scene must have passed its schema. Hidden layers are not printed and not checked.
 */
export function preflight(whole: Scene, input: PreflightInput): PreflightIssue[] {
  const scene: Scene = { ...whole, layers: whole.layers.filter((layer) => !layer.hidden) };
  const hasInk = scene.layers.some((layer) => layer.type !== 'text' || layer.text.trim() !== '');
  const empty: PreflightIssue[] = hasInk
    ? []
    : [{ code: 'empty_side', layerId: null, severity: 'block', values: { side: scene.side } }];
  return [
    ...empty,
    ...checkAmount(scene),
    ...scene.layers.flatMap((layer) => checkLayer(layer, scene, input)),
    ...checkShapes(scene, input),
  ];
}

/** Whether any issue stops an order. */
export function blocksPrint(issues: readonly PreflightIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'block');
}
