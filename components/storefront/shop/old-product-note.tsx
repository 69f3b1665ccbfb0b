'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import type { FreshProduct } from './use-fresh-product';

// Loaded only after a failed reload of the product.
const ProductAlert = lazy(() =>
  import('./product-alert').then((module) => ({ default: module.ProductAlert })),
);

/** Says that the product could not be loaded anew, so that what is shown may be old. S8-8 */
export function OldProductNote({ failure, refresh }: Pick<FreshProduct, 'failure' | 'refresh'>) {
  const t = useTranslations('product');
  if (!failure) return null;
  return (
    <Suspense fallback={null}>
      <ProductAlert failure={failure} hint={t('maybeOld')} onRetry={() => void refresh()} />
    </Suspense>
  );
}
