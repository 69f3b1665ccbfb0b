'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChosenBefore } from '@/components/form/use-chosen-before';
import { previewSources } from '@/components/ui/preview-sizes';
import type { Side } from '@/lib/modules/design/rules/scene-types';

interface ProductPicturesProps {
  name: string;
  colourName: string;
  /** Picture URLs by side; a side without a picture is absent. */
  pictures: Partial<Record<Side, string>>;
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>> | undefined;
}

interface SideChoiceProps extends Pick<ProductPicturesProps, 'pictures'> {
  sides: readonly Side[];
  side: Side;
  onChoose(side: Side): void;
}

/** Radio buttons, so that a choice before hydration is the browser's own. docs/decisions/0036. */
function SideChoice({ sides, side, pictures, onChoose }: SideChoiceProps) {
  const t = useTranslations('product');
  const around = useChosenBefore<HTMLFieldSetElement>((chosen) =>
    onChoose(chosen === 'back' ? 'back' : 'front'),
  );
  return (
    <fieldset ref={around} className="mt-3 flex gap-3">
      <legend className="sr-only">{t('sides')}</legend>
      {sides.map((one) => (
        <label
          key={one}
          className={clsx(
            'relative grid w-24 gap-1 rounded-control border border-line bg-white p-1.5 text-center text-sm',
            // By CSS, so that a choice before hydration shows at once.
            'has-checked:border-accent has-checked:ring-1 has-checked:ring-accent',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name="side"
            value={one}
            checked={one === side}
            onChange={() => onChoose(one)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <img
            src={pictures[one]}
            srcSet={previewSources(pictures[one] ?? '')}
            sizes="96px"
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="aspect-square object-contain"
          />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** The product in the chosen colour: one large picture, with a choice of sides below. */
export function ProductPictures({ name, colourName, pictures, printed = {} }: ProductPicturesProps) {
  const t = useTranslations('product');
  const sides = (['front', 'back'] as const).filter((side) => pictures[side]);
  const [wanted, setSide] = useState<Side>('front');
  const side = pictures[wanted] ? wanted : (sides[0] ?? 'front');
  const alt = (one: Side) => {
    const shown = t('pictureAlt', { name, colour: colourName, side: t(one) });
    // A `data:` picture is drawn in the browser with the shopper's own text, so the stored text alternative no longer
    // describes it.
    const isOwn = pictures[one]?.startsWith('data:') ?? false;
    return printed[one] && !isOwn ? `${shown}. ${printed[one]}` : shown;
  };
  return (
    <div>
      <div className="aspect-square overflow-hidden rounded-card bg-store-secondary">
        {pictures[side] ? (
          <img
            src={pictures[side]}
            alt={alt(side)}
            width={600}
            height={600}
            fetchPriority="high"
            decoding="sync"
            className="size-full object-contain p-4"
          />
        ) : null}
      </div>
      {sides.length > 1 ? (
        <SideChoice sides={sides} side={side} pictures={pictures} onChoose={setSide} />
      ) : null}
    </div>
  );
}
