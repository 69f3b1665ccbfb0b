import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { LedgerRow } from '@/lib/modules/ledger/contract/list-ledger';

const LINK = 'text-accent underline-offset-2 hover:underline break-all';

interface LedgerTableProps {
  rows: readonly LedgerRow[];
  /** Added to links to orders: staff find one in the client that they name. */
  ordersQuery: string;
}

/** The movements of credit accounts, newest first. On phones a row is a block of lines. */
export function LedgerTable({ rows, ordersQuery }: LedgerTableProps) {
  const t = useTranslations('credit.rows');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('kindLabel')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('details')}</HeaderCell>
        <HeaderCell align="end">{t('amount')}</HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('reserved')}
        </HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('after')}
        </HeaderCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <OneRow key={row.id} row={row} ordersQuery={ordersQuery} />
        ))}
      </TableBody>
    </Table>
  );
}

type OneRowProps = Pick<LedgerTableProps, 'ordersQuery'> & { row: LedgerRow };

function OneRow({ row, ordersQuery }: OneRowProps) {
  const t = useTranslations('credit.rows');
  const { currency, kind, made_at: at } = row;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <span className="block font-semibold">{t(`kind.${kind}`)}</span>
        <Moment at={at} currency={currency} className="block text-[0.9375rem] text-muted" />
        <span className="block text-[0.9375rem] lg:hidden">
          <Details row={row} ordersQuery={ordersQuery} />
        </span>
      </Cell>
      <Cell className="max-w-[24rem] wrap-anywhere max-lg:hidden">
        <Details row={row} ordersQuery={ordersQuery} />
      </Cell>
      <Cell align="end">
        <Change amount={row.amount} currency={currency} />
        <span className="block whitespace-nowrap text-[0.9375rem] text-muted md:hidden">
          {t('reservedShort', { amount: signed(row.reserved, currency) })}
        </span>
        <span className="block whitespace-nowrap text-[0.9375rem] text-muted md:hidden">
          {t('afterShort', { amount: formatMoney(row.balance_after, currency) })}
        </span>
      </Cell>
      <Cell align="end" className="max-md:hidden">
        <Change amount={row.reserved} currency={currency} />
      </Cell>
      <Cell align="end" className="max-md:hidden">
        <Money amount={row.balance_after} currency={currency} />
      </Cell>
    </tr>
  );
}

const isNone = (amount: string) => /^-?0\.00$/.test(amount);

/** An amount with its sign; a dash where nothing changes. */
function signed(amount: string, currency: LedgerRow['currency']): string {
  if (isNone(amount)) return '–';
  return amount.startsWith('-') ? formatMoney(amount, currency) : `+${formatMoney(amount, currency)}`;
}

function Change({ amount, currency }: { amount: string; currency: LedgerRow['currency'] }) {
  return (
    <span className={clsx('whitespace-nowrap', isNone(amount) && 'text-muted')}>
      {signed(amount, currency)}
    </span>
  );
}

/** The Bulk order of a row for a whole one; its page is gone with its event. */
function BulkLink({ row: { bulk_order_id: id, order_ref: ref, event } }: { row: LedgerRow }) {
  const t = useTranslations('credit.rows');
  if (id === null || ref === null) return null;
  const text = t('bulkOrder', { ref });
  if (!event) return <span className="block">{text}</span>;
  return (
    <span className="block">
      <Link
        href={`/events/${encodeURIComponent(event.slug)}/bulk-order/${encodeURIComponent(id)}`}
        prefetch={false}
        className={LINK}
      >
        {text}
      </Link>
    </span>
  );
}

/** What a row is of: its order, its store, its payment, or the reason of a correction. */
function Details({ row, ordersQuery }: OneRowProps) {
  const t = useTranslations('credit.rows');
  const { order_id: orderId, order_ref: ref, event, payment_id: payment, reason } = row;
  return (
    <>
      <BulkLink row={row} />
      {orderId !== null && ref !== null ? (
        <span className="block">
          <Link
            href={`/orders/${encodeURIComponent(orderId)}${ordersQuery}`}
            prefetch={false}
            className={LINK}
          >
            {t('order', { ref })}
          </Link>
        </span>
      ) : null}
      {event ? <span className="block text-muted">{event.name}</span> : null}
      {payment === null ? null : (
        <span className="block break-all text-muted">{t('payment', { payment })}</span>
      )}
      {reason === null ? null : <span className="block">{reason}</span>}
    </>
  );
}
