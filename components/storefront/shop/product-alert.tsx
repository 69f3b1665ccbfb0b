'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProductFailure } from '@/lib/modules/storefront/contract/product-answer';

interface ProductAlertProps {
  failure: ProductFailure;
  /** What is shown meanwhile, if anything is. */
  hint?: string;
  onRetry(): void;
}

/** Says why a product could not be read, and tries again. SPEC 8, DECISIONS 11. */
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
