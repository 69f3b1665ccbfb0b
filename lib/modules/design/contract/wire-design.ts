import { z } from 'zod';
import { SCENE_LIMITS as LIMITS } from '@/lib/modules/design/rules/scene-types';
import {
  arcRadius,
  hasUniqueIds,
  holdsTooMuchText,
  holdsWholePath,
  imageFields,
  layerBase,
  PATH_TOO_LONG,
  pathFields,
  printAreaSchema,
  sceneCrop,
  sceneSize,
  textFields,
} from './scene';

const { id, label, angle, position, customisable, locked, hidden } = layerBase;
const base = {
  id,
  label,
  customisable,
  locked,
  hidden,
  z: z
    .int()
    .min(0)
    .max(LIMITS.layers - 1),
};

const factor = z.number().min(LIMITS.scale.min).max(LIMITS.scale.max);
/** A layer keeps its proportions: the wire's two scale factors must be equal. */
const scale = z
  .strictObject({ x: factor, y: factor })
  .refine(({ x, y }) => x === y, { path: ['y'], params: { code: 'invalid' } });

const { text, fontFamily, fill, textAlign, maxLength, allowed, letterSpacing, fit, stroke } = textFields;
const outline = z.number().min(LIMITS.outlineMm.min).max(LIMITS.outlineMm.max);

const wireText = z
  .strictObject({
    ...base,
    fontFamily,
    fill,
    text,
    textAlign,
    angle,
    scale,
    position,
    allowed,
    letterSpacing,
    fit,
    stroke,
    fontSize: sceneSize,
    maxLength: maxLength.unwrap().nullable(),
    maxWidth: sceneSize.optional(),
    strokeWidth: outline.optional(),
    arcRadius: arcRadius.optional(),
  })
  .refine((layer) => layer.fit !== 'fill' || layer.maxWidth !== undefined, {
    path: ['maxWidth'],
    params: { code: 'required' },
  });

const wireImage = z.strictObject({
  ...base,
  src: imageFields.src,
  source: imageFields.location,
  scale,
  location: z.strictObject({
    ...position.shape,
    width: sceneSize,
    height: sceneSize,
    angle,
  }),
  crop: sceneCrop.optional(),
});

const wireShape = z
  .strictObject({
    ...base,
    d: pathFields.d,
    fill: pathFields.fill,
    fillRule: pathFields.fillRule,
    stroke: pathFields.stroke,
    parts: pathFields.parts,
    strokeWidth: sceneSize.optional(),
    angle,
    scale,
    position,
  })
  .refine(holdsWholePath, PATH_TOO_LONG);

/** The number is checked before any layer is parsed: ten thousand layers give one error, not ten thousand. */
const counted = <T extends z.ZodType>(element: T) =>
  z.array(z.unknown()).max(LIMITS.layers).pipe(z.array(element));

const size = z.strictObject({ width: z.number().min(0), height: z.number().min(0) });

/** Pixels and percentages are derived values: sent, but never read. */
const items = z
  .strictObject({ mm: size, pixels: size, scaled_percentage: size, dpi: z.number() })
  .superRefine(({ mm, dpi }, context) => {
    const area = printAreaSchema.safeParse({ widthMm: mm.width, heightMm: mm.height, dpi });
    if (!area.success) context.addIssue({ code: 'custom', path: ['mm'], params: { code: 'invalid' } });
  });

/** One side of a design from outside, under the names of S3.4; an unknown key is an error, not dropped. */
const wireSideSchema = z
  .strictObject({
    texts: counted(wireText),
    images: counted(wireImage),
    shapes: counted(wireShape),
    items,
  })
  .superRefine(({ texts, images, shapes }, context) => {
    const layers = [...texts, ...images, ...shapes];
    if (layers.length > LIMITS.layers)
      context.addIssue({ code: 'custom', path: [], params: { code: 'too_many' } });
    if (holdsTooMuchText(texts))
      context.addIssue({ code: 'custom', path: ['texts'], params: { code: 'too_long' } });
    if (!hasUniqueIds(layers))
      context.addIssue({ code: 'custom', path: ['texts'], params: { code: 'invalid' } });
  });

/** Both sides of a design from outside; an empty side is null. Errors name the field: `front.images.0.src`. */
export const wireDesignSchema = z.strictObject({
  front: wireSideSchema.nullable(),
  back: wireSideSchema.nullable(),
});
export type WireDesign = z.output<typeof wireDesignSchema>;
