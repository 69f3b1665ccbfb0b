'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { AmountField } from '@/components/ledger/admin/amount-field';
import { typedAboveZero } from '@/components/ledger/admin/typed-amount';
import { useOnceKey } from '@/components/ledger/admin/use-once-key';
import { formatMoney } from '@/components/ui/format-money';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import { fromWire, isWireAmount, type Currency, type Minor } from '@/lib/kernel/money';
import { issueNoteCall } from '@/lib/modules/ledger/contract/paths';
import type { issueNote } from '@/lib/modules/ledger/contract/statements';
import { CORRECTION_REASON_LENGTH } from '@/lib/modules/ledger/rules/text-lengths';

export interface NoteProps {
  tenant: string;
  /** The id and number of the statement that is corrected. */
  statement: string;
  number: string;
  currency: Currency;
  /** What is left to credit. */
  left: Minor;
}

const schemaFor = (left: Minor) =>
  z.object({
    // Two at once may both fit here: the server refuses the second.
    amount: typedAboveZero.refine((text) => !isWireAmount(text) || fromWire(text) <= left, {
      params: { code: 'too_large' },
    }),
    reason: z.string().trim().min(1).max(CORRECTION_REASON_LENGTH),
  });
type Schema = ReturnType<typeof schemaFor>;

/** The dialog of it, loaded when it is opened. */
export function NoteDialog({
  tenant,
  statement,
  number,
  currency,
  left,
  onClose,
}: NoteProps & { onClose: () => void }) {
  const t = useTranslations('credit.note');
  const router = useRouter();
  const onceKey = useOnceKey();
  const form = useContractForm<z.input<Schema>, z.output<Schema>>({
    schema: schemaFor(left),
    defaultValues: { amount: '', reason: '' },
    submit: async (body) => {
      const input = { params: { tenant, statement }, body, headers: onceKey(body) };
      await browserCall<typeof issueNote>(issueNoteCall, input);
      toast('success', t('done'));
      onClose();
      router.refresh();
    },
  });
  const text = t('text', { most: formatMoney(left, currency) });
  return (
    <FormDialog title={t('title', { number })} text={text} submit={t('button')} form={form} onClose={onClose}>
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
