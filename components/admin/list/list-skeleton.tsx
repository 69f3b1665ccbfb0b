import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder of filters and rows while a list loads for the first time. */
export function ListSkeleton() {
  const t = useTranslations('lists');
  return (
    <div className="mt-5 grid gap-4" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-19 w-full" />
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <Skeleton className="h-11 w-full rounded-none" />
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-6 border-t border-line px-4 py-3.5">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-5 w-36 max-md:hidden" />
            <Skeleton className="h-5 grow" />
            <Skeleton className="h-6 w-28 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
