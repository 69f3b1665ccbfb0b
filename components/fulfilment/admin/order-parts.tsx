import { useTranslations } from 'next-intl';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import type { OrderRouting, WirePart } from '@/lib/modules/fulfilment/contract/read-routing';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { FormerAddress } from './former-address';
import { SendingState } from './sending-state';

interface OrderPartsProps {
  order: OrderDetail;
  routing: OrderRouting;
  isStaff: boolean;
}

/** The parts of an order that several printers make: what is in each, where it is, and what staff can do with it. D32-62. */
export function OrderParts({ order, routing, isStaff }: OrderPartsProps) {
  const t = useTranslations('routing.parts');
  return (
    <div className="grid gap-3">
      <p>{t('text', { count: routing.parts.length })}</p>
      <ol className="grid gap-4">
        {routing.parts.map((part) => (
          <li key={part.part} className="border-l-2 border-line pl-3">
            <Part part={part} order={order} isStaff={isStaff} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Part({ part, order, isStaff }: { part: WirePart; order: OrderDetail; isStaff: boolean }) {
  const t = useTranslations('routing.parts');
  const late = useTranslations('routing.late');
  const { fulfiller, status, items, submission, acts } = part;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">
          {t('number', { number: part.part })}
          {fulfiller === null ? null : ` · ${fulfiller}`}
        </span>
        <OrderStatusPill status={status} paymentStatus={order.payment_status} held={false} />
      </p>
      <ul>
        {items.map(({ line, name, quantity }) => (
          <li key={line} className="wrap-anywhere">{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      {part.late ? (
        <p className="font-semibold">
          {late('title', { days: part.late.days, printer: part.late.fulfiller })}
        </p>
      ) : null}
      {part.address_told ? <p>{t(`addressTold.${part.address_told}`)}</p> : null}
      {part.address_former ? <FormerAddress lines={part.address_former} /> : null}
      {part.former_address && !part.address_told ? <p>{t('formerAddress')}</p> : null}
      {submission || acts.length > 0 ? (
        <SendingState order={order} routing={part} isStaff={isStaff} part={part.part} />
      ) : null}
    </div>
  );
}
