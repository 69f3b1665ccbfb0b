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
import { type Layer, type Scene, SCENE_LIMITS, type TextLayer, textLengthOf } from './scene-types';

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
  // A word without its end is a fault in any case, a picture that bleeds may be meant.
  return [found('cut_by_area', layer.type === 'text' ? 'block' : 'warn', { over: tenths(over) })];
}

/** Lines and areas of ink under a text's anchor decide what it is read against, so only texts on bare cloth are judged. */
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

/** The best of some inks against the cloth: letters in its colour are read by the line around them. */
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

/** A shape in the cloth's colour is often a gap cut out of another, so shapes are judged only all together. */
function checkShapes(scene: Scene, input: PreflightInput): PreflightIssue[] {
  const cloth = input.garmentColour;
  const inks = scene.layers.flatMap((layer) =>
    layer.type === 'path' ? [layer.fill, layer.stroke ?? 'none'].filter((ink) => ink !== 'none') : [],
  );
  if (cloth === undefined || inks.length === 0 || scene.layers.some((layer) => layer.type !== 'path'))
    return [];
  return contrastIssue(inks, cloth).map((issue) => ({ ...issue, layerId: null }));
}

/** The texts with which a side comes to hold more letters than it may. */
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
 * What is wrong with printing a side as it stands, layer by layer: the same answers in editor, basket and intake
 * (DESIGN "Design scene"). An empty list is a clean sheet; the scene must have passed its schema before.
 * Hidden layers are not printed, so nothing is said of them.
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

/** Whether any of them stops an order. */
export function blocksPrint(issues: readonly PreflightIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'block');
}
