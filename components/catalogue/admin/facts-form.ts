import { z } from 'zod';
import { fieldCodeOf } from '@/components/form/field-code';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import {
  fibreShares,
  productColours,
  productClaim,
  productName,
  sizeNote,
} from '@/lib/modules/catalogue/contract/product-fields';
import { priceField } from './new-product-form';

/** A fibre's share as typed: an empty name for none chosen yet. */
export interface TypedFibre {
  fibre: string;
  percent: string;
}

/** The fields beside the design, as typed: a price becomes a wire amount when it is sent. */
export interface ProductFacts {
  name: string;
  price: string;
  /** Prices of a side, a text and a picture of the shopper's own. */
  perSide: string;
  perText: string;
  perImage: string;
  /** What the size guide says above its measures. */
  sizeNote: string;
  warnings: string;
  greenEvidence: string;
  /** What the client says it is made of; null: as the garment comes. */
  fibres: TypedFibre[] | null;
  /** Identifiers; the first one is shown. */
  colours: string[];
}

/** The fields of the first panel, and of the one about market rules. */
export const PRODUCT_FACT_FIELDS = [
  'name',
  'price',
  'perSide',
  'perText',
  'perImage',
  'sizeNote',
  'colours',
] as const;
export const MARKET_FIELDS = ['fibres', 'warnings', 'greenEvidence'] as const;
export const FACT_FIELDS = [...PRODUCT_FACT_FIELDS, ...MARKET_FIELDS] as const;
export type FactField = (typeof FACT_FIELDS)[number];

const factsForm = z.object({
  name: productName,
  price: priceField,
  colours: productColours,
  perSide: priceField,
  perText: priceField,
  perImage: priceField,
  sizeNote,
  warnings: productClaim,
  greenEvidence: productClaim,
  fibres: z
    .array(z.object({ fibre: z.string(), percent: z.string().trim().transform(Number) }))
    .pipe(fibreShares)
    .nullable(),
});
export type CheckedFacts = z.output<typeof factsForm>;
export type FactErrors = Partial<Record<FactField, string>>;

/** A product's name, price and colours as form values. */
export function factsOf(product: EventProductDetail): ProductFacts {
  return {
    name: product.name,
    price: product.store_selling_price,
    perSide: product.personalisation_price.per_side,
    perText: product.personalisation_price.per_text,
    perImage: product.personalisation_price.per_image,
    sizeNote: product.size_note,
    warnings: product.warnings,
    greenEvidence: product.green_evidence,
    fibres: product.fibres?.map(({ fibre, percent }) => ({ fibre, percent: String(percent) })) ?? null,
    colours: product.colours.map(({ identifier }) => identifier),
  };
}

/** The values in the server's form, or an error code per invalid field. */
export function checkFacts(facts: ProductFacts): { facts: CheckedFacts } | { errors: FactErrors } {
  const parsed = factsForm.safeParse(facts, { error: (issue) => fieldCodeOf(issue) });
  if (parsed.success) return { facts: parsed.data };
  const errors: FactErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = FACT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { errors };
}
