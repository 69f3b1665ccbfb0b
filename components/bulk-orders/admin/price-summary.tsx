'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { BulkCosts } from '@/lib/modules/pricing/rules/bulk-costs';

/** Wire amounts of credit may be below 0. */
const minorOf = (wire: string): number => Math.round(Number(wire) * 100);

interface PriceSummaryProps {
  ground: BulkGround;
  costs: BulkCosts;
  items: number;
  addresses: number;
  /** By card nothing of it depends on credit. */
  payment?: 'credit' | 'card';
  /** Where a choice beside it names what the account has left. */
  isCreditNamed?: boolean;
}

/** What it costs, from its parts to the total; said again when it changes. D36-8. */
export function PriceSummary(props: PriceSummaryProps) {
  const { ground, costs, items, addresses, payment = 'credit', isCreditNamed = false } = props;
  const t = useTranslations('bulkOrder.price');
  const money = (minor: number) => formatMoney(minor, ground.currency);
  const rows = [
    { label: t('made', { count: items }), value: money(costs.made) },
    ...(costs.productionDiscount > 0
      ? [{ label: t('discount'), value: money(-costs.productionDiscount) }]
      : []),
    { label: t('sent', { count: addresses }), value: money(costs.sent) },
    ...(costs.shippingDiscount > 0
      ? [{ label: t('shippingDiscount'), value: money(-costs.shippingDiscount) }]
      : []),
    { label: t('tax', { rate: String(ground.terms.tax_bp / 100) }), value: money(costs.tax) },
    { label: t('total'), value: money(costs.total), strong: true },
  ];
  return (
    <div className="grid gap-4">
      <dl aria-live="polite" className="grid gap-1.5 tabular-nums">
        {rows.map(({ label, value, strong }) => (
          <div
            key={label}
            className={clsx(
              'flex justify-between gap-6',
              strong && 'mt-1 border-t border-line pt-2.5 text-lg font-bold',
            )}
          >
            <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
            <dd className="whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {payment === 'credit' ? (
        <Covered ground={ground} total={costs.total} isCreditNamed={isCreditNamed} />
      ) : null}
    </div>
  );
}

interface CoveredProps extends Pick<PriceSummaryProps, 'ground'> {
  total: number;
  isCreditNamed: boolean;
}

/** What the account has left, and that the order will wait where that is too little. D37-5. */
function Covered({ ground, total, isCreditNamed }: CoveredProps) {
  const t = useTranslations('bulkOrder.price');
  const { available, budget_left: budget } = ground.credit;
  const left = formatMoney(minorOf(available), ground.currency);
  if (total > minorOf(available))
    return (
      <Alert tone="warn" title={t('waitsTitle')}>
        {isCreditNamed ? t('waitsShort') : t('waits', { left })}
      </Alert>
    );
  if (budget !== null && total > minorOf(budget))
    return (
      <Alert tone="warn" title={t('waitsTitle')}>
        {t('waitsForBudget', { left: formatMoney(minorOf(budget), ground.currency) })}
      </Alert>
    );
  if (isCreditNamed) return null;
  return <p className="text-[0.9375rem] text-muted">{t('fromCredit', { left })}</p>;
}
