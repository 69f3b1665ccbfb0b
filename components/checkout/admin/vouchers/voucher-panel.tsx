'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, type ReactNode } from 'react';
import { holdsHalfDate } from '@/components/admin/field/half-date';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Currency } from '@/lib/kernel/money';
import { saveVoucher, type VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import { VoucherExamplesList } from './voucher-examples-list';
import { VoucherFields } from './voucher-fields';
import { bodyOf, valuesOf, voucherForm } from './voucher-values';

interface VoucherPanelProps {
  place: VouchersPlace;
  currency: Currency;
  timeZone: string;
  /** Null for a new one. */
  voucher: AdminVoucher | null;
  readOnly: boolean;
  /** How it was used, drawn by the server. */
  usage?: ReactNode;
  onClose: () => void;
}

/** The form of a voucher; saved, its page shows it. */
function useVoucherForm({ place, voucher, onClose }: VoucherPanelProps) {
  const t = useTranslations('vouchers');
  const router = useRouter();
  return useContractForm({
    schema: voucherForm,
    defaultValues: valuesOf(voucher),
    submit: async (values) => {
      const saved = await saveVoucher(place, voucher, bodyOf(values));
      toast('success', t(voucher ? 'saved' : 'made', { code: saved.code }));
      onClose();
      router.refresh();
    },
  });
}

/** Makes or changes a voucher, with what it takes off three baskets while it is typed. D41. */
export function VoucherPanel(props: VoucherPanelProps) {
  const { place, currency, voucher, readOnly, usage, onClose } = props;
  const t = useTranslations('vouchers');
  const formId = useId();
  const form = useVoucherForm(props);
  return (
    <SidePanel
      open
      size="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={voucher ? t('edit', { code: voucher.code }) : t('new')}
      closeLabel={t('close')}
      footer={
        readOnly ? null : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton form={formId} busy={form.busy}>
              {t(voucher ? 'save' : 'make')}
            </SubmitButton>
          </>
        )
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!holdsHalfDate(event.currentTarget)) void form.onSubmit(event);
        }}
        className="grid gap-6"
      >
        <FormAlert error={form.formError} />
        <fieldset disabled={readOnly} className="contents">
          <VoucherFields {...props} form={form} />
        </fieldset>
        <VoucherExamplesList place={place} currency={currency} form={form} />
        {usage}
      </form>
    </SidePanel>
  );
}
