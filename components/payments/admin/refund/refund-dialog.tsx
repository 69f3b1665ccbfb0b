'use client';

import { useTranslations } from 'next-intl';
import { useId, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { formatMoney } from '@/components/ui/format-money';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { fromWire } from '@/lib/kernel/money';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { REFUND_REASONS, type RefundReason } from '@/lib/modules/orders/rules/refund-requests';
import type { Refundable } from '@/lib/modules/payments/contract/refund';
import { BearerField } from './bearer-field';
import { RefundLines } from './refund-lines';
import { useRefund } from './use-refund';

interface RefundDialogProps {
  order: OrderDetail;
  refresh: () => void;
  onClose: () => void;
}

type Shown = ReturnType<typeof useRefund>;
const CHOICES = ['everything', 'lines', 'amount'] as const;

/** How much goes back, and why. The figure on its button is the one that the server decides. D36-13. */
export function RefundDialog(props: RefundDialogProps) {
  const t = useTranslations('ordersPage.refund');
  const formId = useId();
  const shown = useRefund(props);
  const { state, worth, busy, failure, send } = shown;
  const ends = state?.cancels === true && worth === fromWire(state.left);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  const named = state && worth !== null && worth > 0;
  const amount = named ? formatMoney(worth, state.currency) : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={t('title', { ref: props.order.order_ref })}
      description={state ? t('left', { amount: formatMoney(state.left, state.currency) }) : undefined}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('keep')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!state}
            busy={busy}
            busyText={t('busy')}
          >
            {named ? t(ends ? 'confirmEnds' : 'confirm', { amount }) : t('button')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
        {state ? <RefundFormFields shown={shown} state={state} ends={ends} /> : null}
        {state || failure ? null : (
          <p className="flex items-center gap-2.5">
            <Spinner />
            {t('loading')}
          </p>
        )}
        <FormAlert error={failure} />
      </form>
    </Dialog>
  );
}

function RefundFormFields({ shown, state, ends }: { shown: Shown; state: Refundable; ends: boolean }) {
  const t = useTranslations('ordersPage.refund');
  const texts = useErrorText();
  const { fields, change, errors } = shown;
  return (
    <>
      <HowMuch shown={shown} state={state} />
      {ends ? <p>{t('ends')}</p> : null}
      <SelectField
        label={t('reason')}
        options={REFUND_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={fields.reason}
        onChange={({ target }) => change({ reason: target.value as RefundReason })}
      />
      {fields.reason === 'other' ? (
        <TextArea
          label={t('words')}
          rows={3}
          maxLength={REASON_LENGTH}
          required
          value={fields.words}
          error={texts.field(errors.words)}
          onChange={({ target }) => change({ words: target.value })}
        />
      ) : null}
      {state.platform_may_bear ? (
        <BearerField checked={fields.byPlatform} onChange={(byPlatform) => change({ byPlatform })} />
      ) : null}
    </>
  );
}

function HowMuch({ shown, state }: { shown: Shown; state: Refundable }) {
  const t = useTranslations('ordersPage.refund');
  const texts = useErrorText();
  const group = useId();
  const { fields, change, errors } = shown;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">{t('of')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {CHOICES.map((of) => (
          <label key={of} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={group}
              checked={fields.of === of}
              onChange={() => change({ of })}
              className="size-5 accent-accent"
            />
            {t(`choice.${of}`)}
          </label>
        ))}
      </div>
      {fields.of === 'lines' ? <RefundLines state={state} fields={fields} change={change} /> : null}
      <FieldError id={`${group}-lines`} error={texts.field(errors.lines)} />
      {fields.of === 'amount' ? (
        <TextField
          label={t('amount', { currency: state.currency })}
          inputMode="decimal"
          required
          value={fields.amount}
          error={texts.field(errors.amount)}
          onChange={({ target }) => change({ amount: target.value })}
        />
      ) : null}
    </fieldset>
  );
}
