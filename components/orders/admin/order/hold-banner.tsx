'use client';

import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { isInPrintersHands } from '@/lib/modules/orders/rules/hold';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

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
  const { hold } = order;
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
      <ResumeDialog open={open} onClose={() => setOpen(false)} orderRef={order.order_ref} resume={resume} />
    </>
  );
}

interface ResumeDialogProps {
  open: boolean;
  onClose: () => void;
  orderRef: string;
  resume: () => Promise<void>;
}

function ResumeDialog({ open, onClose, orderRef, resume }: ResumeDialogProps) {
  const t = useTranslations('ordersPage.hold');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await resume();
      onClose();
      toast('success', t('done', { ref: orderRef }));
    } catch (failure) {
      setError(text.call(failure));
    } finally {
      setBusy(false);
    }
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('keep')}
      </Button>
      <Button busy={busy} busyText={t('busy')} onClick={() => void confirm()}>
        {t('resume')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('confirmTitle', { ref: orderRef })}
      description={t('confirmText')}
      closeLabel={t('keep')}
      footer={footer}
    >
      <FormAlert error={error} />
    </Dialog>
  );
}
