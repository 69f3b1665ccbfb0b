'use client';

import { Send } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorText } from '@/components/forms/use-error-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { OrderDetail } from '@/lib/contracts/orders/order-detail';
import { momentText } from '../moment';

interface ReleaseButtonProps {
  order: OrderDetail;
  release: () => Promise<void>;
}

/** "Release now" (DECISIONS 18): asks first, since the shopper can change nothing afterwards. */
export function ReleaseButton({ order, release }: ReleaseButtonProps) {
  const t = useTranslations('ordersPage.release');
  const text = useErrorText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await release();
      setOpen(false);
      // The button that had the focus is gone with the window in which it made sense.
      document.getElementById('main')?.focus();
      toast('success', t('done', { ref: order.order_ref }));
    } catch (failure) {
      setError(text.call(failure));
    } finally {
      setBusy(false);
    }
  }
  const until = order.edit_until ? momentText(order.edit_until, order.currency, locale) : null;
  const footer = (
    <>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        {t('keep')}
      </Button>
      <Button busy={busy} busyText={t('busy')} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
    </>
  );
  return (
    <>
      {order.can_release || open ? (
        <Button icon={<Send aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
          {t('button')}
        </Button>
      ) : null}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('title', { ref: order.order_ref })}
        description={until ? t('textUntil', { until }) : t('text')}
        closeLabel={t('keep')}
        footer={footer}
      >
        <FormAlert error={error} />
      </Dialog>
    </>
  );
}
