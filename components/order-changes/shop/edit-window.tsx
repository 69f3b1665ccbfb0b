'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import { CancelOrder } from './cancel-order';
import { useInstantFormat } from './use-instant-format';
import { useMinutesLeft } from './use-minutes-left';

interface EditWindowProps {
  linked: LinkedOrder;
  token: string;
}

/**
 * Until when the order can be changed or cancelled, or why it is too late (D18). The time is correct without
 * JavaScript.
 */
export function EditWindow({ linked, token }: EditWindowProps) {
  const t = useTranslations('orderPage');
  const { order, refresh } = linked;
  const instant = useInstantFormat(order.region);
  const left = useMinutesLeft(order.edit_until, refresh);
  if (order.edit_until === null) {
    const refund = order.refund && t(`refund.${order.refund}`);
    const reason = order.closed === null || order.closed === 'unpaid' ? '' : t(`closed.${order.closed}`);
    const text = [order.stage === 'cancelled' ? '' : reason, refund ?? '']
      .filter((part) => part !== '')
      .join(' ');
    return text === '' ? null : <p className="text-muted">{text}</p>;
  }
  return (
    <Alert title={t('editHeading')} actions={<CancelOrder linked={linked} token={token} />}>
      <p>
        <time dateTime={order.edit_until}>
          {t('editUntil', { time: instant.format(new Date(order.edit_until)) })}
        </time>{' '}
        {/* Keeps its space until hydration, to avoid a layout shift; the remaining minutes need the device's clock. */}
        <span className="tabular-nums" style={left === null ? { visibility: 'hidden' } : undefined}>
          {left === 0 ? t('lessThanMinute') : t('timeLeft', { minutes: left ?? 59 })}
        </span>
      </p>
    </Alert>
  );
}
