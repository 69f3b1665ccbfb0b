'use client';

import { Ban, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CancelForm } from '@/lib/modules/orders/contract/order-acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { ActDialog } from './act-dialog';
import { CancelDialog } from './cancel-button';

interface ApprovalBannerProps {
  order: OrderDetail;
  approve: () => Promise<void>;
  cancel: (form: CancelForm) => Promise<void>;
}

/** An order that waits for its client: why, who decides, and both decisions. D3-30. */
export function ApprovalBanner({ order, approve, cancel }: ApprovalBannerProps) {
  const t = useTranslations('ordersPage.approval');
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {order.hold === 'approval' ? (
        <Alert
          tone="warn"
          title={t('title')}
          actions={
            <>
              {order.can_resume ? (
                <Button
                  icon={<Check aria-hidden="true" className="size-4.5" />}
                  onClick={() => setAsked('approve')}
                >
                  {t('approve')}
                </Button>
              ) : null}
              {order.can_cancel ? (
                <Button
                  variant="secondary"
                  icon={<Ban aria-hidden="true" className="size-4.5" />}
                  onClick={() => setAsked('refuse')}
                >
                  {t('refuse')}
                </Button>
              ) : null}
            </>
          }
        >
          <p>{t('text')}</p>
          {order.can_resume ? null : <p className="mt-1">{t('askColleague')}</p>}
        </Alert>
      ) : null}
      <ActDialog
        open={asked === 'approve'}
        onClose={close}
        title={t('confirmTitle', { ref: order.order_ref })}
        text={t('confirmText')}
        keep={t('keep')}
        act={t('approve')}
        busyText={t('busy')}
        done={t('done', { ref: order.order_ref })}
        run={approve}
      />
      {asked === 'refuse' ? <CancelDialog order={order} cancel={cancel} onClose={close} /> : null}
    </>
  );
}
