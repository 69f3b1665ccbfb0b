import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoney } from '@/components/ui/format-money';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { noteAnchor } from '../note-anchor';
import { useReason } from '../use-reason';
import { LongText } from './long-text';
import type { Edit, Step, TimelineEntry } from './timeline-entries';

const LINK = 'font-semibold text-accent underline-offset-2 hover:underline';

type Variant = NonNullable<Edit['from']>;

/** What was changed: never an address or a text itself. */
function EditDetails({ order, edit }: { order: OrderDetail; edit: Edit }) {
  const t = useTranslations('ordersPage');
  const variant = ({ colour, size }: Variant) => t('detail.variant', { colour, size });
  const { name, from, to, refund } = edit;
  return (
    <>
      {edit.what === 'address' ? <p>{t('timeline.changed.address')}</p> : null}
      {from && to ? (
        <p className="wrap-anywhere">
          {t('timeline.changed.line', { name: name ?? '', from: variant(from), to: variant(to) })}
        </p>
      ) : null}
      {edit.text ? <p>{t('timeline.changed.text', { name: name ?? '' })}</p> : null}
      {refund === null ? null : (
        <p>{t('timeline.changed.refund', { amount: formatMoney(refund, order.currency) })}</p>
      )}
    </>
  );
}

function StepDetails({ order, step, edit }: { order: OrderDetail; step: Step; edit: Edit | null }) {
  const t = useTranslations('ordersPage.timeline');
  const reason = useReason()(step.reason);
  const parcel = step.moved && step.to_status === 'shipped' ? order.tracking : null;
  return (
    <>
      {reason ? <LongText text={reason} /> : null}
      {step.words ? <LongText text={t('printerWords', { words: step.words })} /> : null}
      {edit ? <EditDetails order={order} edit={edit} /> : null}
      {parcel ? (
        <p className="wrap-anywhere">{t('parcel', { carrier: parcel.carrier, number: parcel.number })}</p>
      ) : null}
    </>
  );
}

/** What an entry says besides its title: a reason, what was changed, or where to read on. D3-59. */
export function EntryDetails({ order, entry }: { order: OrderDetail; entry: TimelineEntry }): ReactNode {
  const t = useTranslations('ordersPage');
  switch (entry.kind) {
    case 'step':
      return <StepDetails order={order} step={entry.step} edit={entry.edit} />;
    case 'note':
      return (
        <p>
          <a href={`#${noteAnchor(entry.note.id)}`} className={LINK}>
            {t('timeline.note.read')}
          </a>
        </p>
      );
    case 'mail':
      if (entry.sent) return null;
      return (
        <p>{t(entry.dropped ? `timeline.mail.dropped.${entry.dropped}` : 'timeline.mail.unsentText')}</p>
      );
    case 'refund':
      if (entry.refund.made_by === 'us') return null;
      return <p>{t(entry.refund.made_by === 'provider' ? 'money.byProvider' : 'money.byOtherwise')}</p>;
    case 'asked': {
      const { reason, words } = entry.asked;
      return <LongText text={reason === 'other' ? words : t(`refund.reasons.${reason}`)} />;
    }
    default:
      return null;
  }
}

/** Who did it, as far as the reader may see; nothing where the title says so. */
export function useWho(order: OrderDetail): (entry: TimelineEntry) => string | null {
  const t = useTranslations('ordersPage.history');
  return (entry) => {
    if (entry.kind === 'asked') return entry.asked.asked_by;
    if (entry.kind !== 'step') return null;
    const { actor, actor_name: name } = entry.step;
    if (actor === 'fulfiller' && order.fulfiller !== null) return order.fulfiller;
    const kind = t(`actor.${actor}`, { brand: BRAND.name });
    return name ? t('by', { name, actor: kind }) : kind;
  };
}
