'use client';

import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isInPrintersHands } from '@/lib/modules/orders/rules/hold';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { ActDialog } from './act-dialog';

interface HoldBannerProps {
  order: OrderDetail;
  resume: () => Promise<void>;
}

/** Whether the order was in the printer's hands before it was held. */
function hasBegun({ status }: OrderDetail): boolean {
  return isOrderStatus(status) && isInPrintersHands(status);
}

/** Why an order is held, and the button that lets it go on (D32-7). */
export function HoldBanner({ order, resume }: HoldBannerProps) {
  const t = useTranslations('ordersPage.hold');
  const [open, setOpen] = useState(false);
  // What waits for approval has a banner of its own.
  const hold = order.hold === 'approval' ? null : order.hold;
  return (
    <>
      {hold === null ? null : (
        <Alert
          tone="warn"
          title={t(`${hold}.title`)}
          actions={
            order.can_resume ? (
              <Button
                variant="secondary"
                icon={<Play aria-hidden="true" className="size-4.5" />}
                onClick={() => setOpen(true)}
              >
                {t('resume')}
              </Button>
            ) : null
          }
        >
          <p>{t(hold === 'disputed' && hasBegun(order) ? 'disputed.begun' : `${hold}.text`)}</p>
          {order.can_resume ? null : <p className="mt-1">{t('askColleague')}</p>}
        </Alert>
      )}
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('confirmTitle', { ref: order.order_ref })}
        text={t('confirmText')}
        keep={t('keep')}
        act={t('resume')}
        busyText={t('busy')}
        done={t('done', { ref: order.order_ref })}
        run={resume}
      />
    </>
  );
}
