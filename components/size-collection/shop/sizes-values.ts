import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import { countryFields } from '@/components/orders/shop/country-fields';
import type { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import type { Invitation, InvitationAnswer } from '@/lib/modules/size-collection/contract/invitation';
import type { BodyInputOf } from '@/lib/contract/route';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { firstPair, pairOf } from '@/lib/modules/catalogue/rules/availability';
import type { AddressForm } from '@/lib/modules/checkout/rules/check-address';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { emptyTexts } from '@/components/claims/shop/gift';
import type { SizesPiece, SizesStore } from './sizes-store';

export type AnswerBody = BodyInputOf<typeof answerInvitation>;

/** Form values under the wire's names where these exist, so that the server's field errors match. */
export interface SizesValues extends AddressForm {
  colour: string;
  size: string;
  /** `variant_id` is derived from colour and size; empty if that combination is unavailable. */
  products: { variant_id: string; personalisation: Personalisation }[];
}

/** The variant of a colour and size, if it is available or already this invitee's answer. */
export function variantOf(
  piece: SizesPiece,
  { colour, size }: Pick<SizesValues, 'colour' | 'size'>,
  own: string | undefined,
): string {
  const { state, variantId } = pairOf(piece.options, colour, size);
  return variantId !== null && (state === 'available' || variantId === own) ? variantId : '';
}

/**
 * The first available colour. A size is preselected only if it is the only one, so that nobody overlooks the choice.
 */
function firstChoice({ options }: SizesPiece): Pick<SizesValues, 'colour' | 'size'> {
  const [only, other] = options.sizes;
  return { colour: firstPair(options)?.colour ?? '', size: other === undefined ? (only ?? '') : '' };
}

/** Initial personalisation: the earlier answer's, for the layers that still exist; a picture by its file id. */
function firstTexts(piece: SizesPiece, own: InvitationAnswer | null): Personalisation {
  const sides = Object.entries(emptyTexts(piece)).map(([side, layers]) => {
    const given = own?.personalisation[side as Side] ?? {};
    return [side, Object.fromEntries(Object.keys(layers).map((id) => [id, given[id] ?? '']))];
  });
  return Object.fromEntries(sides) as Personalisation;
}

/** Initial values: the earlier answer, else the invitation's name and an empty address. */
export function firstValues(store: SizesStore, piece: SizesPiece, invitation: Invitation): SizesValues {
  const { answer, invitee } = invitation;
  const own = answer?.product_id === piece.id ? answer : null;
  const choice = own ? { colour: own.colour_identifier, size: own.size } : firstChoice(piece);
  return {
    ...choice,
    name: invitee.name,
    email: invitee.email,
    phone: answer?.phone ?? '',
    address_first_line: answer?.address_first_line ?? '',
    address_second_line: answer?.address_second_line ?? '',
    address_city: answer?.address_city ?? '',
    address_county: answer?.address_county ?? '',
    address_postcode: answer?.address_postcode ?? '',
    address_country: answer?.address_country || store.defaultCountry,
    address_state: answer?.address_state || store.defaultState,
    products: [
      { variant_id: variantOf(piece, choice, own?.variant_id), personalisation: firstTexts(piece, own) },
    ],
  };
}

/** The e-mail is part of the invitation, so it is neither asked for nor sent. */
function addressOf(values: SizesValues): Partial<AnswerBody> {
  return {
    phone: values.phone,
    address_first_line: values.address_first_line,
    address_second_line: values.address_second_line,
    address_city: values.address_city,
    address_county: values.address_county,
    address_postcode: values.address_postcode,
    address_country: values.address_country,
    address_state: values.address_state,
  };
}

/** The request body. */
export function answerBody(
  values: SizesValues,
  piece: SizesPiece,
  asks: { addresses: boolean; countries: readonly CountryOption[]; version: number },
): AnswerBody {
  const { name, products } = values;
  const [line] = products;
  return {
    version: asks.version,
    name,
    ...(asks.addresses ? { ...addressOf(values), ...countryFields(values, asks) } : {}),
    products: [
      {
        product_id: piece.id,
        variant_id: line?.variant_id ?? '',
        quantity: 1,
        ...(piece.scenes.length > 0 && line ? { personalisation: line.personalisation } : {}),
      },
    ],
  };
}
