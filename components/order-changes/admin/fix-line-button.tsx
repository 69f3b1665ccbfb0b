'use client';

import { Shirt } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

const FixLineDialog = dynamic(() => import('./fix-line-dialog').then((loaded) => loaded.FixLineDialog), {
  ssr: false,
});

interface FixLineButtonProps {
  order: OrderDetail;
  /** Reads the order again. */
  refresh: () => void;
}

/** Opens the dialog that changes a line's size or colour; only until the order is sent to the fulfiller. D3-37. */
export function FixLineButton({ order, refresh }: FixLineButtonProps) {
  const t = useTranslations('ordersPage.line');
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.can_fix_line || open ? (
        <Button
          variant="secondary"
          icon={<Shirt aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      ) : null}
      {open ? <FixLineDialog order={order} refresh={refresh} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
