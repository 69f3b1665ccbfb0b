import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import type { EventProductsPage } from '@/lib/modules/catalogue/contract/list-products';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { AddProductButton } from './add-product-button';
import { ProductCards } from './product-cards';
import { ProductFilter } from './product-filter';
import { productsHref, type ProductsQuery } from './products-href';

interface ProductsScreenProps {
  event: EventSummary;
  page: EventProductsPage;
  query: ProductsQuery;
  canAdd: boolean;
}

/** All products of an event, including drafts, and the button to add one. */
export function ProductsScreen({ event, page, query, canAdd }: ProductsScreenProps) {
  const t = useTranslations('eventProducts');
  const { slug, currency, tenant_id: tenant } = event;
  const { products, total, next_cursor: cursor } = page;
  const add = canAdd ? <AddProductButton place={{ tenant, slug }} currency={currency} /> : null;
  if (total === 0 && !query.status) {
    return (
      <div className="mt-6">
        <EmptyState icon={<Shirt aria-hidden="true" className="size-6" />} title={t('empty')} action={add}>
          {t(canAdd ? 'emptyText' : 'emptyReadOnly')}
        </EmptyState>
      </div>
    );
  }
  const { status } = query;
  return (
    <div className="mt-6 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ProductFilter slug={slug} status={status} />
        {add}
      </div>
      {products.length > 0 ? (
        <ProductCards slug={slug} products={products} currency={currency} />
      ) : (
        <EmptyState
          title={t('noneFound')}
          action={<LinkButton href={productsHref(slug)}>{t('showAll')}</LinkButton>}
        />
      )}
      <Pagination
        label={t('pages')}
        summary={t('count', { count: total })}
        previousText={t('firstPage')}
        nextText={t('nextPage')}
        {...(query.cursor ? { previous: { href: productsHref(slug, { status }) } } : {})}
        {...(cursor ? { next: { href: productsHref(slug, { status, cursor }) } } : {})}
      />
    </div>
  );
}
