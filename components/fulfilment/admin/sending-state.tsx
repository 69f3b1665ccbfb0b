'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Moment } from '@/components/admin/moment';
import { Button } from '@/components/ui/button';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { SendingAct } from '@/lib/modules/fulfilment/rules/submission/acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { SendingDialog } from './sending-dialog';

interface SendingStateProps {
  order: OrderDetail;
  routing: Pick<OrderRouting, 'submission' | 'acts'>;
  isStaff: boolean;
  /** Which part of the order it is about. */
  part?: number;
}

/** How an order, or a part of it, stands with a printer that hasn't taken it, and what staff can do. D32-40, S2.2-136 to S2.2-139. */
export function SendingState({ order, routing, isStaff, part }: SendingStateProps) {
  const t = useTranslations('routing.sending');
  const [act, setAct] = useState<SendingAct>();
  const { submission, acts } = routing;
  return (
    <div className="grid gap-3">
      {submission ? (
        <>
          <p>
            {t(`state.${submission.state}`)}
            {submission.fault && isStaff ? ` ${t(`fault.${submission.fault}`)}` : null}
          </p>
          {isStaff ? <Facts submission={submission} order={order} /> : null}
        </>
      ) : null}
      {acts.length === 0 ? null : (
        <div className="flex flex-wrap gap-3">
          {acts.map((one, index) => (
            <Button key={one} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setAct(one)}>
              {t(`acts.${one}.label`)}
            </Button>
          ))}
        </div>
      )}
      {act ? (
        <SendingDialog
          act={act}
          order={order}
          {...(part !== undefined && { part })}
          asksWord={submission !== null && submission.calls > 0}
          onClose={() => setAct(undefined)}
        />
      ) : null}
    </div>
  );
}

function Facts({
  submission,
  order,
}: {
  submission: NonNullable<OrderRouting['submission']>;
  order: OrderDetail;
}) {
  const t = useTranslations('routing.sending');
  const { fulfiller, calls, state, since, next_at: next } = submission;
  const moment = (at: string) => <Moment at={at} currency={order.currency} />;
  const facts: [name: string, value: ReactNode][] = [
    ...(fulfiller === null ? [] : [[t('printer'), fulfiller] satisfies [string, ReactNode]]),
    ...(state === 'refused' ? [] : [[t('since'), moment(since)] satisfies [string, ReactNode]]),
    ...(next === null ? [] : [[t('next'), moment(next)] satisfies [string, ReactNode]]),
    [
      t('calls'),
      <span key="calls" className="tabular-nums">
        {calls}
      </span>,
    ],
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.9375rem] text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
