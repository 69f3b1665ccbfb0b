import { Gift as GiftIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { Locale } from '@/lib/kernel/locales';
import { EventHero } from '@/components/orders/shop/event-hero';
import { claimStore } from './claim-store';
import { FormNeedsScript } from '@/components/orders/shop/form-needs-script';
import { previewed, type FormPreview } from '@/components/orders/shop/form-preview';
import { giftOf } from './gift';
import { LazyClaim } from './lazy-claim';

interface ClaimPageProps {
  store: StorefrontData;
  /** The first page of the event's gifts, and their total number. */
  offer: FormProducts;
  locale: Locale;
  preview?: FormPreview | undefined;
}

/** A Promo event's page (D4-2): gifts, promotion code, delivery; nothing to pay. */
export function ClaimPage({ store, offer, locale, preview }: ClaimPageProps) {
  const t = useTranslations('claim');
  const { products, ...extent } = offer;
  const gifts = products.map(giftOf);
  const hero = (
    <>
      <EventHero store={store} product={gifts[0]} pictureFollows />
      {preview ? null : <FormNeedsScript store={store} />}
    </>
  );
  return (
    <main id="main" tabIndex={-1}>
      {gifts.length > 0 ? (
        <LazyClaim
          gifts={gifts}
          extent={extent}
          locale={locale}
          hero={hero}
          store={previewed(claimStore(store, locale), preview)}
        />
      ) : (
        <>
          {hero}
          <div className="mx-auto w-full max-w-page px-4 py-14 sm:px-8">
            <EmptyState icon={<GiftIcon aria-hidden="true" />} title={t('noGift')}>
              {t('noGiftText')}
            </EmptyState>
          </div>
        </>
      )}
    </main>
  );
}
