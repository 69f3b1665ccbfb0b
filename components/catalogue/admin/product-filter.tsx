import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { productsHref, type ProductsQuery } from './products-href';

const CHOICES = [undefined, 'active', 'draft'] as const;

/** Filters the list by published or draft; kept in the URL. */
export function ProductFilter({ slug, status }: { slug: string; status: ProductsQuery['status'] }) {
  const t = useTranslations('eventProducts.filter');
  return (
    <nav aria-label={t('label')} className="flex gap-1 rounded-control border border-line bg-surface p-1">
      {CHOICES.map((choice) => (
        <Link
          key={choice ?? 'all'}
          href={productsHref(slug, { status: choice })}
          prefetch={false}
          aria-current={choice === status ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] font-semibold',
            choice === status ? 'bg-accent-soft text-accent-dark' : 'text-muted hover:text-ink',
          )}
        >
          {t(choice ?? 'all')}
        </Link>
      ))}
    </nav>
  );
}
