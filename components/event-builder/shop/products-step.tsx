'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { withoutProduct, withProductAt } from '@/lib/modules/event-builder/client/change-store';
import { MAX_BUILDER_PRODUCTS } from '@/lib/modules/event-builder/rules/limits';
import { BlankShelf } from './blank-shelf';
import { useBuilder } from './builder-context';
import { ProductItem } from './product-item';
import { StepHeading } from './step-heading';

interface Removed {
  index: number;
  product: TemporaryProduct;
}

/** Which product was taken away, and the way back. */
function RemovedNote({ name, onUndo }: { name: string; onUndo(): void }) {
  const t = useTranslations('eventBuilder.products');
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
      {t('removed', { name })}
      <Button
        variant="secondary"
        size="sm"
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={onUndo}
      >
        {t('undo')}
      </Button>
    </p>
  );
}

/** The step for products: the chosen ones with their settings, and all blanks to add. */
export function ProductsStep() {
  const t = useTranslations('eventBuilder.products');
  const { built, logo } = useBuilder();
  const { products } = built.store;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = (index: number, product: TemporaryProduct) => {
    setRemoved({ index, product });
    built.keeper.change(withoutProduct(index));
  };
  const undo = ({ index, product }: Removed) => {
    setRemoved(null);
    built.keeper.change(withProductAt(index, product));
  };
  return (
    <>
      <StepHeading title={t('title')} lead={logo ? t('lead') : t('leadBare')} />
      <div role="status" className="mt-4 empty:hidden">
        {removed ? <RemovedNote name={removed.product.name} onUndo={() => undo(removed)} /> : null}
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="chosen-products" className="mt-6">
          <h2 id="chosen-products" className="text-xl">
            {t('chosen', { count: products.length })}
          </h2>
          <ul className="mt-3 grid gap-4">
            {products.map((product, index) => (
              // Products have no ids yet: blank and occurrence form the key, so that a moved product keeps its fields.
              <ProductItem
                key={`${product.blank} ${products.slice(0, index).filter(({ blank }) => blank === product.blank).length}`}
                product={product}
                index={index}
                onRemove={() => remove(index, product)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="add-products" className="mt-8">
        <h2 id="add-products" className="text-xl">
          {t('add')}
        </h2>
        {products.length < MAX_BUILDER_PRODUCTS ? (
          <BlankShelf />
        ) : (
          <p className="mt-2 text-muted">{t('full', { count: MAX_BUILDER_PRODUCTS })}</p>
        )}
      </section>
    </>
  );
}
