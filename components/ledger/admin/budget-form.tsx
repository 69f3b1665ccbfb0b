'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { formatMoney } from '@/components/ui/format-money';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { setBudget } from '@/lib/modules/ledger/contract/change-credit';
import { setBudgetCall } from '@/lib/modules/ledger/contract/paths';
import type { EventBudget } from '@/lib/modules/ledger/contract/read-credit';
import { AmountField } from './amount-field';
import { typedOrNone } from './typed-amount';
import { useOnceKey } from './use-once-key';

const schema = z.object({ budget: typedOrNone });

export interface SetBudgetProps {
  tenant: string;
  budget: EventBudget;
}

/** The dialog of it, loaded when it is opened. */
export function BudgetDialog({ tenant, budget: one, onClose }: SetBudgetProps & { onClose: () => void }) {
  const t = useTranslations('credit.budgets');
  const router = useRouter();
  const onceKey = useOnceKey();
  const { slug, name, currency, used } = one;
  const form = useContractForm({
    schema,
    defaultValues: { budget: one.budget ?? '' },
    submit: async (body) => {
      const input = { params: { tenant, slug }, body, headers: onceKey(body) };
      await browserCall<typeof setBudget>(setBudgetCall, input);
      toast('success', t('done', { name }));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t('setOf', { name })}
      text={t('text', { used: formatMoney(used, currency) })}
      submit={t('submit')}
      form={form}
      onClose={onClose}
    >
      <AmountField label={t('field', { currency })} hint={t('fieldHint')} {...form.field('budget')} />
    </FormDialog>
  );
}
