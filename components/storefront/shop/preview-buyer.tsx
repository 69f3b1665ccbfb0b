'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { Alert } from '@/components/ui/alert';
import { ProductChoice } from './product-choice';

/** The product's options in a preview: all can be tried; adding only shows that nothing is sold here. D5. */
export function PreviewBuyer({ product, children }: { product: Buyable; children: ReactNode }) {
  const t = useTranslations('sitePreview');
  const [tried, setTried] = useState(0);
  return (
    <ProductChoice
      product={product}
      onAdd={() => setTried((times) => times + 1)}
      notice={
        // Re-created on each press, so that it is announced again.
        <div role="status">
          {tried > 0 ? (
            <Alert key={tried} tone="info">
              {t('notAdded')}
            </Alert>
          ) : null}
        </div>
      }
    >
      {children}
    </ProductChoice>
  );
}
