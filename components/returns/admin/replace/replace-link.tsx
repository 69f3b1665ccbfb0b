'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { replaceHref } from './replace-href';

/** Leads staff to the page that replaces items of an order. S2.2-113. */
export function ReplaceLink({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail.replacements');
  if (!order.can_replace) return null;
  return (
    <LinkButton
      variant="secondary"
      href={replaceHref(order)}
      icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
    >
      {t('replace')}
    </LinkButton>
  );
}
