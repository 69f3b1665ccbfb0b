'use client';

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import { IconButton } from '@/components/ui/icon-button';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { designOf, withMoved } from '@/lib/modules/event-builder/client/change-store';
import { useBuilder } from './builder-context';
import { ColourChoice } from './colour-choice';
import { LogoNotes } from './logo-notes';
import { LogoSpotField } from './logo-spot-field';
import { NameField } from './name-field';
import { PriceField } from './price-field';
import { StepLink } from './step-link';

interface ProductItemProps {
  product: TemporaryProduct;
  index: number;
  onRemove: () => void;
}

function Pictures({ product }: { product: TemporaryProduct }) {
  const t = useTranslations('eventBuilder.products');
  const { pictureOf } = useBuilder();
  const [colour = ''] = product.colours;
  const front = pictureOf(product, colour, 'front');
  const back = pictureOf(product, colour, 'back');
  return (
    <div className="relative aspect-square w-full self-start rounded-control bg-paper-deep">
      {front ? (
        <img
          src={front}
          alt={t('pictureAlt', { name: product.name })}
          className="size-full object-contain p-2"
        />
      ) : null}
      {back ? (
        <img
          src={back}
          alt={t('backAlt', { name: product.name })}
          className="absolute end-2 bottom-2 size-2/5 rounded-control bg-white/85 object-contain p-1"
        />
      ) : null}
    </div>
  );
}

function OrderTools({ product: { name }, index, onRemove }: ProductItemProps) {
  const t = useTranslations('eventBuilder.products');
  const { built } = useBuilder();
  const move = (by: 1 | -1) => built.keeper.change(withMoved(index, by));
  return (
    <div className="ms-auto flex">
      <IconButton
        label={t('up', { name })}
        icon={<ArrowUp aria-hidden="true" className="size-5" />}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        label={t('down', { name })}
        icon={<ArrowDown aria-hidden="true" className="size-5" />}
        disabled={index === built.store.products.length - 1}
        onClick={() => move(1)}
      />
      <IconButton
        label={t('remove', { name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={onRemove}
      />
    </div>
  );
}

/** One product of the store: name, price, colours and logo position. */
export function ProductItem({ product, index, onRemove }: ProductItemProps) {
  const t = useTranslations('eventBuilder.products');
  const { built } = useBuilder();
  const design = designOf(product);
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:p-5">
      <Pictures product={product} />
      <div className="grid content-start gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <NameField product={product} index={index} />
          {built.store.type === 'Promo' ? null : <PriceField product={product} index={index} />}
        </div>
        <ColourChoice product={product} index={index} />
        <LogoSpotField product={product} index={index} />
        <LogoNotes product={product} index={index} />
        <div className="flex flex-wrap items-center gap-2">
          <StepLink step="products" design={index} className={buttonClasses('secondary', 'md')}>
            {t(design.front || design.back ? 'changeDesign' : 'design')}
            <span className="sr-only"> ({product.name})</span>
          </StepLink>
          <OrderTools product={product} index={index} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}
