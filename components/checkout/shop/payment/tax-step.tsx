'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useStorePrice } from '@/components/ui/store-price';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { fromWire } from '@/lib/kernel/money';
import { useTaxRows } from './totals-rows';
import { TotalsTable } from './totals-table';

interface TaxStepProps {
  payment: PayResponse;
  onPay(): void;
  onBack(): void;
}

/** US only: shows the grand total with the provider's tax and a Pay button, before the card (S2.9-5). */
export function TaxStep({ payment, onPay, onBack }: TaxStepProps) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const rows = useTaxRows();
  const tax = payment.basket_tax_breakdown;
  if (!tax) return null;
  return (
    <section aria-labelledby="tax-heading" className="grid gap-6">
      <h2 id="tax-heading" className="text-2xl">
        {t('taxHeading')}
      </h2>
      <TotalsTable rows={rows(payment)} />
      <div className="flex flex-wrap-reverse gap-3">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t('back')}
        </Button>
        <Button size="lg" className="grow" onClick={onPay}>
          {t('payAmount', { amount: price(fromWire(tax.grand_total)) })}
        </Button>
      </div>
      <p className="-mt-3 text-end text-[0.9375rem] text-muted">{t('cardNext')}</p>
    </section>
  );
}
