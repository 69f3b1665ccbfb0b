'use client';

import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { isIssue, type IssueStatus } from '@/lib/modules/orders/rules/needs-attention';
import { ActDialog } from './act-dialog';
import { SendLink, wasLinkMailed } from './issue-link';
import { useReason } from './use-reason';

interface IssueBannerProps {
  order: OrderDetail;
  isStaff: boolean;
  /** Lets an order go on past its event's budget. */
  passBudget: () => Promise<void>;
  /** Mails the buyer a link to fix it. */
  sendLink: () => Promise<void>;
}

/** Why an order does not move on, and what its client can do about it; nothing for one that does. D32-3. */
export function IssueBanner(props: IssueBannerProps) {
  const { status } = props.order;
  return isIssue(status) ? <Issue {...props} status={status} /> : null;
}

/** A submission that failed is told by what became of it: no answer, nothing that could be sent, or a refusal. D32-40, D32-43. */
function toldOf(status: IssueStatus, reason: string | null) {
  if (status !== 'fulfiller_submission_error') return status;
  return reason === 'unreachable' || reason === 'unprintable' ? reason : status;
}

function Issue({ order, isStaff, passBudget, sendLink, status }: IssueBannerProps & { status: IssueStatus }) {
  const t = useTranslations('ordersPage.issue');
  const reasonOf = useReason();
  const raised = order.history.findLast(({ moved, to_status }) => moved && to_status === status);
  const stopped = status === 'address_issue' || status === 'artwork_issue' ? status : null;
  const unmailed = stopped !== null && !wasLinkMailed(order);
  const reason = reasonOf(raised?.reason ?? null);
  const told = toldOf(status, raised?.reason ?? null);
  return (
    <Alert
      tone="warn"
      title={t(`${told}.title`)}
      actions={
        <>
          {order.can_pass_budget ? <PassBudget order={order} passBudget={passBudget} /> : null}
          {unmailed && order.can_send_link ? <SendLink sendLink={sendLink} /> : null}
        </>
      }
    >
      {reason === null ? null : <p>{t('reason', { reason })}</p>}
      {isStaff ? null : (
        <>
          <p>{stopped && unmailed ? t(`${stopped}.unmailed`) : t(`${told}.text`)}</p>
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

/** The button that lets an order go on past its event's budget, and asks first (D37-6). */
function PassBudget({ order, passBudget }: Pick<IssueBannerProps, 'order' | 'passBudget'>) {
  const t = useTranslations('ordersPage.issue');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Play aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('pass')}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('passTitle', { ref: order.order_ref })}
        text={t('passText')}
        keep={t('passKeep')}
        act={t('pass')}
        busyText={t('passBusy')}
        done={t('passed', { ref: order.order_ref })}
        run={passBudget}
      />
    </>
  );
}
