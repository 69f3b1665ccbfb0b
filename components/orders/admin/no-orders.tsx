import { PackageOpen, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface NoOrdersProps {
  /** Whether a filter is active; then the empty list may be due to the filter. */
  filtered: boolean;
  onClear: () => void;
}

export function NoOrders({ filtered, onClear }: NoOrdersProps) {
  const t = useTranslations('ordersPage.empty');
  if (!filtered) {
    return (
      <EmptyState icon={<PackageOpen aria-hidden="true" />} title={t('title')}>
        {t('text')}
      </EmptyState>
    );
  }
  const action = (
    <Button variant="secondary" onClick={onClear}>
      {t('clear')}
    </Button>
  );
  return (
    <EmptyState icon={<SearchX aria-hidden="true" />} title={t('noMatch')} action={action}>
      {t('noMatchText')}
    </EmptyState>
  );
}
