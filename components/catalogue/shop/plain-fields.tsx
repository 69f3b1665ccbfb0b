'use client';

import { AskedSizePicker } from './asked-size-picker';
import type { Buyable } from './buyable';
import { ColourPicker } from './colour-picker';
import { ChosenPair } from './size-picker';
import type { usePlainBuyable } from './use-plain-buyable';

export interface PlainFieldsProps {
  product: Pick<Buyable, 'colours'>;
  buying: Pick<ReturnType<typeof usePlainBuyable>, 'choice' | 'asked' | 'colourName'>;
  /** Set where several products are on one page: keeps the radio groups apart. */
  among?: string | undefined;
}

/** Colour and size of a product; a single size is no choice, so it is not offered as one (S3.2). */
export function PlainFields({ product, buying, among }: PlainFieldsProps) {
  const { choice, asked, colourName } = buying;
  const group = (name: string) => (among === undefined ? {} : { group: `${name}-${among}` });
  const colours = <ColourPicker colours={product.colours} choice={choice} {...group('colour')} />;
  if (choice.options.sizes.length > 1) {
    return (
      <>
        {colours}
        <AskedSizePicker choice={choice} colourName={colourName} asked={asked} {...group('size')} />
      </>
    );
  }
  return (
    <div>
      {colours}
      <ChosenPair choice={choice} colourName={colourName} />
    </div>
  );
}
