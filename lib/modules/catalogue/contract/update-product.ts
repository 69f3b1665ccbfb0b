import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { personalisationRule } from '@/lib/modules/pricing/contract/personalisation-price';
import { instantText, none, text } from '@/lib/contract/primitives';
import {
  eventProductDetail,
  eventProductDetailExample,
  eventProductParams,
  productStatus,
} from './event-product';
import {
  fibreShares,
  productCategory,
  productClaim,
  productColours,
  productName,
  sellingPrice,
  sizeNote,
} from './product-fields';
import { updateEventProductCall } from './paths';

/** Fields left out stay unchanged. `updated_at` as in `savedDesign`. */
const productChanges = z.strictObject({
  updated_at: instantText,
  name: productName.optional(),
  description: text(2000).optional(),
  size_note: sizeNote.optional(),
  warnings: productClaim.optional(),
  green_evidence: productClaim.optional(),
  /** Null: as the garment comes. Refused for what is no textile. */
  fibres: fibreShares.nullable().optional(),
  /** For this event only. */
  store_selling_price: sellingPrice.optional(),
  /** For this event only. */
  personalisation_price: personalisationRule.optional(),
  colours: productColours.optional(),
  category: productCategory.optional(),
  /** 1: the price is shown with the event's VAT (S3.2). */
  store_default_vat: z.union([z.literal(0), z.literal(1)]).optional(),
  /** `active` is refused, at `status`, while the print check blocks the design or there is none. */
  status: productStatus.optional(),
});
export type ProductChanges = z.output<typeof productChanges>;

export const updateEventProduct = route({
  id: 'products.update',
  ...updateEventProductCall,
  summary:
    'Changes name, description, size guide note, composition, warnings, evidence for claims, price, VAT flag, category, colours or status of a product',
  access: 'tenant',
  permission: 'products.write',
  params: eventProductParams,
  query: none,
  body: productChanges,
  response: eventProductDetail,
  errors: ['conflict', 'event_locked', 'product_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    request: { updated_at: '2026-11-20T09:00:00.000Z', status: 'draft' },
    response: { ...eventProductDetailExample, status: 'draft' },
  },
});
