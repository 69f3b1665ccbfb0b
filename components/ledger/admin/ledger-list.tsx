'use client';

import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { FilterDay } from '@/components/admin/list/filter-day';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { ExportButton } from '@/components/admin/list/jobs/export-button';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { NOTHING_SELECTED } from '@/components/admin/list/table/selection';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';
import type { LedgerPage } from '@/lib/modules/ledger/contract/list-ledger';
import { LEDGER_KINDS } from '@/lib/modules/ledger/rules/kinds';
import { LedgerTable } from './ledger-table';

// Loaded when it is opened.
const ExportDialog = dynamic(
  () => import('@/components/admin/list/jobs/export-dialog').then((module) => module.ExportDialog),
  { ssr: false },
);

interface LedgerListProps {
  tenant: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: LedgerPage | null;
  /** Of the client's accounts, its own first. */
  currencies: readonly Currency[];
  /** An export made earlier whose file is to be offered: the link of its mail names it (D48-3). */
  known?: string | undefined;
  isStaff?: boolean;
}

function zoneOf(currency: Currency | undefined): string {
  const region = REGIONS.find((name) => REGION_FACTS[name].currency === currency) ?? 'UK';
  return REGION_FACTS[region].timeZone;
}

/** The movements of a client's credit accounts, by kind, account and day. D37-3. */
export function LedgerList({ tenant, list, page, currencies, known, isStaff = false }: LedgerListProps) {
  const t = useTranslations('credit.rows');
  const rows = page?.rows ?? [];
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('title')}</h2>
        <LedgerExport tenant={tenant} list={list} total={page?.total ?? 0} known={known} />
      </div>
      <ListView
        list={list}
        failed={page === null}
        filters={{ label: t('narrow'), children: <Filters currencies={currencies} /> }}
        rows={
          rows.length > 0 ? (
            <LedgerTable rows={rows} ordersQuery={isStaff ? `?tenant=${tenant}` : ''} />
          ) : null
        }
        nothing={{
          icon: <ReceiptText aria-hidden="true" />,
          title: t('none'),
          text: t('noneText'),
          noMatch: { title: t('noMatch'), text: t('noMatchText') },
        }}
        foot={{
          label: t('pages'),
          count: t('shown', { count: rows.length }),
          next: page?.next_cursor ?? null,
        }}
      />
    </div>
  );
}

const SHOWN = ['made_at', 'kind', 'order_ref', 'reason', 'amount', 'reserved', 'balance_after'];

/** The movements as a CSV file, in the background. D48-3. */
function LedgerExport({
  tenant,
  list,
  total,
  known,
}: Pick<LedgerListProps, 'tenant' | 'list' | 'known'> & { total: number }) {
  return (
    <ExportButton known={known}>
      {(dialog) => (
        <ExportDialog
          place={{ list: 'ledger', tenant }}
          list={list}
          total={total}
          selection={NOTHING_SELECTED.selection}
          shown={SHOWN}
          {...dialog}
        />
      )}
    </ExportButton>
  );
}

function Filters({ currencies }: Pick<LedgerListProps, 'currencies'>) {
  const t = useTranslations('credit.rows');
  const zone = zoneOf(currencies[0]);
  return (
    <>
      <FilterSelect
        name="kind"
        label={t('kindLabel')}
        any={t('anyKind')}
        options={LEDGER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {currencies.length > 1 ? (
        <FilterSelect
          name="currency"
          label={t('accountLabel')}
          any={t('anyAccount')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      ) : null}
      <FilterDay name="from" label={t('from')} timeZone={zone} />
      <FilterDay name="to" label={t('to')} timeZone={zone} />
    </>
  );
}
