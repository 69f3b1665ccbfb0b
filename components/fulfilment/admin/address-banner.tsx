'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { useRouting } from '@/lib/modules/fulfilment/client/use-routing';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import { keepsFormer, type AddressState } from '@/lib/modules/fulfilment/rules/parts/address-told';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { FormerAddress } from './former-address';

interface AddressBannerProps {
  order: OrderDetail;
  first: OrderRouting;
  live: { news: number; pollMs: number };
  isStaff: boolean;
}

const TONES = {
  waiting: 'info',
  accepted: 'ok',
  too_late: 'warn',
  not_offered: 'warn',
  unanswered: 'warn',
} as const satisfies Record<AddressState, string>;

/**
 * What the printer of an order says to its corrected address, where the order goes, and what can be done about it; nothing where it
 * wasn't asked. S5-75.
 */
export function AddressBanner({ order, first, live, isStaff }: AddressBannerProps) {
  const t = useTranslations('routing.address');
  const history = useTranslations('ordersPage.history');
  const { address } = useRouting({ tenant: order.tenant_id, order: order.id }, first, live);
  if (!address) return null;
  const { told, former } = address;
  const isFinal = told !== 'waiting' && keepsFormer(told);
  return (
    <Alert
      tone={TONES[told]}
      announce="status"
      title={told === 'waiting' ? t('waitingTitle') : history(`address_${told}`)}
    >
      <p>{t(`text.${told}`)}</p>
      <FormerAddress lines={former} />
      {isFinal ? <p className="mt-1">{t(isStaff ? 'next.staff' : 'next.client')}</p> : null}
    </Alert>
  );
}
