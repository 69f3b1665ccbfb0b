import { z } from 'zod';
import { fieldCodeOf } from '@/components/form/field-code';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { productColours, productName } from '@/lib/modules/catalogue/contract/product-fields';
import { priceField } from './new-product-form';

/** The fields beside the design, as typed: a price becomes a wire amount when it is sent. */
export interface ProductFacts {
  name: string;
  price: string;
  /** Prices of a side, a text and a picture of the shopper's own. */
  perSide: string;
  perText: string;
  perImage: string;
  /** Identifiers; the first one is shown. */
  colours: string[];
}

export const FACT_FIELDS = ['name', 'price', 'perSide', 'perText', 'perImage', 'colours'] as const;
export type FactField = (typeof FACT_FIELDS)[number];

const factsForm = z.object({
  name: productName,
  price: priceField,
  colours: productColours,
  perSide: priceField,
  perText: priceField,
  perImage: priceField,
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
