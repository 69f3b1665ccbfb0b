'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { AmountField } from '@/components/ledger/admin/amount-field';
import { typedPercent, typedPercentOrNone } from '@/components/ledger/admin/typed-amount';
import { useOnceKey } from '@/components/ledger/admin/use-once-key';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import { setRatesCall } from '@/lib/modules/ledger/contract/paths';
import type { AgreedRates, setRates } from '@/lib/modules/ledger/contract/set-rates';

const schema = z.object({
  fee_percent: typedPercent,
  tax_percent: typedPercentOrNone,
  reason: z.string().trim().min(1).max(300),
});

export interface RatesProps {
  tenant: string;
  company: string;
  rates: AgreedRates;
}

/** The dialog of it, loaded when it is opened. */
export function RatesDialog({ tenant, company, rates, onClose }: RatesProps & { onClose: () => void }) {
  const t = useTranslations('credit.rates');
  const router = useRouter();
  const onceKey = useOnceKey();
  const { fee_percent: fee, tax_percent: tax } = rates;
  const { field, ...form } = useContractForm({
    schema,
    defaultValues: { fee_percent: fee, tax_percent: tax ?? '', reason: '' },
    submit: async (values) => {
      const body = { ...values, seen: { fee_percent: fee, tax_percent: tax } };
      await browserCall<typeof setRates>(setRatesCall, {
        params: { tenant },
        body,
        headers: onceKey(body),
      });
      toast('success', t('saved'));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t('changeTitle', { company })}
      text={t('changeText')}
      submit={t('save')}
      form={form}
      onClose={onClose}
    >
      <AmountField label={t('feeField')} hint={t('feeHint')} required {...field('fee_percent')} />
      <AmountField label={t('taxField')} hint={t('taxFieldHint')} {...field('tax_percent')} />
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        autoComplete="off"
        maxLength={300}
        required
        {...field('reason')}
      />
    </FormDialog>
  );
}
