'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { AddRow } from '@/components/catalogue/shop/add-row';
import { ChoiceFields } from '@/components/catalogue/shop/buy-fields';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { useBuyable } from '@/components/catalogue/shop/use-buyable';
import { Alert } from '@/components/ui/alert';
import { AddBar } from './add-bar';
import { ProductChoice } from './product-choice';

/** The product's options in a preview: all can be tried; adding only shows that nothing is sold here. D5. */
export function PreviewBuyer({ product, children }: { product: Buyable; children: ReactNode }) {
  const t = useTranslations('sitePreview');
  const buying = useBuyable(product);
  const [tried, setTried] = useState(0);
  return (
    <ProductChoice product={product} buying={buying} facts={children}>
      <ChoiceFields product={product} buying={buying} />
      <AddBar>
        <AddRow buying={buying} size="lg" onAdd={() => setTried((times) => times + 1)} />
      </AddBar>
      {/* Re-created on each press, so that it is announced again. */}
      <div role="status">
        {tried > 0 ? (
          <Alert key={tried} tone="info">
            {t('notAdded')}
          </Alert>
        ) : null}
      </div>
    </ProductChoice>
  );
}
