'use client';

import { lazy, useEffect } from 'react';
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { now } from '@/lib/kernel/clock';

export interface ProductErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/**
 * Loaded when needed, because every product page includes this module. If loading fails too, the error page of the
 * whole site is shown.
 */
const ProductAlert = lazy(() =>
  import('@/components/storefront/shop/product-alert').then((module) => ({ default: module.ProductAlert })),
);

/** Error page of a product: the store's layout stays, with a retry button. S8-8, D11-1. */
export function ProductErrorPage({ error, retry }: ProductErrorProps) {
  useEffect(() => {
    reloadOnChunkError(error, now().getTime());
  }, [error]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 sm:px-8 sm:py-12">
      <ProductAlert failure="not_loaded" onRetry={retry} />
    </main>
  );
}
