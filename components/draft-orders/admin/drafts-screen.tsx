'use client';

import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Moment } from '@/components/admin/moment';
import { formatMoney } from '@/components/ui/format-money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { DraftsPage, DraftSummary } from '@/lib/modules/draft-orders/contract/drafts';
import { DRAFT_STATES } from '@/lib/modules/draft-orders/rules/drafts';
import { draftHref } from './draft-href';
import { DraftStatePill } from './draft-state-pill';

interface DraftsScreenProps {
  tenant: string;
  isStaff: boolean;
  list: ListState;
  /** Null if it could not be loaded. */
  page: DraftsPage | null;
}

/** Draft orders, the newest first. S2.2-90. */
export function DraftsScreen({ tenant, isStaff, list, page }: DraftsScreenProps) {
  const t = useTranslations('draftOrders');
  const { drafts, next_cursor: next, total } = page ?? { drafts: [], next_cursor: null, total: 0 };
  const states = DRAFT_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('filters.label'),
        children: (
          <FilterSelect name="state" label={t('columns.state')} any={t('filters.any')} options={states} />
        ),
      }}
      rows={drafts.length > 0 ? <DraftsTable tenant={tenant} isStaff={isStaff} drafts={drafts} /> : null}
      nothing={{
        icon: <NotebookPen aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        noMatch: { title: t('noMatch'), text: t('noMatchText') },
      }}
      foot={{ label: t('pages'), count: t('count', { count: total }), next }}
    />
  );
}

interface DraftsTableProps extends Pick<DraftsScreenProps, 'tenant' | 'isStaff'> {
  drafts: readonly DraftSummary[];
}

function DraftsTable({ tenant, isStaff, drafts }: DraftsTableProps) {
  const t = useTranslations('draftOrders');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('columns.recipient')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('columns.state')}</HeaderCell>
        <HeaderCell>{t('columns.total')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('columns.created')}</HeaderCell>
      </TableHead>
      <TableBody>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} href={draftHref(tenant, isStaff, `/${draft.id}`)} />
        ))}
      </TableBody>
    </Table>
  );
}

function DraftRow({ draft, href }: { draft: DraftSummary; href: string }) {
  const t = useTranslations('draftOrders');
  const { currency } = draft;
  return (
    <tr className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
      <Cell className="wrap-anywhere">
        <Link
          href={href}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline"
        >
          {draft.name || t('detail.erased')}
        </Link>
        <span className="block">{draft.email}</span>
        <span className="block text-[0.9375rem] text-muted">
          {draft.event_name} · {t('items', { count: draft.item_count })}
        </span>
        <span className="mt-1 block md:hidden">
          <DraftStatePill state={draft.state} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">
        <DraftStatePill state={draft.state} />
      </Cell>
      <Cell>{draft.sent_total === null ? '–' : formatMoney(draft.sent_total, currency)}</Cell>
      <Cell className="max-md:hidden">
        <Moment at={draft.created_at} currency={currency} />
      </Cell>
    </tr>
  );
}
