import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { Money } from '@/components/ui/money';
import type { BulkOrder, BulkOrderPart } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';

interface PartProps {
  part: BulkOrderPart;
  currency: BulkOrder['currency'];
  href: string;
}

/** One address of a Bulk order, with its order's status and parcel. D4-14. */
export function BulkPart({ part, currency, href }: PartProps) {
  const t = useTranslations('bulkOrder.detail');
  const { tracking } = part;
  const lines = part.lines.map(
    ({ quantity, name, colour, size }) => `${quantity} × ${name} ${colour} ${sizeLabel(size)}`,
  );
  return (
    <li className="grid gap-x-6 gap-y-1.5 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{part.name}</span>
          <span className="text-muted"> · {[part.address_city, part.address_country].join(', ')}</span>
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-muted">{lines.join(', ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
          >
            {part.order_ref}
          </Link>
          <Parcel tracking={tracking} none={t('noParcel')} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:flex-col sm:items-end">
        <OrderStatusPill status={part.status} paymentStatus={part.payment_status} held={part.held} />
        <Money amount={part.cost} currency={currency} />
      </div>
    </li>
  );
}

function Parcel({ tracking, none }: { tracking: BulkOrderPart['tracking']; none: string }) {
  if (!tracking) return <span className="text-[0.9375rem] text-muted">{none}</span>;
  const text = `${tracking.carrier} ${tracking.number}`;
  if (tracking.url === null) return <span>{text}</span>;
  return (
    <a
      href={tracking.url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
    >
      {text}
    </a>
  );
}
