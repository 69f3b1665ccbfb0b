import { z } from 'zod';
import { FONT_FAMILIES } from '@/lib/domain/design/font-library';
import { isPathData } from '@/lib/domain/design/path-data';
import {
  areaPixels,
  CHARACTER_SETS,
  COLOUR_PATTERN,
  ID_PATTERN,
  IMAGE_LOCATIONS,
  SCENE_LIMITS as LIMITS,
  SIDES,
  SRC_PATTERN,
  TEXT_ALIGNS,
} from '@/lib/domain/design/scene-types';

/** Lines of text without control characters (NUL among them) and without halves of surrogate pairs. */
const SCENE_TEXT = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

const within = (limit: { min: number; max: number }): z.ZodNumber => z.number().min(limit.min).max(limit.max);
const coordinate = z.number().min(-LIMITS.positionMm).max(LIMITS.positionMm);

export const sceneColour = z.string().regex(COLOUR_PATTERN);
export const sceneText = z.string().max(LIMITS.textLength).regex(SCENE_TEXT);
export const scenePath = z.string().max(LIMITS.pathLength).refine(isPathData);
export const sceneSize = within(LIMITS.sizeMm);
const fill = z.union([sceneColour, z.literal('none')]);

/** Fields every layer has; wire and scene spell them alike. */
export const layerBase = {
  id: z.string().regex(ID_PATTERN),
  label: z.string().min(1).max(LIMITS.labelLength).regex(SCENE_TEXT).optional(),
  angle: z.number().min(-LIMITS.angle).max(LIMITS.angle),
  scale: within(LIMITS.scale),
  position: z.strictObject({ x: coordinate, y: coordinate }),
  customisable: z.boolean(),
};

export const textFields = {
  type: z.literal('text'),
  text: sceneText,
  fontFamily: z.enum(FONT_FAMILIES),
  fill: sceneColour,
  textAlign: z.enum(TEXT_ALIGNS),
  maxLength: z.int().min(1).max(LIMITS.textLength).optional(),
  allowed: z.enum(CHARACTER_SETS).optional(),
  letterSpacing: within(LIMITS.letterSpacing).optional(),
};

export const arcRadius = z
  .number()
  .min(-LIMITS.arcRadiusMm.max)
  .max(LIMITS.arcRadiusMm.max)
  .refine((radius) => Math.abs(radius) >= LIMITS.arcRadiusMm.min);

export const imageFields = {
  type: z.literal('image'),
  src: z.string().regex(SRC_PATTERN),
  location: z.enum(IMAGE_LOCATIONS),
};

export const pathFields = {
  type: z.literal('path'),
  d: scenePath,
  fill,
  fillRule: z.enum(['nonzero', 'evenodd']).optional(),
  stroke: sceneColour.optional(),
};

export const textLayerSchema = z.strictObject({
  ...layerBase,
  ...textFields,
  fontSizeMm: sceneSize,
  maxWidthMm: sceneSize.optional(),
  arcRadiusMm: arcRadius.optional(),
});

export const imageLayerSchema = z.strictObject({
  ...layerBase,
  ...imageFields,
  widthMm: sceneSize,
  heightMm: sceneSize,
});

export const pathLayerSchema = z.strictObject({
  ...layerBase,
  ...pathFields,
  strokeWidthMm: sceneSize.optional(),
});

export const printAreaSchema = z
  .strictObject({ widthMm: within(LIMITS.areaMm), heightMm: within(LIMITS.areaMm), dpi: within(LIMITS.dpi) })
  .refine((area) => {
    const { width, height } = areaPixels(area);
    return width * height <= LIMITS.areaPixels;
  });

export function hasUniqueIds(layers: readonly { id: string }[]): boolean {
  return new Set(layers.map((layer) => layer.id)).size === layers.length;
}

/** A design scene from outside (SPEC 3.4, DESIGN "Design scene"); an unknown key is refused, not dropped. */
export const sceneSchema = z.strictObject({
  version: z.literal(1),
  side: z.enum(SIDES),
  area: printAreaSchema,
  layers: z
    .array(z.discriminatedUnion('type', [textLayerSchema, imageLayerSchema, pathLayerSchema]))
    .max(LIMITS.layers)
    .refine(hasUniqueIds),
});
export type SceneInput = z.infer<typeof sceneSchema>;
