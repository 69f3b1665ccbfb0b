'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
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
        <div className="mt-3 flex gap-3">
          {sides.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === side}
              onClick={() => setSide(one)}
              className={clsx(
                'grid w-24 gap-1 rounded-control border bg-white p-1.5 text-sm',
                one === side ? 'border-accent ring-1 ring-accent' : 'border-line',
              )}
            >
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
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
