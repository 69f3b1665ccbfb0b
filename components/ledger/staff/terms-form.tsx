'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { AmountField } from '@/components/ledger/admin/amount-field';
import { typedAmount } from '@/components/ledger/admin/typed-amount';
import { useOnceKey } from '@/components/ledger/admin/use-once-key';
import { useContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { setTerms } from '@/lib/modules/ledger/contract/change-credit';
import { activateCreditCall, setTermsCall } from '@/lib/modules/ledger/contract/paths';
import type { CreditAccount, CreditTerms } from '@/lib/modules/ledger/contract/read-credit';

const schema = z.object({
  limit: typedAmount,
  discount_amount: typedAmount,
  shipping_discount_amount: typedAmount,
});

export interface TermsProps {
  tenant: string;
  company: string;
  account: CreditAccount & { terms: CreditTerms };
}

function useTerms({ tenant, account, onClose }: TermsProps & { onClose: () => void }) {
  const t = useTranslations('credit.staff');
  const router = useRouter();
  const onceKey = useOnceKey();
  const { active, currency, terms } = account;
  return useContractForm({
    schema,
    defaultValues: {
      limit: active ? terms.limit : (terms.request?.limit ?? ''),
      discount_amount: terms.discount_amount,
      shipping_discount_amount: terms.shipping_discount_amount,
    },
    submit: async (values) => {
      const body = { ...values, currency, version: terms.version };
      const input = { params: { tenant }, body, headers: onceKey(body) };
      // Both take and answer the same.
      await browserCall<typeof setTerms>(active ? setTermsCall : activateCreditCall, input);
      toast('success', t(active ? 'saved' : 'activated'));
      onClose();
      router.refresh();
    },
  });
}

/** The dialog of it, loaded when it is opened. */
export function TermsDialog(props: TermsProps & { onClose: () => void }) {
  const t = useTranslations('credit.staff');
  const { field, ...form } = useTerms(props);
  const { active, currency } = props.account;
  const { company } = props;
  return (
    <FormDialog
      title={t(active ? 'changeTitle' : 'activateTitle', { company })}
      text={t('termsText')}
      submit={t(active ? 'save' : 'activate')}
      form={form}
      onClose={props.onClose}
    >
      <AmountField label={t('limit', { currency })} required {...field('limit')} />
      <AmountField
        label={t('discount', { currency })}
        hint={t('discountHint')}
        required
        {...field('discount_amount')}
      />
      <AmountField
        label={t('shippingDiscount', { currency })}
        hint={t('shippingDiscountHint')}
        required
        {...field('shipping_discount_amount')}
      />
    </FormDialog>
  );
}
