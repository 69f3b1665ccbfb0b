'use client';

import { useTranslations } from 'next-intl';
import { PersonalTextFields } from '@/components/design/shop/personal-text-fields';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import type { Buyable } from './buyable';
import { PlainFields } from './plain-fields';
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
  /** Set where several products are on one page, as in `PlainFields`. */
  among?: string;
}

/** The options of a product: colour, size and personalisation. */
export function ChoiceFields({ product, buying, among }: ChoiceFieldsProps) {
  const { texts, setTexts, refusals, tried } = buying;
  return (
    <>
      <PlainFields product={product} buying={buying} among={among} />
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
