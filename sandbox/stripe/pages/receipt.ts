import { toWire } from '@/lib/kernel/money';
import { escapeHtml } from '@/sandbox/shared/escape-html';
import { page } from '@/sandbox/shared/page';
import type { Charge } from '../objects';

export function receiptPage(charge: Charge): string {
  const amount = `${toWire(charge.amount)} ${charge.currency.toUpperCase()}`;
  const refunded = charge.amount_refunded > 0 ? `<p>Refunded: ${toWire(charge.amount_refunded)}</p>` : '';
  return page({
    title: 'Receipt',
    note: `Stripe stand-in: ${charge.id}`,
    main: `<p>Paid: ${escapeHtml(amount)}</p>${refunded}`,
  });
}
