import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { PUBLIC_STAGES, type PublicStage } from '@/lib/modules/orders/rules/public-stage';

const FILLS: Record<PublicStage, string> = {
  received: 'bg-info',
  being_prepared: 'bg-accent',
  in_production: 'bg-accent',
  on_its_way: 'bg-ok',
  needs_your_help: 'bg-warn',
  cancelled: 'bg-line-strong',
};

/** The number of orders in each of the six stages that shoppers see. D33-1. */
export function Stages({ counts }: { counts: Readonly<Record<string, number>> }) {
  const t = useTranslations('orders');
  const highest = Math.max(1, ...Object.values(counts));
  return (
    <ul className="grid gap-3.5">
      {PUBLIC_STAGES.map((stage) => {
        const count = counts[stage] ?? 0;
        return (
          <li key={stage} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
            <span>{t(`stage.${stage}`)}</span>
            <span className="font-semibold tabular-nums">{count}</span>
            <span aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-paper-deep">
              <span
                className={clsx('fill-when-forced block h-full rounded-full', FILLS[stage])}
                style={{ width: `${(count / highest) * 100}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
