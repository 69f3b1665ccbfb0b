'use client';

import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterDay } from '@/components/admin/list/filter-day';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';
import type { LedgerPage } from '@/lib/modules/ledger/contract/list-ledger';
import { LEDGER_KINDS } from '@/lib/modules/ledger/rules/kinds';
import { LedgerTable } from './ledger-table';

interface LedgerListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: LedgerPage | null;
  /** Of the client's accounts, its own first. */
  currencies: readonly Currency[];
}

function zoneOf(currency: Currency | undefined): string {
  const region = REGIONS.find((name) => REGION_FACTS[name].currency === currency) ?? 'UK';
  return REGION_FACTS[region].timeZone;
}

/** The movements of a client's credit accounts, by kind, account and day. D37-3. */
export function LedgerList({ list, page, currencies }: LedgerListProps) {
  const t = useTranslations('credit.rows');
  const rows = page?.rows ?? [];
  return (
    <section aria-labelledby="movements" className="mt-8">
      <h2 id="movements" className="text-xl">
        {t('title')}
      </h2>
      <ListView
        list={list}
        failed={page === null}
        filters={{ label: t('narrow'), children: <Filters currencies={currencies} /> }}
        rows={rows.length > 0 ? <LedgerTable rows={rows} /> : null}
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
    </section>
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
