'use client';

import { MapPinned } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

const FixAddressDialog = dynamic(
  () => import('./fix-address-dialog').then((loaded) => loaded.FixAddressDialog),
  { ssr: false },
);

interface FixAddressButtonProps {
  order: OrderDetail;
  /** Reads the order again. */
  refresh: () => void;
}

/** Opens the dialog that corrects the address; until it is sent, and while its printer has it. D3-24, S5-75. */
export function FixAddressButton({ order, refresh }: FixAddressButtonProps) {
  const t = useTranslations('ordersPage.address');
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.can_fix_address || open ? (
        <Button
          variant="secondary"
          icon={<MapPinned aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      ) : null}
      {open ? <FixAddressDialog order={order} refresh={refresh} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
