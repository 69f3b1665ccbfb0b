'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { orderHref } from '@/components/orders/admin/order-href';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { Alert } from '@/components/ui/alert';
import type { Replaceable } from '@/lib/modules/returns/contract/replacements';
import { ReplaceForm } from './replace-form';

interface ReplaceScreenProps {
  order: Replaceable;
  complaint: string;
}

const LINK = 'font-semibold text-accent underline underline-offset-2';

/** Why nothing can be replaced; null where something can. */
function useWhyNot({ blocked, lines }: Replaceable): string | null {
  const t = useTranslations('replacePage');
  if (blocked) return t(`blocked.${blocked}`);
  return lines.every(({ left }) => left === 0) ? t('blocked.nothing') : null;
}

/** The chosen order, and the form that replaces items of it, or why that can't be. S2.2-113, S2.2-114. */
export function ReplaceScreen({ order, complaint }: ReplaceScreenProps) {
  const t = useTranslations('replacePage');
  const whyNot = useWhyNot(order);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h2 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xl">
          <Link href={orderHref(order, true)} prefetch={false} className={LINK}>
            {t('order', { ref: order.order_ref })}
          </Link>
          <span className="font-text text-base tracking-normal">
            <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
          </span>
        </h2>
        <p className="text-muted wrap-anywhere">
          {order.tenant_name}
          {' · '}
          <Link href="/replace-order" className={LINK}>
            {t('other')}
          </Link>
        </p>
      </div>
      {whyNot === null ? (
        <ReplaceForm key={order.id} order={order} complaint={complaint} />
      ) : (
        <Alert tone="info">{whyNot}</Alert>
      )}
    </div>
  );
}
