import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { IdleLink } from '@/components/ui/idle-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import { LAW_PAGES } from '@/lib/modules/storefront/rules/store-pages';
import { BasketButton } from './basket-button';
import { usePageLinks } from './pages/page-links';
import type { ShownStore } from './shown-store';
import { StoreMark } from './store-mark';

interface StoreHeaderProps {
  store: Pick<
    ShownStore,
    'id' | 'slug' | 'event_type' | 'status' | 'basket_name' | 'storeConfig' | 'door' | 'preview'
  >;
}

/** Store name, page links, language and, in a Store, the basket (S2.5-12, S2.8). While buying there are no page links. */
export function StoreHeader({ store }: StoreHeaderProps) {
  const t = useTranslations('store');
  const links = usePageLinks(store).filter(({ name }) => !LAW_PAGES.includes(name));
  const isStore = store.status === 'Active' && store.event_type.type === 'Store';
  const sells = isStore && store.door !== 'closed';
  return (
    <header className="low-static sticky top-0 z-30 border-b border-line bg-white/95 backdrop-blur">
      <div className="mx-auto flex min-h-16 w-full max-w-page flex-wrap items-center gap-x-3 px-4 py-2 sm:gap-x-6 sm:px-8">
        <Link href={storePath(store)} prefetch={false} className="min-w-0 grow-0 py-1 no-underline">
          <StoreMark config={store.storeConfig} />
        </Link>
        {isStore ? (
          <nav
            aria-label={t('navigation')}
            className="order-last -mx-2 scroll-row flex w-full group-has-data-buying/store:hidden lg:order-none lg:w-auto"
          >
            {links.map(({ name, href, text }) => (
              <IdleLink
                key={name}
                href={href}
                className="inline-flex min-h-11 max-w-60 shrink-0 items-center px-2 font-semibold hover:underline"
              >
                <span className="min-w-0 leading-snug">{text}</span>
              </IdleLink>
            ))}
          </nav>
        ) : null}
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <LanguageSwitch label={t('language')} failedText={t('languageFailed')} />
          {sells ? <BasketButton storeId={store.id} storeName={store.basket_name} slug={store.slug} /> : null}
        </div>
      </div>
    </header>
  );
}
