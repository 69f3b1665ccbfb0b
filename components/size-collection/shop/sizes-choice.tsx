'use client';

import { useTranslations } from 'next-intl';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ColourPicker } from '@/components/catalogue/shop/colour-picker';
import { SizePicker } from '@/components/catalogue/shop/size-picker';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { ProductChoice } from '@/components/catalogue/shop/use-product-choice';
import { GiftTexts } from '@/components/claims/shop/gift-texts';
import type { SizesPiece } from './sizes-store';
import type { SizesValues } from './sizes-values';

interface SizesChoiceProps
  extends
    Pick<ContractForm<SizesValues, SizesValues>, 'form' | 'field'>,
    Pick<ComponentProps<typeof GiftTexts>, 'texts' | 'refusals'> {
  piece: SizesPiece;
  choice: ProductChoice;
  colourName: string;
  /** The picker, where there are several pieces. */
  picker: ReactNode;
  guide: ReactNode;
}

/** Options of a piece: colour, size, texts and pictures; unavailable ones are greyed out, with the reason. */
export function SizesChoice({ piece, choice, colourName, picker, guide, ...own }: SizesChoiceProps) {
  const t = useTranslations('sizes');
  const id = useId();
  const { error } = own.field('products.0.variant_id');
  return (
    <section aria-labelledby={id} className="grid gap-5">
      {picker}
      <div>
        <h3 id={id} className="text-2xl">
          {piece.name}
        </h3>
        {piece.description ? <p className="mt-2 text-muted">{piece.description}</p> : null}
      </div>
      {piece.colours.length > 1 ? <ColourPicker colours={piece.colours} choice={choice} /> : null}
      {piece.options.sizes.length > 1 ? (
        <SizePicker
          choice={choice}
          colourName={colourName}
          error={error && choice.size === '' ? t('chooseSize') : error}
        />
      ) : null}
      {guide ? <div className="-mt-8">{guide}</div> : null}
      <GiftTexts scenes={piece.scenes} {...own} />
    </section>
  );
}
