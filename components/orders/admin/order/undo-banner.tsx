'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { now } from '@/lib/kernel/clock';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface UndoBannerProps {
  order: OrderDetail;
  undo: () => Promise<void>;
}

/** The `until` whose time is over by this browser's clock; the server decides. */
function useOver(until: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setOver(until), Date.parse(until) - now().getTime());
    return () => clearTimeout(timer);
  }, [until]);
  return until === null || over === until;
}

/** Offers to take back a release, or the end of a hold, for as long as production waits for that. D3-60. */
export function UndoBanner({ order, undo }: UndoBannerProps) {
  const t = useTranslations('ordersPage.undo');
  const errors = useErrorText();
  const [busy, setBusy] = useState(false);
  const over = useOver(order.undo?.until ?? null);
  const act = order.undo?.act;
  async function take() {
    if (busy || !act) return;
    setBusy(true);
    try {
      await undo();
      toast('success', t(`${act}.undone`, { ref: order.order_ref }));
    } catch (failure) {
      const late = failure instanceof ApiError && failure.code === 'conflict';
      toast('error', late ? t('late', { ref: order.order_ref }) : errors.call(failure));
    }
    setBusy(false);
  }
  // What is announced must be there before its text is.
  return (
    <div role="status" className="empty:hidden">
      {act && !over ? (
        <Alert
          tone="ok"
          title={t(`${act}.title`)}
          actions={
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden="true" className="size-4.5" />}
              busy={busy}
              onClick={() => void take()}
            >
              {t('button')}
            </Button>
          }
        >
          <p>{t('text')}</p>
        </Alert>
      ) : null}
    </div>
  );
}
