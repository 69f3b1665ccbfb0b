'use client';

import { AskedSizePicker } from './asked-size-picker';
import type { Buyable } from './buyable';
import { ColourPicker } from './colour-picker';
import type { usePlainBuyable } from './use-plain-buyable';

export interface PlainFieldsProps {
  product: Pick<Buyable, 'colours'>;
  buying: Pick<ReturnType<typeof usePlainBuyable>, 'choice' | 'asked' | 'colourName'>;
  /**
   * Set where several products are on one page: keeps the radio groups apart, and hides the size picker if there is
   * only one size.
   */
  among?: string | undefined;
}

/** Colour and size of a product. */
export function PlainFields({ product, buying, among }: PlainFieldsProps) {
  const { choice, asked, colourName } = buying;
  const sized = among === undefined || choice.options.sizes.length > 1;
  const group = (name: string) => (among === undefined ? {} : { group: `${name}-${among}` });
  return (
    <>
      <ColourPicker colours={product.colours} choice={choice} {...group('colour')} />
      {sized ? (
        <AskedSizePicker choice={choice} colourName={colourName} asked={asked} {...group('size')} />
      ) : null}
    </>
  );
}
