'use client';

import { Search, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { IconButton } from '@/components/ui/icon-button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { DEFAULT_SORT, filterCount, type OrderQuery, type OrderQueryChange } from './order-query';

/** Debounce: the search runs after this pause in typing. */
export const SEARCH_PAUSE_MS = 350;

interface Named {
  id: string;
  name: string;
}

export interface OrdersFiltersProps {
  query: OrderQuery;
  /** Slug and name of the stores to choose from. */
  stores: readonly Named[];
  /** Clients that staff can filter by; empty when there are too many for a menu, null for a client's own users. */
  tenants: readonly Named[] | null;
  onChange: (change: OrderQueryChange) => void;
}

const options = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** The list's filters. Every choice is kept in the URL, and the form also works without JavaScript. */
export function OrdersFilters({ query, stores, tenants, onChange }: OrdersFiltersProps) {
  const t = useTranslations('ordersPage.filters');
  const [open, setOpen] = useState(false);
  const count = filterCount({ ...query, search: undefined });
  return (
    <form method="get" action="/orders" role="search" aria-label={t('label')} onSubmit={keepHere}>
      <div className="flex flex-wrap items-end gap-3 md:grid md:grid-cols-3 xl:flex">
        <SearchField search={query.search ?? ''} onChange={onChange} />
        <Button
          variant="secondary"
          aria-expanded={open}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(!open)}
          className="grow whitespace-nowrap md:hidden"
        >
          {t('more', { count })}
        </Button>
        <div className="hidden md:contents">
          <Selects query={query} stores={stores} tenants={tenants} onChange={onChange} />
        </div>
      </div>
      {open ? (
        <div className="mt-3 grid gap-3 md:hidden">
          <Selects query={query} stores={stores} tenants={tenants} onChange={onChange} />
        </div>
      ) : null}
    </form>
  );
}

/** With JavaScript every field applies itself, so submitting the form would only reload the page. */
function keepHere(event: FormEvent) {
  event.preventDefault();
}

function SearchField({ search, onChange }: { search: string; onChange: OrdersFiltersProps['onChange'] }) {
  const t = useTranslations('ordersPage.filters');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(text: string, pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ search: text.trim() || undefined }), pause);
  }
  return (
    <TextField
      label={t('search')}
      type="search"
      name="search"
      maxLength={100}
      defaultValue={search}
      placeholder={t('searchHint')}
      onChange={(event) => ask(event.target.value, SEARCH_PAUSE_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(event.currentTarget.value, 0);
      }}
      trailing={
        <IconButton
          type="submit"
          label={t('run')}
          icon={<Search aria-hidden="true" className="size-4.5 text-muted" />}
          size="sm"
          className="me-1.5"
        />
      }
      className="min-w-0 grow-[999] basis-52 md:col-span-3 xl:max-w-md xl:basis-64"
    />
  );
}

function Selects({ query, stores, tenants, onChange }: OrdersFiltersProps) {
  const t = useTranslations('ordersPage.filters');
  const orders = useTranslations('orders');
  const kinds = [
    { value: 'store', label: t('kindStore') },
    { value: 'claim', label: t('kindClaim') },
  ];
  const select = (name: 'status' | 'event' | 'kind' | 'tenant') => ({
    name,
    label: t(name),
    placeholder: t(`${name}All`),
    value: query[name] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value || undefined }),
    className: 'xl:w-50',
  });
  // Hidden where the table is wide enough to sort by its columns.
  const sorts = [
    { value: '-created_at', label: t('newest') },
    { value: 'created_at', label: t('oldest') },
    { value: '-total', label: t('highest') },
    { value: 'total', label: t('lowest') },
  ];
  const statuses = ORDER_STATUSES.map((value) => ({ value, label: orders(`status.${value}`) }));
  return (
    <>
      {tenants && tenants.length > 0 ? (
        <SelectField
          {...select('tenant')}
          options={options(tenants)}
          onChange={(event) => onChange({ tenant: event.target.value || undefined, event: undefined })}
        />
      ) : null}
      <SelectField {...select('status')} options={statuses} />
      <SelectField {...select('event')} options={options(stores)} />
      <SelectField {...select('kind')} options={kinds} />
      <SelectField
        label={t('sort')}
        name="sort"
        options={sorts}
        value={query.sort ?? DEFAULT_SORT}
        onChange={(event) => onChange({ sort: event.target.value })}
        className="md:hidden"
      />
      <CheckboxField
        label={t('unpaid')}
        name="unpaid"
        value="1"
        checked={query.unpaid === '1'}
        onChange={(event) => onChange({ unpaid: event.target.checked ? '1' : undefined })}
        className="md:col-span-3 xl:self-end xl:pb-2.5"
      />
    </>
  );
}
