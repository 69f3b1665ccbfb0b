'use client';

import { Type } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

const FixArtworkDialog = dynamic(
  () => import('./fix-artwork-dialog').then((loaded) => loaded.FixArtworkDialog),
  { ssr: false },
);

interface FixArtworkButtonProps {
  order: OrderDetail;
  /** Reads the order again. */
  refresh: () => void;
}

/** Opens the dialog that corrects a text or picture; only where something is the shopper's own. D3-52. */
export function FixArtworkButton({ order, refresh }: FixArtworkButtonProps) {
  const t = useTranslations('ordersPage.artwork');
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.can_fix_artwork || open ? (
        <Button
          variant="secondary"
          icon={<Type aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      ) : null}
      {open ? <FixArtworkDialog order={order} refresh={refresh} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
