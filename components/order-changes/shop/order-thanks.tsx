'use client';

import { useTranslations } from 'next-intl';
import { ThankForm } from '@/components/claims/shop/thank-form';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';

/** A recipient's thank-you: what was sent, or the form while it can be sent; nothing for other orders. D40-15. */
export function OrderThanks({ linked, token }: { linked: LinkedOrder; token: string }) {
  const t = useTranslations('thanks');
  const { thanks, can_thank: mayThank } = linked.order;
  if (thanks) {
    return (
      <section aria-label={t('sent')} className="rounded-card border border-line p-5 wrap-anywhere sm:p-6">
        <h2 className="mb-2 text-2xl">{t('sent')}</h2>
        <p className="whitespace-pre-line">{thanks.message}</p>
      </section>
    );
  }
  if (!mayThank) return null;
  return (
    <div className="rounded-card border border-line p-5 sm:p-6">
      <ThankForm token={token} onSent={linked.refresh} />
    </div>
  );
}
