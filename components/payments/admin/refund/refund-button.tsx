'use client';

import { Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

const RefundDialog = dynamic(() => import('./refund-dialog').then((loaded) => loaded.RefundDialog), {
  ssr: false,
});

interface RefundButtonProps {
  order: OrderDetail;
  /** Reads the order again. */
  refresh: () => void;
}

/** Opens the dialog that gives money back; only on an order of which some may be left. D36-13. */
export function RefundButton({ order, refresh }: RefundButtonProps) {
  const t = useTranslations('ordersPage.refund');
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.can_refund || open ? (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      ) : null}
      {open ? <RefundDialog order={order} refresh={refresh} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
