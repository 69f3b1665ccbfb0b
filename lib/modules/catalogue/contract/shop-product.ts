import { z } from 'zod';
import {
  CHARACTER_SETS,
  IMAGE_LOCATIONS,
  TEXT_ALIGNS,
  TEXT_FITS,
} from '@/lib/modules/design/rules/scene-types';
import { fibreShare } from './product-fields';
import { PRICE_CHANNELS } from '@/lib/modules/catalogue/rules/channel-prices';
import { personalisationPrice } from '@/lib/modules/pricing/contract/personalisation-price';
import { amount, currency } from '@/lib/contract/primitives';

const point = z.object({ x: z.number(), y: z.number() });

/** `z` is the index in the drawing order of the side, 0 at the bottom; `label` is a name for people. */
const element = {
  id: z.string(),
  label: z.string().optional(),
  z: z.number().int().min(0),
  customisable: z.boolean(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
};

/** The text element of S3.4 under its own names (D19); lengths in mm. */
const textElement = z.object({
  ...element,
  fontFamily: z.string(),
  fontSize: z.number(),
  fill: z.string(),
  text: z.string(),
  textAlign: z.enum(TEXT_ALIGNS),
  angle: z.number(),
  scale: point,
  position: point,
  maxLength: z.number().int().nullable(),
  allowed: z.enum(CHARACTER_SETS).optional(),
  maxWidth: z.number().optional(),
  fit: z.enum(TEXT_FITS).optional(),
  stroke: z.string().optional(),
  /** How far the stroke reaches beyond the letters, in mm. */
  strokeWidth: z.number().optional(),
  letterSpacing: z.number().optional(),
  arcRadius: z.number().optional(),
});

/** The image element of S3.4; `location` is the picture's centre and size in mm and its angle. */
const imageElement = z.object({
  ...element,
  src: z.string(),
  source: z.enum(IMAGE_LOCATIONS),
  scale: point,
  location: z.object({
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    angle: z.number(),
  }),
  /** The visible part, as fractions of the picture. */
  crop: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
});

/** A vector shape, an addition to the two kinds of element in S3.4. */
const shapeElement = z.object({
  ...element,
  d: z.string(),
  fill: z.string(),
  fillRule: z.enum(['nonzero', 'evenodd']).optional(),
  stroke: z.string().optional(),
  strokeWidth: z.number().optional(),
  /** The rest of a drawing in several inks, drawn over `d` in this order. */
  parts: z.array(z.object({ d: z.string(), fill: z.string() })).optional(),
  angle: z.number(),
  scale: point,
  position: point,
});

const areaSize = z.object({ width: z.number(), height: z.number() });

/** `items` of S3.4: the print area in mm, in pixels, and in per cent of the garment's picture. */
const printArea = z.object({
  mm: areaSize,
  pixels: areaSize,
  scaled_percentage: areaSize,
  dpi: z.number(),
});

export const designSide = z.object({
  texts: z.array(textElement),
  images: z.array(imageElement),
  shapes: z.array(shapeElement),
  items: printArea,
});

/** Currency → locale → sales channel → amount. */
const channelPrices = z.partialRecord(
  currency,
  z.record(z.string(), z.record(z.enum(PRICE_CHANNELS), amount)),
);

/** `selected` of S3.4. */
const selectedBlank = z.object({
  code: z.string(),
  family: z.string(),
  family_variant: z.string(),
  categories: z.array(z.string()),
  values: z.object({
    brand: z.string(),
    print_techniques: z.array(z.string()),
    availability_regions: z.array(z.string()),
  }),
  /** What making it costs: only for people of the tenant who may know it, and for staff (D50-2). */
  blank_price: channelPrices.optional(),
  print_price: channelPrices.optional(),
  print_area: z.object({ dpi: z.number(), width: z.number(), height: z.number() }),
  details_specs: z.array(z.string()),
  colour_count: z.number().int(),
});

const colour = z.object({ identifier: z.string(), name: z.string(), hex: z.string() });
const pictures = z.record(z.string(), z.string());

const party = z.object({ name: z.string(), address: z.string(), contact: z.string() });

/** The facts about the garment that the law of the store's market asks for; each absent if it isn't known. D54 */
const marketFacts = z.object({
  maker: party.optional(),
  eu_responsible: party.optional(),
  identifier: z.string().optional(),
  /** ISO 3166 code of the country it was made in. */
  origin_country: z.string().optional(),
  customs_code: z.string().optional(),
  /** Of children's sizes. */
  certificate: z.object({ number: z.string(), issuer: z.string() }).optional(),
});

/** The fields of S3.4, with the raw scenes that the preview is drawn from. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Plain text above the measures of the size guide; absent if there is none. */
  size_note: z.string().optional(),
  /** Plain text that its users are warned by; absent if there is none. */
  warnings: z.string().optional(),
  /** Plain text: the evidence for what it claims for the environment; absent if there is none. */
  green_evidence: z.string().optional(),
  /** What it is made of, the largest share first; absent if that is not known or it is no textile. */
  fibres: z.array(fibreShare).optional(),
  market_facts: marketFacts.optional(),
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
  /** Absent if personalisation is free. */
  personalisation_price: personalisationPrice.optional(),
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
