'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/select-field';
import {
  BLANK_FILTERS,
  filterQuery,
  fitsFilter,
  readFilter,
  type BlankFilter,
  type FilteredBlank,
} from '@/lib/modules/catalogue/rules/blanks/filter-blanks';

interface ListedBlank extends FilteredBlank {
  id: string;
  card: ReactNode;
}

interface BlankListProps {
  blanks: readonly ListedBlank[];
  /** The filters with their values and names. */
  options: Record<keyof BlankFilter, { label: string; values: { value: string; label: string }[] }>;
  texts: { legend: string; all: string; emptyTitle: string; emptyText: string; clear: string };
  /** The text of how many products are shown, by their number. */
  counts: readonly string[];
}

const NONE: BlankFilter = { region: '', technique: '', category: '' };

/** The filter of this visit: chosen before hydration, or from the address, in which it is kept. */
function useFilter(blanks: readonly FilteredBlank[]) {
  const [filter, setFilter] = useState(NONE);
  const fields = useRef<HTMLFieldSetElement>(null);
  const all = useRef(blanks);
  useLayoutEffect(() => {
    const asked = readFilter(window.location.search, all.current);
    for (const key of BLANK_FILTERS) {
      const early = fields.current?.querySelector<HTMLSelectElement>(`select[name="${key}"]`)?.value;
      if (early) asked[key] = early;
    }
    setFilter(asked);
  }, []);
  const change = (next: BlankFilter) => {
    setFilter(next);
    window.history.replaceState(null, '', `${window.location.pathname}${filterQuery(next)}`);
  };
  return { filter, change, fields };
}

/**
 * The blanks with their filters. Without JavaScript all are shown, and the filters are not. A card's prices hide by the
 * list's `data-region`. S2.1-28
 */
export function BlankList({ blanks, options, texts, counts }: BlankListProps) {
  const { filter, change, fields } = useFilter(blanks);
  const shown = blanks.filter((blank) => fitsFilter(blank, filter));
  const clear = (
    <Button variant="secondary" onClick={() => change(NONE)}>
      {texts.clear}
    </Button>
  );
  return (
    <div>
      <fieldset ref={fields} className="[@media(scripting:none)]:hidden">
        <legend className="sr-only">{texts.legend}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          {BLANK_FILTERS.map((key) => (
            <SelectField
              key={key}
              name={key}
              label={options[key].label}
              options={options[key].values}
              placeholder={texts.all}
              value={filter[key]}
              onChange={({ target }) => change({ ...filter, [key]: target.value })}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-6 mb-4 font-semibold">
        {counts[shown.length]}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={texts.emptyTitle} action={clear}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul
          data-region={filter.region}
          className="group/list grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2 lg:grid-cols-3"
        >
          {shown.map(({ id, card }) => (
            <li key={id} className="grid">
              {card}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
