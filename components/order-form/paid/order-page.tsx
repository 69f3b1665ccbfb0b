import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buyableOf } from '@/components/forms/buyable';
import { EmptyState } from '@/components/ui/empty-state';
import type { Product } from '@/lib/contracts/product/product';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import type { Locale } from '@/lib/kernel/locales';
import { ClaimHero } from '../claim-hero';
import { LazyOrder } from './lazy-order';
import { paidStore } from './paid-store';
import { ROOM } from './room';

interface OrderPageProps {
  store: StorefrontData;
  /** The event's products as the product call answers them, scenes included. */
  products: readonly Product[];
  locale: Locale;
}

/** A Products event's page (DECISIONS 4): a short list on one order form, paid by card. */
export function OrderPage({ store, products, locale }: OrderPageProps) {
  const t = useTranslations('paidForm');
  const buyable = products.map(buyableOf);
  const hero = <ClaimHero store={store} gift={buyable[0]} />;
  return (
    <main id="main" tabIndex={-1}>
      {buyable.length > 0 ? (
        <LazyOrder store={paidStore(store, locale)} products={buyable} locale={locale} hero={hero} />
      ) : (
        <>
          {hero}
          <div className={ROOM}>
            <EmptyState icon={<ShoppingBag aria-hidden="true" />} title={t('noProducts')}>
              {t('noProductsText')}
            </EmptyState>
          </div>
        </>
      )}
    </main>
  );
}
