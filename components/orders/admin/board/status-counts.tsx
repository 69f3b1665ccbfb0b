import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useList } from '@/components/admin/list/list-context';
import { listHref } from '@/components/admin/list/list-state';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import type { StatusCounts as Counts } from '@/lib/modules/orders/contract/count-orders';

/** A number of orders; above what the list counts to, that it is more. */
export function useNumber(): (count: number) => string {
  const format = useFormatter();
  return (count) => `${format.number(Math.min(count, COUNTED_TO))}${count > COUNTED_TO ? '+' : ''}`;
}

/** The statuses of a column that occur, and how many orders have each: the list of just those is behind it. S2.2-162. */
export function StatusCounts({ counts, label }: Pick<Counts, 'counts'> & { label: string }) {
  const orders = useTranslations('orders');
  const number = useNumber();
  const { list } = useList();
  const plain = { ...list, path: '/orders', names: [...list.names, 'status'] };
  if (counts.length === 0) return null;
  return (
    <ul aria-label={label} className="grid text-[0.9375rem]">
      {counts.map(({ status, orders: count }) => (
        <li key={status}>
          <Link
            href={listHref(plain, { status })}
            prefetch={false}
            className="flex min-h-6 items-baseline justify-between gap-3 text-muted underline-offset-2 hover:text-ink hover:underline"
          >
            <span className="wrap-anywhere">{orders(`status.${status}`)}</span> <span>{number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
