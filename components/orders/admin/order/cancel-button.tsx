'use client';

import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import type { CancelForm } from '@/lib/modules/orders/contract/order-acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { CANCEL_REASONS, REASON_LENGTH, type CancelReason } from '@/lib/modules/orders/rules/cancel-reasons';

interface CancelButtonProps {
  order: OrderDetail;
  cancel: (form: CancelForm) => Promise<void>;
}

/** Cancels an order that is not made yet; the dialog says what goes back, and asks why. D32-3. */
export function CancelButton({ order, cancel }: CancelButtonProps) {
  const t = useTranslations('ordersPage.cancel');
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.can_cancel || open ? (
        <Button
          variant="secondary"
          icon={<Ban aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      ) : null}
      {open ? <CancelDialog order={order} cancel={cancel} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const isReason = (value: string): value is CancelReason =>
  (CANCEL_REASONS as readonly string[]).includes(value);

/** One cancellation at a time; a failure is told in the dialog, which stays open with what was chosen. */
function useCancel({ order, cancel, onClose }: CancelButtonProps & { onClose: () => void }) {
  const t = useTranslations('ordersPage.cancel');
  const errors = useErrorText();
  const [form, setForm] = useState<CancelForm>({ reason: 'customer_request', words: '' });
  const [state, setState] = useState<{ busy: boolean; error?: string; missing?: boolean }>({ busy: false });

  async function send() {
    if (state.busy) return;
    if (form.reason === 'other' && form.words.trim() === '') return setState({ busy: false, missing: true });
    setState({ busy: true });
    try {
      await cancel(form);
      toast('success', t('done', { ref: order.order_ref }));
      onClose();
    } catch (failure) {
      setState({ busy: false, error: errors.call(failure) });
    }
  }
  return { form, setForm, ...state, send };
}

/** Asks why an order is cancelled, and says what goes back. D32-3. */
export function CancelDialog(props: CancelButtonProps & { onClose: () => void }) {
  const t = useTranslations('ordersPage.cancel');
  const errors = useErrorText();
  const formId = useId();
  const { order, onClose } = props;
  const { form, setForm, busy, error, missing, send } = useCancel(props);
  const paid = order.payment_status === 'paid' || order.payment_status === 'partly_refunded';
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { ref: order.order_ref })}
      description={t(paid && order.total_store_price !== '0.00' ? 'textPaid' : 'text')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyText={t('busy')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <SelectField
          label={t('reason')}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={form.reason}
          onChange={({ target: { value } }) =>
            isReason(value) ? setForm({ ...form, reason: value }) : undefined
          }
        />
        {form.reason === 'other' ? (
          <TextArea
            label={t('words')}
            rows={3}
            maxLength={REASON_LENGTH}
            required
            value={form.words}
            error={missing ? errors.field('required') : undefined}
            onChange={({ target: { value } }) => setForm({ ...form, words: value })}
          />
        ) : null}
        <FormAlert error={error} />
      </form>
    </Dialog>
  );
}
