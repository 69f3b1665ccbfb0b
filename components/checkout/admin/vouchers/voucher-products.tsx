'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { PagedChoice } from '@/components/admin/list/paged-choice';
import { FieldError } from '@/components/ui/field-error';
import { browserCall } from '@/lib/client/browser';
import { usePages } from '@/lib/client/use-pages';
import { listEventProductsCall } from '@/lib/modules/catalogue/contract/paths';
import type { EventProductsPage, listEventProducts } from '@/lib/modules/catalogue/contract/list-products';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import type { VoucherFormState } from './voucher-fields';

interface VoucherProductsProps {
  place: VouchersPlace;
  form: VoucherFormState;
  voucher: AdminVoucher | null;
  readOnly: boolean;
}

/** Whether a voucher counts for everything, or only for some products, and which. D41-3. */
export function VoucherProducts({ place, form, voucher, readOnly }: VoucherProductsProps) {
  const t = useTranslations('vouchers.fields');
  const id = useId();
  const chosen = useWatch({ control: form.form.control, name: 'products' });
  const set = (products: string[] | null) => form.form.setValue('products', products, { shouldDirty: true });
  const { error } = form.field('products');
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{t('products')}</legend>
      {(['all', 'some'] as const).map((which) => (
        <label key={which} className="flex min-h-8 items-center gap-3">
          <input
            type="radio"
            name={id}
            checked={(chosen === null) === (which === 'all')}
            onChange={() =>
              set(which === 'all' ? null : (voucher?.products ?? []).map((one) => one.product_id))
            }
            className="size-5 accent-accent"
          />
          {t(which === 'all' ? 'allProducts' : 'someProducts')}
        </label>
      ))}
      {chosen === null ? null : (
        <ProductChoice place={place} chosen={chosen} voucher={voucher} readOnly={readOnly} onChange={set} />
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface ProductChoiceProps extends Omit<VoucherProductsProps, 'form'> {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ProductChoice({ place, chosen, voucher, readOnly, onChange }: ProductChoiceProps) {
  const t = useTranslations('vouchers.choice');
  const list = usePages<EventProductsPage>(['voucher-products', place.tenant, place.slug], (cursor) =>
    browserCall<typeof listEventProducts>(listEventProductsCall, {
      params: { ...place },
      query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) },
      progress: false,
    }),
  );
  const known = list.pages?.flatMap(({ products }) => products);
  const names = new Map(known?.map((one) => [one.product_id, one.name]));
  // Chosen ones that are on a later page, or have left the event, stay in sight.
  const others = chosen
    .filter((id) => !names.has(id))
    .map((id) => ({
      product_id: id,
      name: voucher?.products?.find((one) => one.product_id === id)?.name || t('gone'),
    }));
  const turn = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <PagedChoice
      list={{ shown: known?.length, hasMore: list.hasMore, loading: list.loading, failed: list.failed }}
      onMore={list.loadMore}
      onRetry={list.retry}
      labels={{
        shown: t('shown', { count: known?.length ?? 0 }),
        loading: t('loading'),
        failed: t('failed'),
        more: t('more'),
        retry: t('retry'),
      }}
      empty={<p className="text-muted">{t('empty')}</p>}
    >
      <ul className="grid max-h-80 gap-1 overflow-y-auto rounded-card border border-line p-3 sm:grid-cols-2">
        {[...others, ...(known ?? [])].map(({ product_id: id, name }) => (
          <li key={id}>
            <label className="flex min-h-9 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={readOnly}
                onChange={() => turn(id)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 break-words">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </PagedChoice>
  );
}
