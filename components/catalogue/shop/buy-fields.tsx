'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonSize } from '@/components/ui/button-classes';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import { MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Buyable } from './buyable';
import { AskedSizePicker } from './asked-size-picker';
import { ColourPicker } from './colour-picker';
import { PersonalTextFields } from '@/components/design/shop/personal-text-fields';
import type { useBuyable } from './use-buyable';

interface BuyProps {
  buying: ReturnType<typeof useBuyable>;
}

/** The surcharge for personalisation, before anything is typed. */
function PersonalCosts({ buying: { costs } }: BuyProps) {
  const t = useTranslations('product');
  const price = useStorePrice();
  if (!costs?.personalPrice) return null;
  const [adds, total] = [costs.personalPrice, costs.price].map((amount) => price(fromWire(amount)));
  return <p className="text-[0.9375rem]">{t('personalAdds', { price: adds ?? '', total: total ?? '' })}</p>;
}

interface ChoiceFieldsProps extends BuyProps {
  product: Buyable;
  /**
   * Set where several products are on one page: keeps the radio groups apart, and hides the size picker if there is
   * only one size.
   */
  among?: string;
}

/** The options of a product: colour, size and personalisation. */
export function ChoiceFields({ product, buying, among }: ChoiceFieldsProps) {
  const { choice, texts, setTexts, refusals, tried, asked, colourName } = buying;
  const sized = among === undefined || choice.options.sizes.length > 1;
  const group = (name: string) => (among === undefined ? {} : { group: `${name}-${among}` });
  return (
    <>
      <ColourPicker colours={product.colours} choice={choice} {...group('colour')} />
      {sized ? (
        <AskedSizePicker choice={choice} colourName={colourName} asked={asked} {...group('size')} />
      ) : null}
      {product.scenes.length > 0 ? (
        <PersonalTextFields
          scenes={product.scenes}
          texts={texts}
          refusals={refusals}
          tried={tried}
          onChange={setTexts}
        />
      ) : null}
      <PersonalCosts buying={buying} />
    </>
  );
}

interface AddRowProps extends BuyProps {
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
          onChange={choice.setQuantity}
        />
        <Button
          size={size}
          className="grow"
          aria-describedby={describedBy}
          disabled={soldOut || (choice.size !== '' && choice.pair.state !== 'available')}
          busy={checking}
          onClick={() => take(onAdd)}
        >
          {label ?? t('addToBasket')}
        </Button>
      </div>
      {soldOut ? <p className="font-semibold">{t('allSoldOut')}</p> : null}
    </>
  );
}
