'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { PagedChoice } from '@/components/admin/list/paged-choice';
import { SelectField } from '@/components/ui/select-field';
import { browserCall } from '@/lib/client/browser';
import { usePages } from '@/lib/client/use-pages';
import type { EventProductsPage, listEventProducts } from '@/lib/modules/catalogue/contract/list-products';
import { listEventProductsCall } from '@/lib/modules/catalogue/contract/paths';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import { AllOrSome, TickList } from './all-or-some';
import type { BatchFormState } from './batch-fields';

interface BatchGiftsProps {
  place: CodesPlace;
  form: BatchFormState;
}

/** All gifts of the event, or only some, and the one that takes their place once they are gone. D40-3. */
export function BatchGifts({ place, form }: BatchGiftsProps) {
  const t = useTranslations('codes.fields');
  const chosen = useWatch({ control: form.form.control, name: 'products' });
  function set(products: string[] | null) {
    form.form.setValue('products', products, { shouldDirty: true });
    // A gift takes the place of others, not of itself.
    if (products?.includes(form.form.getValues('fallback'))) form.form.setValue('fallback', '');
  }
  return (
    <AllOrSome
      legend={t('gifts')}
      all={t('allGifts')}
      some={t('someGifts')}
      isAll={chosen === null}
      error={form.field('products').error}
      onChange={(isAll) => set(isAll ? null : [])}
    >
      <GiftChoice place={place} form={form} chosen={chosen ?? []} onChange={set} />
    </AllOrSome>
  );
}

interface GiftChoiceProps extends BatchGiftsProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function GiftChoice({ place, form, chosen, onChange }: GiftChoiceProps) {
  const t = useTranslations('codes');
  const list = usePages<EventProductsPage>(['batch-gifts', place.tenant, place.slug], (cursor) =>
    browserCall<typeof listEventProducts>(listEventProductsCall, {
      params: { ...place },
      query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) },
      progress: false,
    }),
  );
  const known = list.pages?.flatMap(({ products }) => products);
  const gifts = (known ?? []).map(({ product_id: id, name }) => ({ id, label: name }));
  const others = gifts.filter(({ id }) => !chosen.includes(id));
  return (
    <PagedChoice
      list={{ shown: known?.length, hasMore: list.hasMore, loading: list.loading, failed: list.failed }}
      onMore={list.loadMore}
      onRetry={list.retry}
      labels={{
        shown: t('gifts.shown', { count: gifts.length }),
        loading: t('gifts.loading'),
        failed: t('gifts.failed'),
        more: t('gifts.more'),
        retry: t('gifts.retry'),
      }}
      empty={<p className="text-muted">{t('gifts.empty')}</p>}
    >
      <div className="grid gap-4">
        <TickList items={gifts} chosen={chosen} onChange={onChange} />
        <SelectField
          label={t('fields.fallback')}
          hint={t('fields.fallbackHint')}
          placeholder={t('fields.noFallback')}
          options={others.map(({ id, label }) => ({ value: id, label }))}
          {...form.field('fallback')}
        />
      </div>
    </PagedChoice>
  );
}
