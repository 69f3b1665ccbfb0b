'use client';

import { useWatch } from 'react-hook-form';
import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import { useDraftedForm } from '@/components/form/use-drafted-form';
import type { ProductChoice } from '@/components/catalogue/shop/use-product-choice';
import { ApiError } from '@/lib/client/api-error';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { pairOf } from '@/lib/modules/catalogue/rules/availability';
import { sendAnswer } from './send-answer';
import type { SizesPiece, SizesStore } from './sizes-store';
import { answerBody, firstValues, variantOf, type SizesValues } from './sizes-values';

export interface SizesFormInput {
  store: SizesStore;
  countries: readonly CountryOption[];
  piece: SizesPiece;
  invitation: Invitation;
  token: string;
  /** In a preview: called instead of sending. */
  instead: (() => void) | undefined;
  onSaved(invitation: Invitation): void;
  /** Called if another answer was saved in the meantime. */
  onChanged(invitation: Invitation): void;
  /** Called if the event takes no more answers. */
  onClosed(): void;
  /** Called if the link is no longer valid. */
  onLost(): void;
}

const PICK = ['colour', 'size'] as const;

/** Storage key of the draft. Contains enough of the token to tell links apart, but too little to use it. */
const draftKeyOf = (token: string, piece: SizesPiece, version: number) =>
  `sizes-draft-${token.slice(0, 12)}-${piece.id}-${version}`;

/** Derives the variant from colour and size. */
function settled(values: SizesValues, piece: SizesPiece, own: string | undefined): SizesValues {
  const [line] = values.products;
  const colour = piece.options.colours.includes(values.colour) ? values.colour : '';
  const variant_id = variantOf(piece, { ...values, colour }, own);
  return { ...values, products: [{ personalisation: line?.personalisation ?? {}, variant_id }] };
}

/** The invitee's answer as a form: validated by the contract, kept over a reload, sent once. S2.7, S5; D4-5, D11. */
export function useSizesForm({ store, countries, piece, invitation, token, instead, ...on }: SizesFormInput) {
  const { collects_addresses: addresses, version, answer } = invitation;
  const own = answer?.variant_id;

  function heed(error: unknown) {
    if (!(error instanceof ApiError)) return;
    const current = error.data?.['invitation'];
    if (error.code === 'conflict' && current) on.onChanged(current as Invitation);
    if (error.code === 'event_closed') on.onClosed();
    if (error.code === 'not_found') on.onLost();
  }
  const contract = useDraftedForm<SizesValues, SizesValues>({
    draftKey: draftKeyOf(token, piece, version),
    first: () => firstValues(store, piece, invitation),
    settle: (values) => settled(values, piece, own),
    schema: async () => (await import('./sizes-schema')).sizesSchema(piece, { addresses, countries }),
    submit: async (values) => {
      if (instead) {
        instead();
        return false;
      }
      try {
        const saved = await sendAnswer(token, answerBody(values, piece, { addresses, countries, version }));
        on.onSaved(saved);
        return true;
      } catch (error) {
        heed(error);
        throw error;
      }
    },
  });
  const { form } = contract;

  const [colour, size] = useWatch({ control: form.control, name: PICK });
  function choose(choice: { colour: string; size: string }) {
    form.setValue('colour', choice.colour);
    form.setValue('size', choice.size);
    form.setValue('products.0.variant_id', variantOf(piece, choice, own));
    form.clearErrors('products.0.variant_id');
  }
  const choice: ProductChoice = {
    options: piece.options,
    colour,
    size,
    pair: pairOf(piece.options, colour, size),
    left: Infinity,
    quantity: 1,
    setQuantity: () => undefined,
    step: () => undefined,
    setColour: (value) => choose({ colour: value, size }),
    setSize: (value) => choose({ colour, size: value }),
  };
  return { ...contract, choice };
}
