import { useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { releaseReason } from '../known-reasons';
import type { Step, TimelineEntry } from './timeline-entries';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A step of the history in a sentence: what the printer did, what the shopper changed, or what came too late. D3-59. */
function useStepTitle(order: OrderDetail): (step: Step) => string {
  const t = useTranslations('ordersPage.timeline');
  const history = useTranslations('ordersPage.history');
  const statuses = useTranslations('orders.status');
  const printer = order.fulfiller ?? t('printer');
  const label = (status: string | null) => (isOrderStatus(status) ? statuses(status) : (status ?? ''));
  return ({ to_status: to, from_status: from, moved, reason, actor }) => {
    if (moved) {
      if (!isOrderStatus(to)) return to;
      return capital(t(to === 'new' && from !== null ? 'status.newAgain' : `status.${to}`, { printer }));
    }
    const release = from === to ? releaseReason(reason) : null;
    if (release === 'edited' && actor !== 'shopper') return history('editedForThem');
    return release ? history(release) : t('late', { status: label(to), now: label(from) });
  };
}

/** What happened, in a sentence without names of shoppers. D3-59. */
export function useEntryTitle(order: OrderDetail): (entry: TimelineEntry) => string {
  const t = useTranslations('ordersPage.timeline');
  const actors = useTranslations('ordersPage.history.actor');
  const kinds = useTranslations('ordersPage.mails.kinds');
  const stepTitle = useStepTitle(order);
  const money = (amount: string) => formatMoney(amount, order.currency);
  return (entry) => {
    switch (entry.kind) {
      case 'step':
        return stepTitle(entry.step);
      case 'note': {
        const { author_name: name, actor } = entry.note;
        return t('note.title', { name: name ?? actors(actor, { brand: BRAND.name }) });
      }
      case 'mail': {
        const how = entry.sent ? (entry.mail.again ? 'again' : 'sent') : 'unsent';
        return t(`mail.${how}`, { mail: kinds(entry.mail.kind) });
      }
      case 'refund':
        return t(`refund.${entry.refund.state}`, { amount: money(entry.refund.amount) });
      case 'asked': {
        const state = entry.asked.state === 'refused' ? 'refused' : 'waiting';
        return t(`asked.${state}`, { amount: money(entry.asked.amount) });
      }
      case 'dispute':
        return t(`dispute.${entry.state}`, { amount: money(entry.dispute.amount) });
      case 'thanks':
        return t('thanks');
    }
  };
}
