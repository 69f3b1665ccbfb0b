'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface MailsPanelProps {
  order: OrderDetail;
  resend: (mail: string) => Promise<void>;
}

/** The mails that the shopper was sent; each can be sent again, to the same address. D3. */
export function MailsPanel({ order, resend }: MailsPanelProps) {
  const t = useTranslations('ordersPage.mails');
  const errors = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  if (order.mails.length === 0) return null;
  // Nobody is left to write to (D46).
  const erased = order.customer.email === '';

  async function send(id: string) {
    if (busy) return;
    setBusy(id);
    setFailure(undefined);
    try {
      await resend(id);
      toast('success', t('done', { email: order.customer.email }));
    } catch (error) {
      setFailure(errors.call(error));
    }
    setBusy(undefined);
  }
  return (
    <Panel id="mails" title={t('title')}>
      {erased ? <p className="mb-4 text-muted">{t('erased')}</p> : null}
      <ul className="grid gap-4">
        {order.mails.map(({ id, kind, again, sent_at: at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <p>{t(`kinds.${kind}`)}</p>
              <p className="text-[0.9375rem] text-muted">
                {again ? `${t('again')} · ` : ''}
                <Moment at={at} currency={order.currency} />
              </p>
            </div>
            {again || erased ? null : (
              <Button
                variant="quiet"
                size="sm"
                busy={busy === id}
                aria-label={t('resendName', { mail: t(`kinds.${kind}`) })}
                onClick={() => void send(id)}
              >
                {t('resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormAlert error={failure} />
    </Panel>
  );
}
