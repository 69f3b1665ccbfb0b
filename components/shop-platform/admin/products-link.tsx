import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

/** Leads to the products of the shop. `tenant`: the client that staff look at. S2.2-259. */
export function ProductsLink({ tenant }: { tenant: string | null }) {
  const t = useTranslations('shopConnection.products');
  const path = '/settings/shopify/products';
  return (
    <section
      aria-labelledby="shop-products"
      className="mt-6 grid max-w-xl justify-items-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="shop-products" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('text')}</p>
      <LinkButton href={tenant ? `${path}?tenant=${tenant}` : path} variant="secondary" prefetch={false}>
        {t('open')}
      </LinkButton>
    </section>
  );
}
