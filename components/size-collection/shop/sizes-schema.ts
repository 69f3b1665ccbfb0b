import { z } from 'zod';
import { addressFields, addressRules } from '@/components/orders/shop/address-schema';
import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import { consumerForm } from '@/lib/modules/orders/contract/consumer-form';
import { textsSchema } from '@/components/claims/shop/claim-schema';
import type { SizesPiece } from './sizes-store';

/** The contract's rules for the shown fields; the address only if addresses are collected. D4. */
export function sizesSchema(
  piece: SizesPiece,
  asks: { addresses: boolean; countries: readonly CountryOption[] },
) {
  const fields = addressFields.extend({
    name: consumerForm.shape.name,
    colour: z.string(),
    size: z.string(),
    products: z.array(z.object({ variant_id: z.string().min(1), personalisation: textsSchema(piece) })),
  });
  return asks.addresses ? fields.superRefine(addressRules(asks.countries)) : fields;
}
