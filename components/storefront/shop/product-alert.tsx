'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProductFailure } from '@/lib/modules/storefront/contract/product-answer';

interface ProductAlertProps {
  failure: ProductFailure;
  /** Text about what is shown meanwhile. */
  hint?: string;
  onRetry(): void;
}

/** Says why a product could not be loaded, with a retry button. S8-8, D11. */
export function ProductAlert({ failure, hint, onRetry }: ProductAlertProps) {
  const t = useTranslations('product');
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {useTranslations('errorPages')('retry')}
    </Button>
  );
  return (
    <Alert tone="danger" announce="alert" title={t(`errors.${failure}`)} actions={retry}>
      {hint}
    </Alert>
  );
}
