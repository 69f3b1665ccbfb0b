import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import { listSearch, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { storePath, type StorePlace } from '@/lib/modules/storefront/rules/store-place';

interface ListPagesProps {
  place: StorePlace;
  query: ListQuery;
  page: number;
  pages: number;
}

/** Links to the previous and next page; none if everything fits on one page. */
export function ListPages({ place, query, page, pages }: ListPagesProps) {
  const t = useTranslations('productList');
  if (pages <= 1) return null;
  const link = (to: number, rel: 'prev' | 'next', text: string) =>
    to < 1 || to > pages ? null : (
      <a
        href={storePath(place, 'products', listSearch({ ...query, page: to }))}
        rel={rel}
        data-list-link="top"
        className={buttonClasses('secondary', 'md')}
      >
        {text}
      </a>
    );
  return (
    <nav aria-label={t('pages')} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {link(page - 1, 'prev', t('previousPage'))}
      <p className="text-muted tabular-nums">{t('pageOf', { page, pages })}</p>
      {link(page + 1, 'next', t('nextPage'))}
    </nav>
  );
}
