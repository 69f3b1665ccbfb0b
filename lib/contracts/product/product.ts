import { z } from 'zod';
import { amount } from '../shared/primitives';

const point = z.object({ x: z.number(), y: z.number() });

/** SPEC 3.4 text element; `id` and `maxLength` are ours, the other names are SPEC's (DECISIONS 19). */
export const textElement = z.object({
  id: z.string(),
  fontFamily: z.string(),
  fontSize: z.number(),
  fill: z.string(),
  text: z.string(),
  textAlign: z.enum(['left', 'center', 'right']),
  angle: z.number(),
  customisable: z.boolean(),
  scale: point,
  position: point,
  maxLength: z.number().int().nullable(),
});

/** SPEC 3.4 image element. */
export const imageElement = z.object({
  id: z.string(),
  src: z.string(),
  location: z.object({
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    angle: z.number(),
  }),
  customisable: z.boolean(),
});

const areaSize = z.object({ width: z.number(), height: z.number() });

/** SPEC 3.4 `items`: the print area in mm, pixels and scaled percentage of the garment's picture. */
export const printArea = z.object({ mm: areaSize, pixels: areaSize, scaled_percentage: areaSize });

export const designSide = z.object({
  texts: z.array(textElement),
  images: z.array(imageElement),
  items: printArea,
});

const perCurrency = z.record(z.string(), amount);

/** SPEC 3.4 `selected`. */
export const selectedBlank = z.object({
  code: z.string(),
  family: z.string(),
  family_variant: z.string(),
  categories: z.array(z.string()),
  values: z.object({
    brand: z.string(),
    print_techniques: z.array(z.string()),
    availability_regions: z.array(z.string()),
  }),
  blank_price: perCurrency,
  print_price: perCurrency,
  print_area: z.object({ dpi: z.number(), width: z.number(), height: z.number() }),
  details_specs: z.array(z.string()),
  colour_count: z.number().int(),
});

const colour = z.object({ identifier: z.string(), name: z.string(), hex: z.string() });
const pictures = z.record(z.string(), z.string());

/** SPEC 3.4 field by field, with the raw scenes the preview is drawn from. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  tenant_id: z.string(),
  status: z.enum(['draft', 'active']),
  locked: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
  store_default_vat: z.union([z.literal(0), z.literal(1)]),
  customisable: z.boolean(),
  /** The VAT-inclusive unit price. */
  price: amount,
  event_prices: z.array(
    z.object({ id: z.string(), event_id: z.string(), product_id: z.string(), store_selling_price: amount }),
  ),
  products: z.object({
    front: designSide.nullable(),
    back: designSide.nullable(),
    scenes: z.object({ front: z.unknown().nullable(), back: z.unknown().nullable() }),
    selected: selectedBlank,
    colours: z.array(colour),
    colour_names: z.record(z.string(), z.string()),
    images: z.object({ front: pictures, back: pictures }),
    artwork: z.object({
      front: z.boolean(),
      back: z.boolean(),
      front_preview: z.string().nullable(),
      back_preview: z.string().nullable(),
      front_colours: z.array(z.object({ colour: z.string() })),
    }),
    identifiers: z.array(z.string()),
    sizes: z.array(z.string()),
    skus: z.array(z.string()),
    colour_size: z.record(z.string(), z.array(z.string())),
    colour_skus: z.record(z.string(), z.array(z.string())),
    colour_identifiers: z.record(z.string(), z.string()),
  }),
  variants: z.array(
    z.object({
      variant_id: z.string(),
      sku: z.string(),
      identifier: z.string(),
      size: z.string(),
      available: z.number().int().min(0),
    }),
  ),
});
export type Product = z.output<typeof product>;
