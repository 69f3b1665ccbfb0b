'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { AmountField } from '@/components/ledger/admin/amount-field';
import { typedAboveZero } from '@/components/ledger/admin/typed-amount';
import { useOnceKey } from '@/components/ledger/admin/use-once-key';
import { useContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { Currency } from '@/lib/kernel/money';
import type { correctCredit } from '@/lib/modules/ledger/contract/change-credit';
import { correctCreditCall } from '@/lib/modules/ledger/contract/paths';
import { CORRECTION_REASON_LENGTH } from '@/lib/modules/ledger/rules/text-lengths';

const DIRECTIONS = ['add', 'deduct'] as const;

const schema = z.object({
  direction: z.enum(DIRECTIONS),
  amount: typedAboveZero,
  reason: z.string().trim().min(1).max(CORRECTION_REASON_LENGTH),
});

export interface CorrectProps {
  tenant: string;
  currency: Currency;
}

/** The dialog of it, loaded when it is opened. */
export function CorrectDialog({ tenant, currency, onClose }: CorrectProps & { onClose: () => void }) {
  const t = useTranslations('credit.correct');
  const router = useRouter();
  const onceKey = useOnceKey();
  const form = useContractForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    defaultValues: { direction: 'add', amount: '', reason: '' },
    submit: async (values) => {
      const body = { ...values, currency };
      const input = { params: { tenant }, body, headers: onceKey(body) };
      await browserCall<typeof correctCredit>(correctCreditCall, input);
      toast('success', t('done'));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog title={t('title')} text={t('text')} submit={t('button')} form={form} onClose={onClose}>
      <SelectField
        label={t('direction')}
        options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
        {...form.field('direction')}
      />
      <AmountField label={t('amount', { currency })} required {...form.field('amount')} />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={CORRECTION_REASON_LENGTH}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
