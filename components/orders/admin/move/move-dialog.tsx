'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { ApiError } from '@/lib/client/api-error';
import type { MoveTracking } from '@/lib/modules/order-changes/contract/move-order';
import { REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { asksReason, isToldRecipient } from '@/lib/modules/orders/rules/staff-moves';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { meaningOf } from './meaning-of';
import { isTracked, NO_TRACKING, TrackingFields } from './tracking-fields';
import type { MovedRow } from './use-move';

interface MoveDialogProps {
  order: MovedRow;
  to: OrderStatus;
  busy: boolean;
  move: (to: OrderStatus, reason: string, tracking?: MoveTracking) => Promise<boolean>;
  /** The order is elsewhere by now. */
  onStale: () => void;
  onClose: () => void;
}

/** Refusals that stay with the dialog; what was typed is kept. */
function useAnswer({ to, move, onStale, onClose }: MoveDialogProps) {
  const errors = useErrorText();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<string>();
  const [tracking, setTracking] = useState(NO_TRACKING);
  const [codes, setCodes] = useState<ApiError['codes']>({});
  async function send() {
    if (asksReason(to) && reason.trim() === '') return setMissing(true);
    setMissing(false);
    setError(undefined);
    setCodes({});
    try {
      const told = to === 'shipped' && isTracked(tracking) ? tracking : undefined;
      if (await move(to, reason, told)) onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) return setError(errors.call(failure));
      if (Object.keys(failure.codes).some((field) => field.startsWith('tracking.')))
        return setCodes(failure.codes);
      const [code] = failure.codes['artwork'] ?? failure.codes['reason'] ?? [];
      setError(code === undefined ? errors.call(failure) : errors.field(code));
      if (failure.code === 'move_not_open') onStale();
    }
  }
  return { reason, setReason, missing, error, send, tracking, setTracking, codes };
}

/** Asks before a move that can't be taken back, for the reason where one is due, and where a sent parcel is. S2.2-164, D32-63, D32-84. */
export function MoveDialog(props: MoveDialogProps) {
  const t = useTranslations('ordersPage.moves');
  const orders = useTranslations('orders');
  const errors = useErrorText();
  const formId = useId();
  const { order, to, busy, onClose } = props;
  const { reason, setReason, missing, error, send, tracking, setTracking, codes } = useAnswer(props);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { ref: order.order_ref, status: orders(`status.${to}`) })}
      description={t(`text.${meaningOf(order.status, to)}`)}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={to === 'cancelled' ? 'danger' : 'primary'}
            busy={busy}
            busyText={t('busy')}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        {asksReason(to) ? (
          <TextArea
            label={t('reason')}
            hint={t(isToldRecipient(to) ? 'told' : 'hint')}
            rows={3}
            maxLength={REASON_LENGTH}
            required
            value={reason}
            error={missing ? errors.field('required') : undefined}
            onChange={({ target: { value } }) => setReason(value)}
          />
        ) : null}
        {to === 'shipped' ? <TrackingFields value={tracking} codes={codes} onChange={setTracking} /> : null}
        <FormAlert error={error} />
      </form>
    </Dialog>
  );
}
