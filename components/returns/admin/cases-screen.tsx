'use client';

import { Inbox } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Moment } from '@/components/admin/moment';
import { orderHref } from '@/components/orders/admin/order-href';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { CasesPage, CaseSummary } from '@/lib/modules/returns/contract/cases';
import { CASE_FILTERS, CASE_KINDS } from '@/lib/modules/returns/rules/cases';
import { CaseStatePill } from './case-state-pill';

interface CasesScreenProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: CasesPage | null;
  /** Clients by which staff can filter; null for a client's own users. */
  tenants: readonly { id: string; name: string }[] | null;
}

const NOTHING: CasesPage = {
  cases: [],
  next_cursor: null,
  total: 0,
  counts: { open: 0, overdue: 0, replacement_requested: 0 },
};

/** Withdrawals and complaints, the nearest deadline first; each leads to its order. D53-8. */
export function CasesScreen({ list, page, tenants }: CasesScreenProps) {
  const t = useTranslations('casesPage');
  const { cases, next_cursor: next, total, counts } = page ?? NOTHING;
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('filters.label'), children: <CasesFilters counts={counts} tenants={tenants} /> }}
      rows={cases.length > 0 ? <CasesTable cases={cases} isStaff={tenants !== null} /> : null}
      nothing={{
        icon: <Inbox aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        noMatch: { title: t('noMatch'), text: t('noMatchText') },
      }}
      foot={{ label: t('pages'), count: t('count', { count: total }), next }}
    />
  );
}

function CasesFilters({
  counts,
  tenants,
}: { counts: CasesPage['counts'] } & Pick<CasesScreenProps, 'tenants'>) {
  const t = useTranslations('casesPage');
  const kinds = useTranslations('returns.kind');
  const counted: Partial<Record<string, number>> = counts;
  const states = CASE_FILTERS.map((value) => {
    const name = t(`filters.${value}`);
    const count = counted[value];
    return { value, label: count === undefined ? name : t('counted', { name, count }) };
  });
  return (
    <>
      {tenants && tenants.length > 0 ? (
        <FilterSelect
          name="tenant"
          label={t('filters.client')}
          any={t('filters.anyClient')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <FilterSelect name="state" label={t('filters.state')} options={states} />
      <FilterSelect
        name="kind"
        label={t('filters.kind')}
        any={t('filters.anyKind')}
        options={CASE_KINDS.map((value) => ({ value, label: kinds(value) }))}
      />
    </>
  );
}

function CasesTable({ cases, isStaff }: { cases: readonly CaseSummary[]; isStaff: boolean }) {
  const t = useTranslations('casesPage');
  return (
    <Table caption={t('caption')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('columns.order')}</HeaderCell>
        <HeaderCell>{t('columns.kind')}</HeaderCell>
        <HeaderCell>{t('columns.due')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('columns.state')}</HeaderCell>
      </TableHead>
      <TableBody>
        {cases.map((one) => (
          <CaseRow key={one.id} one={one} isStaff={isStaff} />
        ))}
      </TableBody>
    </Table>
  );
}

function CaseRow({ one, isStaff }: { one: CaseSummary; isStaff: boolean }) {
  const t = useTranslations('casesPage');
  const kinds = useTranslations('returns.kind');
  const href = orderHref({ id: one.order_id, tenant_id: one.tenant_id }, isStaff);
  const pill = <CaseStatePill state={one.state} overdue={one.overdue} />;
  return (
    <tr className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
      <Cell className="wrap-anywhere">
        <Link
          href={`${href}#cases`}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline"
        >
          {one.order_ref}
        </Link>
        <span className="block">{one.customer_name}</span>
        <span className="block text-[0.9375rem] text-muted">
          {isStaff ? `${one.tenant_name} · ${one.event_name}` : one.event_name}
        </span>
      </Cell>
      <Cell className="wrap-anywhere">
        <span className="block">{kinds(one.kind)}</span>
        <span className="block text-[0.9375rem] text-muted">{t('items', { count: one.item_count })}</span>
        <span className="mt-1 block md:hidden">{pill}</span>
      </Cell>
      <Cell>
        <Moment at={one.due_at} currency={one.currency} />
      </Cell>
      <Cell className="max-md:hidden">{pill}</Cell>
    </tr>
  );
}
