'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { useOrderDetail, type FollowedOrder } from '@/lib/modules/orders/client/use-order-detail';
import type { RealtimeState } from '@/lib/client/use-realtime';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { BackLink } from '@/components/admin/list/back-link';
import { LiveBadge } from '@/components/admin/live-badge';
import { Moment } from '@/components/admin/moment';
import { OrderStatusPill } from '../order-status-pill';
import { PageHeader } from '@/components/admin/page-header';
import { Panel } from '@/components/admin/panel';
import { SessionAlert } from '@/components/admin/session-alert';
import { TenantListener } from '../tenant-listener';
import { useThrottle } from '@/components/admin/use-throttle';
import { WaitsLine } from '../waits-for';
import { ApprovalBanner } from './approval-banner';
import { CancelButton } from './cancel-button';
import { HoldBanner } from './hold-banner';
import { IssueBanner } from './issue-banner';
import { MailsPanel } from './mails-panel';
import { MoneyBackPanel } from './money-back-panel';
import { NotesPanel } from './notes-panel';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { CustomerPanel, DeliveryPanel } from './order-people';
import { OrderProgress } from './order-progress';
import { OrderTotals } from './order-totals';
import { OthersPanel } from './others-panel';
import { ParcelsPanel } from './parcels-panel';
import { ReleaseButton } from './release-button';
import { ReplacementsPanel } from './replacements-panel';
import { ThanksPanel } from './thanks-panel';
import { UndoBanner } from './undo-banner';

const GATHER_MS = 300;
const POLL_MS = 15_000;

interface OrderScreenProps {
  first: OrderDetail;
  renderedAt: string;
  isStaff: boolean;
  /** The path of the list that it was opened from. */
  listPath: string;
  /** Buttons of other modules; `refresh` reads the order again. */
  acts?: (order: OrderDetail, refresh: () => void) => ReactNode;
  /** Parts of other modules; `news` counts what was told of the order since. */
  parts?: (order: OrderDetail, live: { news: number; pollMs: number }) => ReactNode;
}

/** One order in full, updated live. */
export function OrderScreen({ first, renderedAt, isStaff, listPath, acts, parts }: OrderScreenProps) {
  const t = useTranslations('ordersPage.detail');
  const orders = useTranslations('orders');
  const [state, setState] = useState<RealtimeState>('connecting');
  const options = { renderedAt, pollMs: state === 'failed' ? POLL_MS : 0 };
  const followed = useOrderDetail(first, options);
  const { order, error, refresh, release, resume, undo, passBudget, cancel, addNote, resend, sendLink } =
    followed;
  const [news, setNews] = useState(0);
  const gathered = useThrottle(() => {
    refresh();
    setNews((count) => count + 1);
  }, GATHER_MS);
  return (
    <>
      <TenantListener
        tenantId={order.tenant_id}
        onChange={(id) => (id === null || id === order.id ? gathered() : undefined)}
        onState={(_, next) => setState(next)}
      />
      <BackLink path={listPath} label={t('back')} />
      <PageHeader
        title={<Title order={order} />}
        detail={<Origin order={order} isStaff={isStaff} />}
        actions={
          <>
            {order.hold === 'approval' ? null : <CancelButton order={order} cancel={cancel} />}
            {acts?.(order, refresh)}
            <ReleaseButton order={order} release={release} />
          </>
        }
      />
      <p role="status" className="sr-only">
        {isOrderStatus(order.status) ? orders(`status.${order.status}`) : ''}
      </p>
      <div className="mt-5 grid gap-5">
        {error ? <SessionAlert error={error} title={t('outdated')} onRetry={refresh} /> : null}
        <IssueBanner order={order} isStaff={isStaff} passBudget={passBudget} sendLink={sendLink} />
        <UndoBanner order={order} undo={undo} />
        <HoldBanner order={order} resume={resume} />
        <ApprovalBanner order={order} approve={resume} cancel={cancel} />
        <OrderProgress order={order} />
        <ReplacementsPanel order={order} isStaff={isStaff} />
        {parts?.(order, { news, pollMs: options.pollMs })}
        <OrderPanels order={order} isStaff={isStaff} addNote={addNote} resend={resend} refresh={refresh} />
        <LiveBadge state={state} />
      </div>
    </>
  );
}

function Title({ order }: { order: OrderDetail }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {order.order_ref}
      <span className="font-text text-base tracking-normal">
        <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
      </span>
    </span>
  );
}

function Origin({ order, isStaff }: { order: OrderDetail; isStaff: boolean }) {
  return (
    <>
      <Moment at={order.created_at} currency={order.currency} />
      {` · ${[order.event_name, ...(isStaff ? [order.tenant_name] : [])].join(' · ')}`}
      {order.acts ? <br /> : null}
      <WaitsLine order={order} isStaff={isStaff} />
    </>
  );
}

type PanelsProps = Pick<FollowedOrder, 'order' | 'addNote' | 'resend' | 'refresh'> & { isStaff: boolean };

function OrderPanels({ order, isStaff, addNote, resend, refresh }: PanelsProps) {
  const t = useTranslations('ordersPage.detail');
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <Panel id="lines" title={t('lines', { count: order.item_count })} flush>
        <OrderLines order={order} />
        <div className="border-t border-line">
          <OrderTotals order={order} />
        </div>
      </Panel>
      <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CustomerPanel order={order} />
        <DeliveryPanel order={order} />
        <ParcelsPanel order={order} />
        <MoneyBackPanel order={order} refresh={refresh} />
        <OthersPanel order={order} isStaff={isStaff} />
        <ThanksPanel order={order} />
        <NotesPanel order={order} addNote={addNote} />
        <MailsPanel order={order} resend={resend} />
      </div>
      <Panel id="history" title={t('history')} className="lg:col-start-1">
        <OrderHistory order={order} />
      </Panel>
    </div>
  );
}
