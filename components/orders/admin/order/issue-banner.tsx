'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { isIssue, type IssueStatus } from '@/lib/modules/orders/rules/needs-attention';
import { useReason } from './use-reason';

interface IssueBannerProps {
  order: OrderDetail;
  isStaff: boolean;
}

/** Why an order does not move on, and what its client can do about it; nothing for one that does. D32-3. */
export function IssueBanner({ order, isStaff }: IssueBannerProps) {
  const { status } = order;
  return isIssue(status) ? <Issue order={order} isStaff={isStaff} status={status} /> : null;
}

function Issue({ order, isStaff, status }: IssueBannerProps & { status: IssueStatus }) {
  const t = useTranslations('ordersPage.issue');
  const reasonOf = useReason();
  const raised = order.history.findLast(({ moved, to_status }) => moved && to_status === status);
  const reason = reasonOf(raised?.reason ?? null);
  return (
    <Alert tone="warn" title={t(`${status}.title`)}>
      {reason === null ? null : <p>{t('reason', { reason })}</p>}
      {isStaff ? null : (
        <>
          <p>{t(`${status}.text`)}</p>
          <p className="mt-1">
            {t.rich('contact', {
              ref: order.order_ref,
              address: BRAND.supportEmail,
              email: (address) => (
                <a
                  href={`mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(order.order_ref)}`}
                  className="font-semibold text-accent underline-offset-2 wrap-anywhere hover:underline"
                >
                  {address}
                </a>
              ),
            })}
          </p>
        </>
      )}
    </Alert>
  );
}
