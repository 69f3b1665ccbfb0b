'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { REASON_LENGTH } from '@/lib/modules/orders/rules/cancel-reasons';
import { SETTLE_WAYS, type SettleWay } from '@/lib/modules/orders/rules/refund-requests';
import { settleRefundCall } from '@/lib/modules/payments/contract/paths';
import type { settleRefund } from '@/lib/modules/payments/contract/refund';

interface SettleRefundProps {
  order: OrderDetail;
  /** The refund, or the request, that failed. */
  failed: string;
  owed: string;
  /** Reads the order again. */
  refresh: () => void;
}

/** What is still owed of a refund that failed, and both ways to settle it. D36-14. */
export function SettleRefund(props: SettleRefundProps) {
  const t = useTranslations('ordersPage.money.settle');
  const [how, setHow] = useState<SettleWay>();
  const amount = formatMoney(props.owed, props.order.currency);
  return (
    <>
      <p>{t('lead', { amount })}</p>
      <div className="mt-1.5 flex flex-wrap gap-2.5">
        {SETTLE_WAYS.map((way) => (
          <Button key={way} variant="secondary" onClick={() => setHow(way)}>
            {t(way)}
          </Button>
        ))}
      </div>
      {how ? <SettleDialog {...props} how={how} onClose={() => setHow(undefined)} /> : null}
    </>
  );
}

type DialogProps = SettleRefundProps & { how: SettleWay; onClose: () => void };

function useSettle({ order, failed, owed, refresh, how, onClose }: DialogProps) {
  const t = useTranslations('ordersPage.money.settle');
  const texts = useErrorText();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function send(event: FormEvent) {
    event.preventDefault();
    const lacks = how === 'otherwise' && words.trim() === '';
    setMissing(lacks);
    setFailure(undefined);
    if (busy || lacks) return;
    setBusy(true);
    try {
      const params = { tenant: order.tenant_id, order: order.id, refund: failed };
      await browserCall<typeof settleRefund>(settleRefundCall, {
        params,
        body: { how, amount: owed, words: how === 'otherwise' ? words : '' },
      });
      toast('success', t(`${how}Done`, { amount: formatMoney(owed, order.currency) }));
      onClose();
    } catch (error) {
      const changed = error instanceof ApiError && error.code === 'conflict';
      setFailure(changed ? t('changed') : texts.call(error));
    } finally {
      setBusy(false);
      refresh();
    }
  }
  const change = (next: string) => {
    setWords(next);
    setMissing(false);
  };
  return { words, change, error: missing ? texts.field('required') : undefined, busy, failure, send };
}

function SettleDialog(props: DialogProps) {
  const t = useTranslations('ordersPage.money.settle');
  const formId = useId();
  const { words, change, error, busy, failure, send } = useSettle(props);
  const { how, order, owed, onClose } = props;
  const amount = formatMoney(owed, order.currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(`${how}Title`, { amount })}
      description={t(`${how}Text`)}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText={t('busy')}>
            {t(how)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
        className="grid gap-5"
      >
        {how === 'otherwise' ? (
          <TextArea
            label={t('words')}
            rows={3}
            maxLength={REASON_LENGTH}
            required
            value={words}
            error={error}
            onChange={({ target }) => change(target.value)}
          />
        ) : null}
        <FormAlert error={failure} />
      </form>
    </Dialog>
  );
}
