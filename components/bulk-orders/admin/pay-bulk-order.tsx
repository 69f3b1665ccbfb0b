'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useOpenPage } from '@/components/admin/use-open-page';
import { useErrorText } from '@/components/form/use-error-text';
import { CardStep } from '@/components/payments/admin/top-up/card-step';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import type { ApiError } from '@/lib/client/api-error';
import { beginBulkPayment, type BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import type { BegunBulkPayment } from '@/lib/modules/bulk-orders/contract/pay-bulk-order';
import { BulkPaymentResult } from './bulk-payment-result';

interface PayBulkOrderProps {
  place: BulkPlace;
  order: string;
  /** The provider comes back here after a card had to be confirmed on another page. */
  returned: boolean;
}

/** Pays a Bulk order by card: the card, then what came of it. D36-8. */
export function PayBulkOrder({ place, order, returned }: PayBulkOrderProps) {
  const [paid, setPaid] = useState(returned);
  // The address tells of it, so that a reload shows the result again.
  function show(isPaid: boolean) {
    window.history.replaceState(null, '', isPaid ? '?paid=1' : window.location.pathname);
    setPaid(isPaid);
  }
  return paid ? (
    <BulkPaymentResult place={place} order={order} onAgain={() => show(false)} />
  ) : (
    <Card place={place} order={order} onPaid={() => show(true)} />
  );
}

interface CardProps extends Omit<PayBulkOrderProps, 'returned'> {
  onPaid: () => void;
}

function Card({ place, order, onPaid }: CardProps) {
  const t = useTranslations('bulkOrder.pay');
  const [text, open] = [useErrorText(), useOpenPage()];
  const href = `/events/${place.slug}/bulk-order/${order}`;
  const { data, error, mutate, isValidating } = useSWRImmutable<BegunBulkPayment, ApiError>(
    ['bulk-payment', place.tenant, place.slug, order],
    () => beginBulkPayment(place, order),
    { shouldRetryOnError: false },
  );
  // It was paid meanwhile, or can't be paid any more: the provider knows.
  if (error?.code === 'conflict') return <BulkPaymentResult place={place} order={order} onAgain={null} />;
  if (error) {
    const again = (
      <Button variant="secondary" busy={isValidating} onClick={() => void mutate()}>
        {t('askAgain')}
      </Button>
    );
    return (
      <Alert tone="danger" announce="alert" actions={again}>
        {text.call(error)}
      </Alert>
    );
  }
  if (!data) return <Loader text={t('loading')} />;
  return (
    <CardStep
      begun={data}
      currency={data.currency}
      amount={data.amount}
      returnPath={`${href}/pay?paid=1`}
      onPaid={onPaid}
      onBack={() => open(href)}
    />
  );
}
