import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';

interface CardNoticeProps {
  order: Pick<BulkOrder, 'currency' | 'state'>;
  card: NonNullable<BulkOrder['card']>;
  mayPay: boolean;
  payHref: string;
}

/** What is to be known of a Bulk order's payment by card; nothing where all is well. D36-8. */
export function CardNotice({ order, card, mayPay, payHref }: CardNoticeProps) {
  const t = useTranslations('bulkOrder.card');
  if (card.state === 'open') {
    const pay = mayPay ? <LinkButton href={payHref}>{t('pay')}</LinkButton> : null;
    return (
      <Alert tone="warn" title={t('openTitle')} actions={pay}>
        {t('open')} <Moment at={card.pay_until} currency={order.currency} />
      </Alert>
    );
  }
  if (card.state === 'refused') return <Alert tone="warn">{t('refused')}</Alert>;
  if (card.state === 'cancelled') return <Alert tone="info">{t('cancelled')}</Alert>;
  if (!card.disputed) return null;
  return (
    <Alert tone="warn" title={t('disputedTitle')}>
      {t('disputed')}
    </Alert>
  );
}
