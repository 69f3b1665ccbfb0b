import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import { publicStage, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { isOrderStatus, isPaymentStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';

const STAGE_TONES: Record<PublicStage, Tone> = {
  received: 'info',
  being_prepared: 'accent',
  in_production: 'accent',
  on_its_way: 'ok',
  needs_your_help: 'warn',
  cancelled: 'neutral',
};

/** Statuses that need somebody's action although the shopper's stage does not show it (D33-1). */
const EXCEPTIONS: Partial<Record<OrderStatus, Tone>> = {
  over_budget: 'warn',
  over_budget_limit: 'warn',
  awaiting_reprint: 'warn',
  fulfiller_submission_error: 'danger',
  fulfiller_routing_error: 'danger',
};

interface OrderStatusPillProps {
  status: string | null;
  paymentStatus: string;
  /** Production waits for a decision. */
  held: boolean;
}

/** Allows two lines: some languages need many words for a status. */
const ROOMY =
  'inline-flex min-w-0 [&>span]:rounded-[0.875rem] [&>span]:text-start [&>span]:leading-snug [&>span]:whitespace-normal';

/** An order's fulfilment status or, before it has one, its payment status (D16); beside it that it is held (D32-7). */
export function OrderStatusPill({ held, ...order }: OrderStatusPillProps) {
  const t = useTranslations('orders');
  if (!held) return <MainPill {...order} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <MainPill {...order} />
      <StatusPill tone="warn">{t('held')}</StatusPill>
    </span>
  );
}

function MainPill({ status, paymentStatus }: Omit<OrderStatusPillProps, 'held'>) {
  const t = useTranslations('orders');
  if (isOrderStatus(status)) {
    const tone = EXCEPTIONS[status] ?? STAGE_TONES[publicStage(status)];
    return (
      <span className={ROOMY}>
        <StatusPill tone={tone}>{t(`status.${status}`)}</StatusPill>
      </span>
    );
  }
  const text = isPaymentStatus(paymentStatus) ? t(`payment_status.${paymentStatus}`) : paymentStatus;
  return (
    <span className={ROOMY}>
      <StatusPill tone="neutral">{text}</StatusPill>
    </span>
  );
}
