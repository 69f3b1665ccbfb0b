'use client';

import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useList } from './list-context';
import { FilterSelect, type FilterOption } from './filter-select';
import { activeFilters } from './list-state';
import { ListSearch, type ListSearchProps } from './list-search';

export interface ListFiltersProps {
  /** Accessible name of the filters. */
  label: string;
  search?: ListSearchProps | undefined;
  /** Offered where the table is too narrow to sort by its columns; hidden by `className` where it isn't. */
  sort?: { options: readonly FilterOption[]; className: string } | undefined;
  /** The other filters: `FilterSelect`, `FilterCheckbox`. */
  children?: ReactNode;
}

/** The list's filters, each kept in the URL. On phones all but search and sorting unfold by a button. */
export function ListFilters({ label, search, sort, children }: ListFiltersProps) {
  const t = useTranslations('lists');
  const { list, asked } = useList();
  const [open, setOpen] = useState(false);
  const count = activeFilters({ ...list, query: { ...asked, search: undefined } }).length;
  return (
    <form
      method="get"
      action={list.path}
      role="search"
      aria-label={label}
      onSubmit={keepHere}
      className="flex flex-wrap items-end gap-3"
    >
      {search ? <ListSearch {...search} /> : null}
      {children ? (
        <Button
          variant="secondary"
          aria-expanded={open}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(!open)}
          className="grow whitespace-nowrap md:hidden"
        >
          {t('filters', { count })}
        </Button>
      ) : null}
      <div className={clsx('max-md:w-full max-md:gap-3 md:contents', open ? 'grid' : 'hidden')}>
        {children}
      </div>
      {sort ? (
        <FilterSelect
          name="sort"
          label={t('sort')}
          options={sort.options}
          className={clsx('max-md:grow', sort.className)}
        />
      ) : null}
    </form>
  );
}

/** With JavaScript every field applies itself, so submitting the form would only reload the page. */
function keepHere(event: FormEvent) {
  event.preventDefault();
}
