'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonSize } from '@/components/ui/button-classes';
import { EarlyForm } from '@/components/ui/early-form';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { usePlainBuyable } from './use-plain-buyable';

interface AddRowProps {
  buying: Pick<ReturnType<typeof usePlainBuyable>, 'choice' | 'take' | 'soldOut' | 'checking'>;
  size?: ButtonSize;
  /** Id of the product's name, where several products are on one page. */
  describedBy?: string;
  /** The button's text; default: add to basket. */
  label?: string | undefined;
  onAdd(item: BasketItem): void;
}

/** Quantity and the add button, or a note that it is sold out. */
export function AddRow({ buying, size = 'md', describedBy, label, onAdd }: AddRowProps) {
  const t = useTranslations('product');
  const { choice, take, soldOut, checking } = buying;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          quantity={choice.quantity}
          min={1}
          max={Math.min(choice.left, MAX_QUANTITY)}
          label={t('quantity')}
          decreaseLabel={t('decrease')}
          increaseLabel={t('increase')}
          onStep={choice.step}
          early
        />
        <EarlyForm onPress={() => take(onAdd)}>
          <Button
            type="submit"
            size={size}
            className="grow"
            aria-describedby={describedBy}
            disabled={soldOut || (choice.size !== '' && choice.pair.state !== 'available')}
            busy={checking}
          >
            {label ?? t('addToBasket')}
          </Button>
        </EarlyForm>
      </div>
      {soldOut ? <p className="font-semibold">{t('allSoldOut')}</p> : null}
    </>
  );
}
