import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/use-hydrated';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { countsOf, totalOf } from '@/lib/modules/orders/rules/board';
import { PUBLIC_STAGES, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import type { Board } from './board-changes';
import { useStageName } from './stage-name';
import { useNumber } from './status-counts';

interface StageTabsProps {
  counts: Board['counts'];
  chosen: PublicStage;
  choose: (stage: PublicStage) => void;
}

/** Which column a phone shows. S2.2-162. */
export function StageTabs({ counts, chosen, choose }: StageTabsProps) {
  const t = useTranslations('ordersPage.filters');
  const nameOf = useStageName();
  const number = useNumber();
  // A press before the board is ready would be lost. The tabs can be reached all the same: they scroll on a phone.
  const ready = useHydrated();
  return (
    <div
      role="group"
      aria-label={t('stage')}
      className="scroll-row flex gap-1 border-b border-line md:hidden"
    >
      {PUBLIC_STAGES.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === chosen}
          aria-disabled={ready ? undefined : true}
          onClick={() => choose(stage)}
          className={clsx(
            '-mb-px inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 px-3 font-semibold whitespace-nowrap',
            stage === chosen ? 'border-accent text-accent' : 'border-transparent text-muted',
          )}
        >
          {nameOf(stage)} <span>{number(totalOf(countsOf(stage, counts), COUNTED_TO + 1))}</span>
        </button>
      ))}
    </div>
  );
}
