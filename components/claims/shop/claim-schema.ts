import { z } from 'zod';
import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import { addressFields, addressRules } from '@/components/orders/shop/address-schema';
import { requiredText, text } from '@/lib/contract/primitives';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { ClaimStore } from './claim-store';
import type { Gift } from './gift';

const CODE_LENGTH = 64;

/** Each layer that a recipient fills in needs a text or picture (S3.2, S3.4); the server checks whether it prints. */
export function textsSchema({ scenes }: Pick<Gift, 'scenes'>) {
  const sides = scenes.map((scene) => {
    const layers = customisableLayers(scene).map(({ id, type }) => [
      id,
      z
        .string()
        .trim()
        .min(1, type === 'text' ? 'text_missing' : 'picture_missing'),
    ]);
    return [scene.side, z.object(Object.fromEntries(layers))];
  });
  return z.object(Object.fromEntries(sides)) as unknown as z.ZodType<Personalisation, Personalisation>;
}

/** The contract's rules for the shown fields; a code is required only if the event has codes (S5). */
export function claimSchema(
  gift: Gift,
  { needsCode, countries }: Pick<ClaimStore, 'needsCode'> & { countries: readonly CountryOption[] },
) {
  return addressFields
    .extend({
      promo_code: needsCode ? requiredText(CODE_LENGTH) : text(CODE_LENGTH),
      products: z.array(z.object({ quantity: z.literal(1), personalisation: textsSchema(gift) })),
    })
    .superRefine(addressRules(countries));
}
