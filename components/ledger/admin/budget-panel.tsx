import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Panel } from '@/components/admin/panel';
import { Money } from '@/components/ui/money';
import { UsageMeter } from '@/components/ui/usage-meter';
import { fromWire } from '@/lib/kernel/money';
import type { EventBudget } from '@/lib/modules/ledger/contract/read-credit';
import { SetBudget } from './budget-dialog';

interface BudgetPanelProps {
  tenant: string;
  budgets: readonly EventBudget[];
  maySet: boolean;
}

/** What each event may cost its client, and has cost. */
export function BudgetPanel({ tenant, budgets, maySet }: BudgetPanelProps) {
  const t = useTranslations('credit.budgets');
  return (
    <Panel id="budgets" title={t('title')} flush>
      {budgets.length === 0 ? (
        <p className="p-4 text-muted sm:p-5">{t('empty')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {budgets.map((budget) => (
            <li key={budget.slug} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <div className="min-w-0 grow basis-48">
                <Link
                  href={`/events/${budget.slug}/overview`}
                  prefetch={false}
                  className="font-semibold break-words text-accent underline-offset-2 hover:underline"
                >
                  {budget.name}
                </Link>
                <Used budget={budget} />
              </div>
              {maySet ? <SetBudget tenant={tenant} budget={budget} /> : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Used({ budget: { name, budget, used, currency } }: { budget: EventBudget }) {
  const t = useTranslations('credit.budgets');
  const usedText = <Money amount={used} currency={currency} />;
  if (budget === null) {
    return <p className="text-[0.9375rem] text-muted">{t.rich('usedOfAny', { used: () => usedText })}</p>;
  }
  const [spent, all] = [fromWire(used), fromWire(budget)];
  return (
    <>
      <p className="text-[0.9375rem] text-muted">
        {t.rich('usedOf', {
          used: () => usedText,
          budget: () => <Money amount={budget} currency={currency} />,
        })}
      </p>
      <UsageMeter
        aria-label={t('meter', { name })}
        className="mt-1.5 h-2 max-w-80"
        value={Math.min(spent, all)}
        max={Math.max(all, 1)}
      />
    </>
  );
}
