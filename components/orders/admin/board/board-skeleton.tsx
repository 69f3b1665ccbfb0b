import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';

/** Placeholder of the board while it loads for the first time. */
export function BoardSkeleton() {
  const t = useTranslations('lists');
  return (
    <div className="mt-5 grid gap-4" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-19 w-full" />
      <div className="flex gap-3 overflow-hidden">
        {PUBLIC_STAGES.map((stage) => (
          <Skeleton key={stage} className="h-96 w-full shrink-0 md:w-72" />
        ))}
      </div>
    </div>
  );
}
