import { z } from 'zod';
import { GARMENT_FAMILIES, SIDES } from '@/lib/modules/design/rules/scene-types';
import { PREFLIGHT_CODES } from '@/lib/modules/design/rules/preflight-codes';
import { blankId, fibreShare, namedBlank } from './product-fields';
import { designSide } from './shop-product';
import { personalisationRule } from '@/lib/modules/pricing/contract/personalisation-price';
import { amount, currency, instantText, objectId, slug, tenantId } from '@/lib/contract/primitives';

export const eventProductParams = z.object({ tenant: tenantId, slug, product: objectId });

export const productStatus = z.enum(['draft', 'active']);

const colour = z.object({ identifier: z.string(), name: z.string(), hex: z.string() });

/** A product as the event's own list shows it, drafts included. */
export const eventProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  /** Its blank, and which drawing that has. */
  blank_id: blankId,
  family: z.enum(GARMENT_FAMILIES),
  code: z.string(),
  status: productStatus,
  /** Read-only for the client until staff unlock it (D5-5). */
  locked: z.boolean(),
  /** Why staff have locked the product, or the event that it is read in; null when they haven't said. */
  lock_reason: z.string().nullable(),
  customisable: z.boolean(),
  /** What shoppers filter the store by; empty for none. */
  category: z.string(),
  store_default_vat: z.union([z.literal(0), z.literal(1)]),
  /** What is left of its variants together. */
  stock: z.number().int(),
  /** VAT-inclusive; `store_selling_price` is ex VAT (D13-2). */
  price: amount,
  store_selling_price: amount,
  colours: z.array(colour),
  /** The sides that carry a design. */
  sides: z.array(z.enum(SIDES)),
  /** URL of its picture: the first colour, the front unless only the back is printed. For users of its tenant. */
  preview: z.string(),
  /** Number of other events that sell the same product; they share its name and design. */
  other_events: z.number().int(),
  /** Staff have withdrawn its garment: nothing of it is sold, and why; null while it is made. */
  no_longer_made: z.object({ reason: z.string(), replaced_by: namedBlank.nullable() }).nullable(),
  updated_at: instantText,
});
export type EventProduct = z.output<typeof eventProduct>;

/** A print check issue of a design. */
const printIssue = z.object({
  side: z.enum(SIDES),
  code: z.enum(PREFLIGHT_CODES),
  /** Null for an issue of the whole side. */
  layer_id: z.string().nullable(),
  /** `block` keeps a product from being put on sale. */
  severity: z.enum(['block', 'warn']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Identifiers of the affected colours; empty for all of them. */
  colours: z.array(z.string()),
});
export type PrintIssue = z.output<typeof printIssue>;

/** A product of an event with everything its tenant may change, and why it may not be changed. */
export const eventProductDetail = eventProduct.extend({
  description: z.string(),
  /** Shown above the measures of the size guide; empty for none. */
  size_note: z.string(),
  /** What its users are warned of; empty for nothing. */
  warnings: z.string(),
  /** The evidence for what it claims for the environment; empty for none. */
  green_evidence: z.string(),
  /** What its client says it is made of: empty for not known yet, null for as the garment comes. */
  fibres: z.array(fibreShare).nullable(),
  /** What the garment is made of; null for what is no textile, and where its manufacturer doesn't say. */
  blank_fibres: z.array(fibreShare).nullable(),
  currency,
  /** The prices of personalisation in this event. */
  personalisation_price: personalisationRule,
  sizes: z.array(z.string()),
  /** Every colour that may be chosen: the blank's, and those the product already has. */
  offered_colours: z.array(colour),
  /** Under the names of S3.4; null for an empty side. Sent back unchanged, it is the same design. */
  design: z.object({ front: designSide.nullable(), back: designSide.nullable() }),
  issues: z.array(printIssue),
  /** The stored pictures in the design, by `src`. */
  pictures: z.record(
    z.string(),
    z.object({ url: z.string(), width_px: z.number().int(), height_px: z.number().int() }),
  ),
  /** The event's refused words while the list is enabled; the print check uses them. */
  refused_words: z.array(z.string()),
  /** Why this user may not change it now (D5-5); null if they may. */
  read_only: z.enum(['event_locked', 'product_locked']).nullable(),
});
export type EventProductDetail = z.output<typeof eventProductDetail>;

export const eventProductExample: EventProduct = {
  product_id: 'ff-crew-tee',
  name: 'Crew Tee',
  blank_id: 'tee',
  family: 'tee',
  code: 'NL180',
  status: 'active',
  locked: false,
  lock_reason: null,
  customisable: false,
  category: 'T-shirts',
  store_default_vat: 1,
  stock: 300_000,
  price: '21.60',
  store_selling_price: '18.00',
  colours: [{ identifier: 'tee-black', name: 'Black', hex: '#17181a' }],
  sides: ['front'],
  preview: '/api/ten_fjord/events/fjord-fern/products/ff-crew-tee/picture/tee-black/front?v=0123456789abcdef',
  other_events: 0,
  no_longer_made: null,
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const designExample = {
  front: {
    texts: [
      {
        id: 'name',
        z: 0,
        customisable: false,
        fontFamily: 'Anton',
        fontSize: 40,
        fill: '#ffffff',
        text: 'FJORD',
        textAlign: 'center' as const,
        angle: 0,
        scale: { x: 1, y: 1 },
        position: { x: 140, y: 120 },
        maxLength: null,
      },
    ],
    images: [],
    shapes: [],
    items: {
      mm: { width: 280, height: 360 },
      pixels: { width: 1654, height: 2126 },
      scaled_percentage: { width: 35, height: 45 },
      dpi: 150,
    },
  },
  back: null,
};

export const eventProductDetailExample: EventProductDetail = {
  ...eventProductExample,
  description: 'Heavy cotton, printed to order.',
  size_note: 'Fits small: choose one size up.',
  warnings: '',
  green_evidence: '',
  fibres: null,
  blank_fibres: [{ fibre: 'cotton', percent: 100 }],
  currency: 'GBP',
  personalisation_price: { per_side: '0.00', per_text: '2.50', per_image: '0.00' },
  sizes: ['S', 'M', 'L'],
  offered_colours: eventProductExample.colours,
  design: designExample,
  issues: [],
  pictures: {},
  refused_words: [],
  read_only: null,
};
