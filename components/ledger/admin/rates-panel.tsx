import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { fromWire } from '@/lib/kernel/money';
import type { Rates } from '@/lib/modules/ledger/contract/read-credit';

interface RatesPanelProps {
  rates: Rates;
  /** A button to change them. */
  act?: ReactNode;
}

/** What the platform charges a client: its percentage of sales, and its tax by account. D35-4, D36-2. */
export function RatesPanel({ rates, act }: RatesPanelProps) {
  const t = useTranslations('credit.rates');
  const format = useFormatter();
  const share = (percent: string) =>
    format.number(fromWire(percent) / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const { fee_percent: fee, tax_percent: agreed, taxes } = rates;
  return (
    <Panel id="platform-rates" title={t('title')}>
      <dl className="grid gap-4">
        <Rate name={t('fee')} value={share(fee)} hint={t('feeHint')} />
        {taxes.map(({ currency, percent, reverse_charge: isReversed }) => (
          <Rate
            key={currency}
            name={taxes.length > 1 ? t('taxIn', { currency }) : t('tax')}
            value={share(percent)}
            hint={t(agreed !== null ? 'taxAgreed' : isReversed ? 'taxReversed' : 'taxHint')}
          />
        ))}
      </dl>
      {act ? <div className="mt-5">{act}</div> : null}
    </Panel>
  );
}

function Rate({ name, value, hint }: { name: string; value: string; hint: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
      <dd className="col-span-2 text-[0.9375rem] text-muted">{hint}</dd>
    </div>
  );
}
