import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import type { VoucherMay } from './voucher-may';
import { VoucherMenu } from './voucher-menu';
import { useVoucherTexts } from './voucher-text';

const TONES = {
  active: 'ok',
  scheduled: 'info',
  paused: 'warn',
  ended: 'neutral',
  used_up: 'neutral',
  deleted: 'danger',
} as const;

interface VouchersTableProps {
  place: VouchersPlace;
  vouchers: readonly AdminVoucher[];
  currency: Currency;
  may: VoucherMay;
  /** The address of the page with a voucher opened. */
  hrefOf: (id: string) => string;
}

/** The vouchers of an event; on phones the limits stand below the code. D41. */
export function VouchersTable({ vouchers, ...props }: VouchersTableProps) {
  const t = useTranslations('vouchers');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('columns.code')}</HeaderCell>
        <HeaderCell className="max-sm:hidden">{t('columns.off')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('columns.dates')}</HeaderCell>
        <HeaderCell align="end">{t('columns.uses')}</HeaderCell>
        <HeaderCell>
          <span className="sr-only">{t('columns.acts')}</span>
        </HeaderCell>
      </TableHead>
      <TableBody>
        {vouchers.map((voucher) => (
          <VoucherRow key={voucher.id} voucher={voucher} {...props} />
        ))}
      </TableBody>
    </Table>
  );
}

type RowProps = Omit<VouchersTableProps, 'vouchers'> & { voucher: AdminVoucher };

function VoucherRow({ voucher, place, currency, may, hrefOf }: RowProps) {
  const t = useTranslations('vouchers');
  const text = useVoucherTexts(currency);
  return (
    <tr className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
      <Cell>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <CodeName voucher={voucher} href={hrefOf(voucher.id)} />
          <StatusPill tone={TONES[voucher.state]}>{t(`states.${voucher.state}`)}</StatusPill>
          {voucher.public ? <Badge tone="neutral">{t('public')}</Badge> : null}
        </span>
        <span className="mt-1 block sm:hidden">{text.off(voucher)}</span>
        <span className="mt-1 block text-[0.9375rem] text-muted md:hidden">{text.dates(voucher)}</span>
        <span className="mt-1 block text-[0.9375rem] text-muted">{text.limits(voucher).join(' · ')}</span>
      </Cell>
      <Cell className="max-sm:hidden">{text.off(voucher)}</Cell>
      <Cell className="max-md:hidden">{text.dates(voucher)}</Cell>
      <Cell align="end" className="whitespace-nowrap">
        {text.uses(voucher)}
      </Cell>
      <Cell align="end" className="w-px">
        <VoucherMenu place={place} voucher={voucher} may={may} href={hrefOf(voucher.id)} />
      </Cell>
    </tr>
  );
}

/** A deleted one isn't opened: it is restored first. */
function CodeName({ voucher: { code, state }, href }: { voucher: AdminVoucher; href: string }) {
  if (state === 'deleted') return <span className="font-semibold break-all text-muted">{code}</span>;
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      className="inline-flex min-h-6 items-center font-semibold break-all text-accent underline underline-offset-2 hover:text-accent-dark"
    >
      {code}
    </Link>
  );
}
