'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';

/** What goes into the file: `selected`, `matching` or `all` rows, `all` columns or those `shown`. */
export interface ExportChoice {
  rows: string;
  columns: string;
}

interface ExportChoicesProps {
  /** How many rows are selected. */
  selected: number;
  /** Whether filters leave rows out. */
  isFiltered: boolean;
  /** How many rows match. */
  total: number;
  /** How many columns are shown. */
  shown: number;
  choice: ExportChoice;
  onChoose: (choice: ExportChoice) => void;
}

/** Chooses the rows and columns of an export. */
export function ExportChoices({ selected, isFiltered, total, shown, choice, onChoose }: ExportChoicesProps) {
  const t = useTranslations('lists.export');
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('rows')}
        value={choice.rows}
        onChange={(event) => onChoose({ ...choice, rows: event.target.value })}
        options={[
          ...(selected > 0 ? [{ value: 'selected', label: t('selectedRows', { count: selected }) }] : []),
          { value: 'matching', label: t(isFiltered ? 'matching' : 'allRows', { count: total }) },
          ...(isFiltered ? [{ value: 'all', label: t('withoutFilters') }] : []),
        ]}
      />
      <SelectField
        label={t('columns')}
        value={choice.columns}
        onChange={(event) => onChoose({ ...choice, columns: event.target.value })}
        options={[
          { value: 'all', label: t('allColumns') },
          { value: 'shown', label: t('shownColumns', { count: shown }) },
        ]}
      />
    </div>
  );
}
