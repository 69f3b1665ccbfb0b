import { z } from 'zod';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { holdsMarkup } from '@/lib/modules/design/rules/holds-markup';
import { isPathData } from '@/lib/modules/design/rules/path-data';
import {
  areaPixels,
  CHARACTER_SETS,
  COLOUR_PATTERN,
  ID_PATTERN,
  IMAGE_LOCATIONS,
  pathLengthOf,
  SCENE_LIMITS as LIMITS,
  type Side,
  SIDES,
  SRC_PATTERN,
  TEXT_ALIGNS,
  TEXT_FITS,
  textLengthOf,
} from '@/lib/modules/design/rules/scene-types';

/** Lines of text without control characters (such as NUL) and without lone surrogates. */
const SCENE_TEXT = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

const within = (limit: { min: number; max: number }): z.ZodNumber => z.number().min(limit.min).max(limit.max);
const coordinate = z.number().min(-LIMITS.positionMm).max(LIMITS.positionMm);

const sceneColour = z.string().regex(COLOUR_PATTERN);
/**
 * Text is only drawn as outlines, but markup is refused all the same: nobody prints it, so it is an attack or a
 * mistake.
 */
const sceneText = z
  .string()
  .max(LIMITS.textLength)
  .regex(SCENE_TEXT)
  .refine((text) => !holdsMarkup(text), { params: { code: 'invalid_characters' } });
const scenePath = z.string().max(LIMITS.pathLength).refine(isPathData);
export const sceneSize = within(LIMITS.sizeMm);
const fill = z.union([sceneColour, z.literal('none')]);

/** Fields of every layer, equal in wire and scene. */
export const layerBase = {
  id: z.string().regex(ID_PATTERN),
  label: z.string().min(1).max(LIMITS.labelLength).regex(SCENE_TEXT).optional(),
  angle: z.number().min(-LIMITS.angle).max(LIMITS.angle),
  scale: within(LIMITS.scale),
  position: z.strictObject({ x: coordinate, y: coordinate }),
  customisable: z.boolean(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
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
  fit: z.enum(TEXT_FITS).optional(),
  stroke: sceneColour.optional(),
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
  parts: z
    .array(z.strictObject({ d: scenePath, fill: sceneColour }))
    .min(1)
    .max(LIMITS.pathParts)
    .optional(),
};

/** Each outline may be long, all of a drawing together not longer than one. */
export const holdsWholePath = (layer: Parameters<typeof pathLengthOf>[0]): boolean =>
  pathLengthOf(layer) <= LIMITS.pathLength;
export const PATH_TOO_LONG = { path: ['parts'], params: { code: 'too_long' } };

const textLayerSchema = z
  .strictObject({
    ...layerBase,
    ...textFields,
    fontSizeMm: sceneSize,
    maxWidthMm: sceneSize.optional(),
    strokeWidthMm: within(LIMITS.outlineMm).optional(),
    arcRadiusMm: arcRadius.optional(),
  })
  .refine((layer) => layer.fit !== 'fill' || layer.maxWidthMm !== undefined, {
    path: ['maxWidthMm'],
    params: { code: 'required' },
  });

const share = z.number().min(0).max(1);
const shownShare = z.number().min(LIMITS.cropShare).max(1);
/** Crop fractions are quotients of pixels: their sum may exceed 1 by a rounding error. */
const ROUNDING = 1e-9;

export const sceneCrop = z
  .strictObject({ x: share, y: share, width: shownShare, height: shownShare })
  .refine(({ x, width }) => x + width <= 1 + ROUNDING, { path: ['width'], params: { code: 'too_large' } })
  .refine(({ y, height }) => y + height <= 1 + ROUNDING, { path: ['height'], params: { code: 'too_large' } });

const imageLayerSchema = z.strictObject({
  ...layerBase,
  ...imageFields,
  widthMm: sceneSize,
  heightMm: sceneSize,
  crop: sceneCrop.optional(),
});

const pathLayerSchema = z
  .strictObject({
    ...layerBase,
    ...pathFields,
    strokeWidthMm: sceneSize.optional(),
  })
  .refine(holdsWholePath, PATH_TOO_LONG);

export const printAreaSchema = z
  .strictObject({ widthMm: within(LIMITS.areaMm), heightMm: within(LIMITS.areaMm), dpi: within(LIMITS.dpi) })
  .refine((area) => {
    const { width, height } = areaPixels(area);
    return width * height <= LIMITS.areaPixels;
  });

export function hasUniqueIds(layers: readonly { id: string }[]): boolean {
  return new Set(layers.map((layer) => layer.id)).size === layers.length;
}

const sceneLayer = z.discriminatedUnion('type', [textLayerSchema, imageLayerSchema, pathLayerSchema]);

export function holdsTooMuchText(layers: readonly object[]): boolean {
  return textLengthOf(layers) > LIMITS.sideTextLength;
}

/** The number is checked before any layer is parsed: ten thousand layers give one error, not ten thousand. */
const sceneLayers = z
  .array(z.unknown())
  .max(LIMITS.layers)
  .pipe(
    z
      .array(sceneLayer)
      .refine(hasUniqueIds)
      .refine((layers) => !holdsTooMuchText(layers), { params: { code: 'too_long' } }),
  );

/** A design scene from outside (S3.4-9); an unknown key is an error, not dropped. */
export const sceneSchema = z.strictObject({
  version: z.literal(1),
  side: z.enum(SIDES),
  area: printAreaSchema,
  layers: sceneLayers,
});

const sideSchema = (side: Side) =>
  sceneSchema.refine((scene) => scene.side === side, { path: ['side'] }).optional();

/** Both sides of a design from outside; errors name the path of the field, such as `front.layers.3.fontSizeMm`. */
export const designSchema = z.strictObject({ front: sideSchema('front'), back: sideSchema('back') });
