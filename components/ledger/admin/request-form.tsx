'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { Currency } from '@/lib/kernel/money';
import type { requestCredit } from '@/lib/modules/ledger/contract/change-credit';
import { requestCreditCall } from '@/lib/modules/ledger/contract/paths';
import type { CreditTerms } from '@/lib/modules/ledger/contract/read-credit';
import { REQUEST_NOTE_LENGTH } from '@/lib/modules/ledger/rules/text-lengths';
import { AmountField } from './amount-field';
import { typedAboveZero } from './typed-amount';
import { useOnceKey } from './use-once-key';

const schema = z.object({
  limit: typedAboveZero,
  discounts: z.boolean(),
  note: z.string().trim().max(REQUEST_NOTE_LENGTH),
});

export interface RequestCreditProps {
  tenant: string;
  currency: Currency;
  /** What is asked for already; null for nothing. */
  request: CreditTerms['request'];
  /** Draws attention to itself, where nothing is available. */
  isNeeded: boolean;
}

/** The dialog of it, loaded when it is opened. */
export function RequestDialog({
  tenant,
  currency,
  request,
  onClose,
}: RequestCreditProps & { onClose: () => void }) {
  const t = useTranslations('credit.request');
  const router = useRouter();
  const onceKey = useOnceKey();
  const form = useContractForm({
    schema,
    defaultValues: {
      limit: request?.limit ?? '',
      discounts: request?.discounts ?? false,
      note: request?.note ?? '',
    },
    submit: async (values) => {
      const body = { ...values, currency };
      const input = { params: { tenant }, body, headers: onceKey(body) };
      await browserCall<typeof requestCredit>(requestCreditCall, input);
      toast('success', t('done'));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog title={t('title')} text={t('text')} submit={t('submit')} form={form} onClose={onClose}>
      <AmountField label={t('limit', { currency })} required {...form.field('limit')} />
      <CheckboxField label={t('discounts')} hint={t('discountsHint')} {...form.field('discounts')} />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={REQUEST_NOTE_LENGTH}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
