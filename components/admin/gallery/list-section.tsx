'use client';

import { PackageOpen, Printer, Send, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListQuery, ListState } from '@/components/admin/list/list-state';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { ListView } from '@/components/admin/list/list-view';
import { JobProgress } from '@/components/admin/list/jobs/job-progress';
import { DataTable } from '@/components/admin/list/table/data-table';
import { NOTHING_SELECTED, select, type SelectionStep } from '@/components/admin/list/table/selection';
import { SelectionBar } from '@/components/admin/list/table/selection-bar';
import { useSelection, type RowSelection } from '@/components/admin/list/table/use-selection';
import type { ListColumn } from '@/components/admin/list/table/list-column';
import { Example } from './example';

interface SampleRow {
  id: string;
  name: string;
  total: string;
}

const ROWS: readonly SampleRow[] = [
  { id: 'one', name: 'M7QK-3FXW', total: '£63.74' },
  { id: 'two', name: 'P2HD-9RTC', total: '£21.60' },
  { id: 'three', name: 'A reference so long that its column has to give way to it', total: '£1,204.00' },
];
const COLUMNS: readonly ListColumn<SampleRow>[] = [
  { id: 'name', header: 'Order', cell: ({ name }) => <a href="#list">{name}</a>, always: true },
  { id: 'total', header: 'Total', cell: ({ total }) => total, sort: 'total', align: 'end' },
];

const stateOf = (query: ListQuery): ListState => ({
  path: '/admin-gallery',
  names: ['search', 'kind', 'sort', 'cursor'],
  defaults: { sort: '-total' },
  query,
});

const nothing = () => undefined;
const TOO_MANY = Array.from({ length: 501 }, (_, index) => `ord_${index}`);
const ACTS = [
  { id: 'release', label: 'Release', icon: Send, onAct: nothing },
  { id: 'tag', label: 'Add a tag', icon: Tag, onAct: nothing },
  { id: 'print', label: 'Print packing slips', icon: Printer, onAct: nothing },
];

interface SampleProps {
  query?: ListQuery;
  rows: ReactNode;
  failed?: boolean;
  next?: string | null;
}

function Sample({ query = {}, rows, failed = false, next = null }: SampleProps) {
  return (
    <ListView
      list={stateOf(query)}
      failed={failed}
      filters={{
        label: 'Filters',
        search: { label: 'Search', hint: 'Reference or name', maxLength: 100 },
        children: (
          <FilterSelect
            name="kind"
            label="Kind"
            any="Any kind"
            options={[{ value: 'claim', label: 'Gift claims' }]}
          />
        ),
      }}
      rows={rows}
      nothing={{
        icon: <PackageOpen aria-hidden="true" />,
        title: 'No orders yet',
        text: 'Share the link to your store. New orders appear here.',
        noMatch: { title: 'No orders match your filters', text: 'Try fewer filters.' },
      }}
      foot={{ label: 'Pages', count: rows === null ? 'No orders' : '12,340 orders', next }}
    />
  );
}

function SampleTable({ selection }: { selection?: RowSelection }) {
  return (
    <DataTable
      caption="Orders"
      columns={COLUMNS}
      rows={ROWS}
      shown={['name', 'total']}
      nameOf={({ name }) => name}
      selection={selection}
    />
  );
}

function Bar({ steps }: { steps: readonly SelectionStep[] }) {
  const { selection } = steps.reduce(select, NOTHING_SELECTED);
  return <SelectionBar selection={{ selection, step: nothing }} total={12_340} acts={ACTS} />;
}

/** The list page and its table: rows, selection and every state without rows. */
export function ListSection() {
  const selection = useSelection(stateOf({}));
  return (
    <div className="grid gap-8">
      <Example state="rows that can be selected, and a next page">
        <Sample rows={<SampleTable selection={selection} />} next="abc" />
      </Example>
      <Example state="three selected">
        <Bar steps={[{ type: 'page', rows: ['one', 'two', 'three'], on: true }]} />
      </Example>
      <Example state="all that match but one">
        <Bar steps={[{ type: 'all' }, { type: 'row', id: 'one', rows: ['one'], range: false }]} />
      </Example>
      <Example state="more than 500 selected one by one">
        <Bar steps={[{ type: 'page', rows: TOO_MANY, on: true }]} />
      </Example>
      <Example state="empty">
        <Sample rows={null} />
      </Example>
      <Example state="no match">
        <Sample rows={null} query={{ kind: 'claim', search: 'fern' }} />
      </Example>
      <Example state="could not be loaded">
        <Sample rows={null} failed />
      </Example>
      <Example state="loading">
        <ListSkeleton />
      </Example>
      <Example state="a job in the background">
        <JobProgress text="4,200 of 12,340 rows" done={4200} total={12_340} />
      </Example>
      <Example state="a job that waits for its turn">
        <JobProgress text="Preparing the file…" done={0} total={null} />
      </Example>
    </div>
  );
}
