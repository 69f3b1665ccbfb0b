'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DayFields } from '@/components/admin/field/day-fields';
import type { ContractForm } from '@/components/form/use-contract-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Currency } from '@/lib/kernel/money';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import { VOUCHER_CODE_LENGTH } from '@/lib/modules/checkout/rules/voucher-states';
import { VoucherProducts } from './voucher-products';
import type { VoucherValues } from './voucher-values';

export type VoucherFormState = ContractForm<VoucherValues, VoucherValues>;

interface VoucherFieldsProps {
  place: VouchersPlace;
  form: VoucherFormState;
  currency: Currency;
  timeZone: string;
  voucher: AdminVoucher | null;
  readOnly: boolean;
}

/** The fields of a voucher: what it takes off, when, how often and for what. */
export function VoucherFields(props: VoucherFieldsProps) {
  const { form, currency, timeZone, voucher, readOnly } = props;
  const t = useTranslations('vouchers.fields');
  const kind = useWatch({ control: form.form.control, name: 'kind' });
  const used = (voucher?.uses ?? 0) > 0;
  return (
    <>
      <TextField
        label={t('code')}
        hint={t(used ? 'codeUsed' : 'codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={VOUCHER_CODE_LENGTH}
        readOnly={used}
        required
        {...form.field('code')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('kind')}
          options={[
            { value: 'percent', label: t('percent') },
            { value: 'amount', label: t('amount') },
          ]}
          {...form.field('kind')}
        />
        <TextField
          label={kind === 'percent' ? t('share') : t('value', { currency })}
          hint={t(kind === 'percent' ? 'shareHint' : 'valueHint')}
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.field('value')}
        />
      </div>
      <CheckboxField label={t('public')} hint={t('publicHint')} {...form.field('public')} />
      <DayFields
        form={form}
        timeZone={timeZone}
        readOnly={readOnly}
        texts={{
          first: t('first'),
          firstHint: t('firstHint'),
          last: t('last'),
          lastHint: t('lastHint'),
        }}
      />
      <VoucherLimits {...props} />
      <VoucherProducts {...props} />
    </>
  );
}

/** How often it can be used, and from what spend on. */
function VoucherLimits({ form, currency }: VoucherFieldsProps) {
  const t = useTranslations('vouchers.fields');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('maxUses')}
          hint={t('noLimit')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('max_uses')}
        />
        <TextField
          label={t('perPerson')}
          hint={t('perPersonHint')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('uses_per_person')}
        />
      </div>
      <TextField
        label={t('spend', { currency })}
        hint={t('spendHint')}
        inputMode="decimal"
        autoComplete="off"
        className="sm:max-w-80"
        {...form.field('minimum_spend')}
      />
    </>
  );
}
