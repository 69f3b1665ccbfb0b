'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { LaunchLines } from '@/components/events/admin/launch/launch-lines';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import type { TestOrder } from '@/lib/modules/launch/contract/test-order';
import { TestOrderSheet } from './test-order-sheet';
import type { useTestOrder } from './use-test-order';

interface TestOrderDialogProps {
  slug: string;
  state: ReturnType<typeof useTestOrder>['state'];
  /** URL of the payout setup; null if this person's role may not open it (D3). */
  payoutsHref: string | null;
  onAgain: () => void;
  onClose: () => void;
}

function Result({
  order,
  slug,
  payoutsHref,
  onClose,
}: Pick<TestOrderDialogProps, 'slug' | 'payoutsHref' | 'onClose'> & { order: TestOrder }) {
  const t = useTranslations('launch.test');
  const { ready, problems } = order;
  return (
    <div className="grid gap-5">
      <p role="status" className={ready ? 'font-semibold text-ok' : 'font-semibold text-ink'}>
        {ready ? t('ready') : t('notReady', { count: problems.length })}
      </p>
      {problems.length > 0 ? (
        <LaunchLines slug={slug} lines={problems} payoutsHref={payoutsHref} onLeave={onClose} />
      ) : null}
      {order.order ? <TestOrderSheet order={order.order} mail={order.mail} /> : null}
    </div>
  );
}

/** A test order of the event: what a shopper's order would be, and each problem with the link to its field. S2.2-70. */
export function TestOrderDialog({ slug, state, payoutsHref, onAgain, onClose }: TestOrderDialogProps) {
  const t = useTranslations('launch.test');
  const text = useErrorText();
  const busy = state === null || state === 'busy';
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="secondary" busy={busy} onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      }
    >
      {busy ? (
        <p role="status" className="text-muted">
          {t('working')}
        </p>
      ) : 'order' in state ? (
        <Result order={state.order} slug={slug} payoutsHref={payoutsHref} onClose={onClose} />
      ) : (
        <FormAlert error={text.call(state.error)} />
      )}
    </Dialog>
  );
}
