'use client';

import { Send } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { toast } from '@/components/ui/toast';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { now } from '@/lib/kernel/clock';
import { momentText } from '@/components/admin/moment';

interface ReleaseButtonProps {
  order: OrderDetail;
  release: () => Promise<void>;
}

/** "Release now" (D18-2). Asks for confirmation, because the shopper cannot change the order afterwards. */
export function ReleaseButton({ order, release }: ReleaseButtonProps) {
  const t = useTranslations('ordersPage.release');
  const text = useErrorText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [until, setUntil] = useState<string | null>(null);

  function ask() {
    const end = order.edit_until;
    const waits = end !== null && new Date(end) > now();
    setUntil(waits ? momentText(end, order.currency, locale) : null);
    setOpen(true);
  }
  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await release();
      setOpen(false);
      toast('success', t('done', { ref: order.order_ref }));
    } catch (failure) {
      setError(text.call(failure));
    } finally {
      setBusy(false);
    }
  }
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
        <Button icon={<Send aria-hidden="true" className="size-4.5" />} onClick={ask}>
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
