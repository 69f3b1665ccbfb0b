'use client';

import { useTranslations } from 'next-intl';
import { Day } from '@/components/admin/day';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { useDeleted } from './use-deleted';

/** What was deleted in the last 30 days, each with the button that brings it back (D45-1). */
export function DeletedDialog({ place, onClose }: { place: ProductsPlace; onClose: () => void }) {
  const t = useTranslations('eventCatalogue.deleted');
  const common = useTranslations('eventProducts');
  const text = useErrorText();
  const { products, hasMore, loading, restoring, failure, load, restore } = useDeleted(place);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={t('lead')}
      closeLabel={common('close')}
    >
      <div className="grid gap-3">
        {products?.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
        <ul className="grid divide-y divide-line">
          {products?.map(({ product_id: id, name, restorable_until: until }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="text-[0.9375rem] text-muted">
                  {t.rich('until', { day: () => <Day at={until} /> })}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                busy={restoring === id}
                aria-label={t('restoreOne', { name })}
                onClick={() => void restore(id, name)}
              >
                {t('restore')}
              </Button>
            </li>
          ))}
        </ul>
        {!products && loading ? <Skeleton className="h-24" /> : null}
        <FormAlert error={failure ? text.call(failure) : undefined} />
        {hasMore || (failure && !products) ? (
          <Button variant="secondary" busy={loading} onClick={() => void load()}>
            {t(products ? 'more' : 'retry')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
