'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useStorePrice } from '@/components/ui/store-price';
import { cancelLinkedOrder, type LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import { fromWire } from '@/lib/kernel/money';
import { freshOrder } from './fresh-order';

function useCancel({ order, show }: LinkedOrder, token: string, onDone: () => void) {
  const text = useErrorText();
  const t = useTranslations('orderPage');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function cancel() {
    setBusy(true);
    setProblem(undefined);
    try {
      show(await cancelLinkedOrder(token, order.version));
      onDone();
    } catch (error) {
      const fresh = freshOrder(error);
      if (fresh) show(fresh);
      setProblem(fresh ? t('changedElsewhere') : text.call(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, cancel };
}

/** The cancel button, with a confirmation. */
export function CancelOrder({ linked, token }: { linked: LinkedOrder; token: string }) {
  const t = useTranslations('orderPage');
  const ui = useTranslations('forms');
  const price = useStorePrice();
  const [open, setOpen] = useState(false);
  const { busy, problem, cancel } = useCancel(linked, token, () => {
    setOpen(false);
    // Scroll up: the result is shown at the top of the page.
    document.documentElement.scrollTop = 0;
  });
  const { order } = linked;
  const total = fromWire(order.total_store_price);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('cancelTitle', { ref: order.order_ref })}
        description={
          total > 0
            ? t('cancelText', { amount: price(total) })
            : t(order.kind === 'claim' ? 'cancelGift' : 'cancelFree')
        }
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" busy={busy} busyText={ui('processing')} onClick={() => void cancel()}>
              {t('cancelConfirm')}
            </Button>
          </>
        }
      >
        <FormAlert error={problem} />
      </Dialog>
    </>
  );
}
