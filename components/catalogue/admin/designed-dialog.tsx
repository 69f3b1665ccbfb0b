'use client';

import { Search, Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useDeferredValue, useState } from 'react';
import { PagedChoice } from '@/components/admin/list/paged-choice';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Currency } from '@/lib/kernel/money';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { copyDesigned, useDesigned } from '@/lib/modules/catalogue/client/use-designed';
import type { DesignedProduct } from '@/lib/modules/catalogue/contract/designed-products';
import { PRODUCT_NAME_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import { DesignedGrid } from './designed-grid';
import { productsHref } from './products-href';

interface DesignedDialogProps {
  place: ProductsPlace;
  currency: Currency;
  onClose: () => void;
}

/** Copies the chosen product; the copy's page opens. */
function useCopying({ place, onClose }: Pick<DesignedDialogProps, 'place' | 'onClose'>) {
  const t = useTranslations('eventProducts.elsewhere');
  const text = useErrorText();
  const router = useRouter();
  const [keys] = useState(() => new Map<string, string>());
  const [state, setState] = useState<{ busy: string | null; failure?: string }>({ busy: null });

  /** One key per product and dialog: sent again after a lost answer, it makes one copy. */
  function keyOf(product: string): string {
    const key = keys.get(product) ?? crypto.randomUUID();
    keys.set(product, key);
    return key;
  }

  async function copy({ product_id: id }: DesignedProduct): Promise<void> {
    if (state.busy !== null) return;
    setState({ busy: id });
    try {
      const { product_id: product, name } = await copyDesigned({ ...place, product: id }, keyOf(id));
      toast('success', t('done', { name }));
      router.push(productsHref(place.slug, { product }));
      router.refresh();
      onClose();
    } catch (error) {
      setState({ busy: null, failure: text.call(error) });
    }
  }
  return { ...state, copy };
}

/** The designed products of a client's other events; one is copied with a press. S2.2-76. */
export function DesignedDialog({ place, currency, onClose }: DesignedDialogProps) {
  const t = useTranslations('eventProducts.elsewhere');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { pages, loadMore, retry, ...list } = useDesigned(place, search);
  const { busy, failure, copy } = useCopying({ place, onClose });
  const products = pages?.flatMap((page) => page.products);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        <TextField
          type="search"
          label={t('search')}
          maxLength={PRODUCT_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormAlert error={failure} />
        <PagedChoice
          list={{ ...list, shown: products?.length }}
          onMore={loadMore}
          onRetry={retry}
          labels={{
            shown: t('shown', { count: products?.length ?? 0 }),
            loading: t('loading'),
            failed: t('failed'),
            more: t('more'),
            retry: t('retry'),
          }}
          empty={
            search === '' ? (
              <EmptyState icon={<Shirt aria-hidden="true" />} title={t('empty')}>
                {t('emptyText')}
              </EmptyState>
            ) : (
              <EmptyState icon={<Search aria-hidden="true" />} title={t('noneFound')}>
                {t('noneFoundText')}
              </EmptyState>
            )
          }
        >
          <DesignedGrid
            products={products ?? []}
            currency={currency}
            busy={busy}
            onChoose={(product) => void copy(product)}
          />
        </PagedChoice>
      </div>
    </Dialog>
  );
}
