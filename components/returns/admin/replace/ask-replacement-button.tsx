'use client';

import { RefreshCw } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { useKnownCases } from '@/lib/modules/returns/client/use-order-cases';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';

/** Loaded when it is opened. */
const AskReplacementDialog = dynamic(
  () => import('./ask-replacement-dialog').then((loaded) => loaded.AskReplacementDialog),
  { ssr: false },
);

interface AskReplacementButtonProps {
  order: OrderDetail;
  first: OrderCases;
  /** Reads the order again. */
  refresh: () => void;
}

/** Opens the form that asks staff for a replacement; who makes one has a page for that. D53-13. */
export function AskReplacementButton({ order, first, refresh }: AskReplacementButtonProps) {
  const t = useTranslations('casesPage.ask');
  const { cases, show } = useKnownCases({ tenant: order.tenant_id, order: order.id }, first);
  const [open, setOpen] = useState(false);
  const may = order.can_request_replacement && !order.can_replace;
  return (
    <>
      {may || open ? (
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      ) : null}
      {open ? (
        <AskReplacementDialog
          order={order}
          upload={cases.upload}
          onAsked={show}
          onClose={() => {
            setOpen(false);
            refresh();
          }}
        />
      ) : null}
    </>
  );
}
