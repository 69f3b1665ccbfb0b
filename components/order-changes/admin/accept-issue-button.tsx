'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActDialog } from '@/components/orders/admin/order/act-dialog';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import type { acceptAddress, acceptArtwork } from '@/lib/modules/order-changes/contract/fix-artwork';
import { acceptAddressCall, acceptArtworkCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { fixableKind } from '@/lib/modules/orders/rules/fixable-issues';

interface AcceptIssueButtonProps {
  order: OrderDetail;
  /** Reads the order again. */
  refresh: () => void;
}

/** Lets an order go on with its address or artwork as it is, and asks first. D32-32. */
export function AcceptIssueButton({ order, refresh }: AcceptIssueButtonProps) {
  const t = useTranslations('ordersPage.accept');
  const [open, setOpen] = useState(false);
  const kind = fixableKind(order.status);
  const values = { ref: order.order_ref };
  async function accept() {
    const given = {
      params: { tenant: order.tenant_id, order: order.id },
      body: { version: order.version },
    };
    await (kind === 'address'
      ? browserCall<typeof acceptAddress>(acceptAddressCall, given)
      : browserCall<typeof acceptArtwork>(acceptArtworkCall, given));
    refresh();
  }
  if (kind === null || (!order.can_accept_issue && !open)) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Check aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t(`${kind}Button`)}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`${kind}Title`, values)}
        text={t(`${kind}Text`)}
        keep={t('keep')}
        act={t(`${kind}Button`)}
        busyText={t('busy')}
        done={t('done', values)}
        run={accept}
      />
    </>
  );
}
