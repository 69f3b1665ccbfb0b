'use client';

import { useTranslations } from 'next-intl';
import type { Gift } from './gift';

interface GiftPickerProps {
  gifts: readonly Gift[];
  chosen: string;
  onChoose(id: string): void;
}

/** One gift of several, as a radio group with pictures; nothing to choose where there is one. */
export function GiftPicker({ gifts, chosen, onChoose }: GiftPickerProps) {
  const t = useTranslations('orderForm');
  const product = useTranslations('product');
  const store = useTranslations('store');
  if (gifts.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('chooseGift')}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {gifts.map((gift) => {
          const colour = gift.colours[0]?.identifier ?? '';
          const gone = gift.variants.every(({ available }) => available === 0);
          const picture = gift.pictures.front[colour] ?? gift.pictures.back[colour];
          return (
            <label key={gift.id} className="relative grid">
              <input
                type="radio"
                name="gift"
                value={gift.id}
                aria-label={gone ? product('soldOutOption', { name: gift.name }) : gift.name}
                checked={gift.id === chosen}
                onChange={() => onChoose(gift.id)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="grid content-start gap-1 rounded-control border border-line-strong bg-white p-2 text-center text-[0.9375rem] peer-checked:border-accent peer-checked:ring-1 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
                {picture ? (
                  <img
                    src={picture}
                    alt=""
                    width={120}
                    height={120}
                    loading="lazy"
                    className="aspect-square w-full object-contain"
                  />
                ) : null}
                <span>{gift.name}</span>
                {gone ? <span className="text-muted">{store('soldOut')}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
