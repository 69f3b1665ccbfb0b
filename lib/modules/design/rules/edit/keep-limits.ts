import { type Layer, type Point, SCENE_LIMITS as LIMITS, type TextLayer } from '../scene-types';

export function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}

/** Rounds to at most `places` decimals and avoids negative zero. */
export function tidy(value: number, places = 3): number {
  return Number(value.toFixed(places)) + 0;
}

/** The same direction, above -180 and up to 180 degrees. */
function turnOf(degrees: number): number {
  const turn = degrees % 360;
  const near = turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn;
  const tidied = tidy(near);
  return tidied === -180 ? 180 : tidied;
}

const FAR = { min: -LIMITS.positionMm, max: LIMITS.positionMm };

export function keepPoint({ x, y }: Point): Point {
  return { x: tidy(clamp(x, FAR)), y: tidy(clamp(y, FAR)) };
}

/** A layer with a transform applied, within the limits; the same object when nothing changed. */
export function keepPlaced<L extends Layer>(
  layer: L,
  placed: Pick<Layer, 'angle' | 'scale' | 'position'>,
): L {
  const angle = placed.angle === layer.angle ? layer.angle : turnOf(placed.angle);
  const scale = placed.scale === layer.scale ? layer.scale : tidy(clamp(placed.scale, LIMITS.scale), 6);
  const { x, y } = keepPoint(placed.position);
  const stays = Math.abs(x - layer.position.x) < 5e-4 && Math.abs(y - layer.position.y) < 5e-4;
  if (angle === layer.angle && scale === layer.scale && stays) return layer;
  return { ...layer, angle, scale, position: { x, y } };
}

/** A text within a scene's limits: no control characters, no lone surrogates, not too long. */
export function keepText(text: string, length: number = LIMITS.textLength): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .slice(0, length)
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
}

/** The radius of a curve, never tighter than the limit; undefined for a straight line. */
export function keepArc(radius: number): number | undefined {
  if (radius === 0) return undefined;
  return Math.sign(radius) * tidy(clamp(Math.abs(radius), LIMITS.arcRadiusMm));
}

/** Whether every number within a value is finite. */
export function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every(isFinite);
}

/** Makes sure that a text with `fit: fill` has a width. */
export function keepFit(layer: TextLayer): TextLayer {
  if (layer.fit !== 'fill' || layer.maxWidthMm !== undefined) return layer;
  const { fit: _, ...rest } = layer;
  return rest;
}
