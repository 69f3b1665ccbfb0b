'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Side } from '@/lib/modules/design/rules/scene-types';

interface TwoSidedPictureProps {
  name: string;
  colourName: string;
  /** Picture URLs by side; a side without a picture is absent. */
  pictures: Partial<Record<Side, string>>;
}

const OTHER: Record<Side, Side> = { front: 'back', back: 'front' };

/**
 * The product in the chosen colour, its front if it has one; the other side lies small over it, and a press swaps the two.
 * S2.7-13.
 */
export function TwoSidedPicture({ name, colourName, pictures }: TwoSidedPictureProps) {
  const t = useTranslations('orderForm');
  const product = useTranslations('product');
  const [wanted, setSide] = useState<Side>('front');
  const side = pictures[wanted] ? wanted : OTHER[wanted];
  const other = pictures[OTHER[side]];
  return (
    <div className="relative aspect-square overflow-hidden rounded-card bg-store-secondary">
      {pictures[side] ? (
        <img
          src={pictures[side]}
          alt={product('pictureAlt', { name, colour: colourName, side: product(side) })}
          width={600}
          height={600}
          loading="lazy"
          className="size-full object-contain p-4"
        />
      ) : null}
      {other ? (
        <button
          type="button"
          onClick={() => setSide(OTHER[side])}
          aria-label={t('showSide', { side: product(OTHER[side]) })}
          className="absolute end-3 bottom-3 size-1/4 rounded-control border border-line bg-white/90 p-1 hover:border-accent"
        >
          <img
            src={other}
            alt=""
            width={150}
            height={150}
            loading="lazy"
            className="size-full object-contain"
          />
        </button>
      ) : null}
    </div>
  );
}
