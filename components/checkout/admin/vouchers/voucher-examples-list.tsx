'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import { Skeleton } from '@/components/ui/skeleton';
import { fromWire, type Currency } from '@/lib/kernel/money';
import {
  useVoucherExamples,
  type ExampledVoucher,
  type VouchersPlace,
} from '@/lib/modules/checkout/client/vouchers';
import type { VoucherExamples } from '@/lib/modules/checkout/contract/vouchers';
import type { VoucherFormState } from './voucher-fields';
import { bodyOf, voucherForm, type VoucherValues } from './voucher-values';

interface VoucherExamplesListProps {
  place: VouchersPlace;
  currency: Currency;
  form: VoucherFormState;
}

/** Of what is typed only what counts for the examples; null while a figure is none. */
function exampled(values: VoucherValues): ExampledVoucher | null {
  const read = voucherForm.safeParse({
    ...values,
    code: values.code || 'X',
    max_uses: '',
    uses_per_person: '',
  });
  if (!read.success) return null;
  const { kind, value, minimum_spend, products } = bodyOf(read.data);
  return { kind, value, minimum_spend, products };
}

/** What the voucher would take off three baskets of this event, by the checkout's own rules. D41-5. */
export function VoucherExamplesList({ place, currency, form }: VoucherExamplesListProps) {
  const t = useTranslations('vouchers.examples');
  const values = useWatch({ control: form.form.control }) as VoucherValues;
  const typed = useDeferredValue(exampled(values));
  const { data, error } = useVoucherExamples(place, typed);
  const short = data?.baskets.filter(({ below_cost: below }) => below !== null && fromWire(below) > 0) ?? [];
  const worst = short.reduce((most, { below_cost: below }) => Math.max(most, fromWire(below ?? '0.00')), 0);
  return (
    <section aria-labelledby="voucher-examples" className="grid gap-3">
      <h3 id="voucher-examples" className="text-lg">
        {t('title')}
      </h3>
      {error ? <p className="text-danger">{t('failed')}</p> : null}
      {!data && !error ? <Skeleton className="h-36" /> : null}
      {data?.baskets.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
      {data && data.baskets.length > 0 ? (
        <ul className="grid gap-2" aria-live="polite">
          {data.baskets.map((basket, index) => (
            <ExampleRow key={index} basket={basket} currency={currency} />
          ))}
        </ul>
      ) : null}
      {worst > 0 ? (
        <Alert tone="warn">
          {t('belowCost', { amount: formatMoney(worst, currency), count: short.length })}
        </Alert>
      ) : null}
    </section>
  );
}

function ExampleRow({
  basket,
  currency,
}: {
  basket: VoucherExamples['baskets'][number];
  currency: Currency;
}) {
  const t = useTranslations('vouchers.examples');
  const field = useTranslations('errors.field');
  const { lines, items, shipping, discount, total, refused } = basket;
  const before = formatMoney(fromWire(items) + fromWire(shipping), currency);
  return (
    <li className="rounded-card border border-line px-4 py-3">
      <p className="font-semibold">
        {lines.map(({ name, quantity }) => t('line', { count: quantity, name })).join(', ')}
      </p>
      <p className="tabular-nums">
        {t('sum', {
          before,
          discount: formatMoney(discount, currency),
          total: formatMoney(total, currency),
        })}
      </p>
      {refused ? <p className="text-[0.9375rem] text-warn first-letter:uppercase">{field(refused)}</p> : null}
    </li>
  );
}
