'use client';

import { useTranslations } from 'next-intl';
import { Cell, HeaderCell } from '@/components/ui/table';
import { RowCheckbox } from './row-checkbox';
import { isSelected } from './selection';
import type { RowSelection } from './use-selection';

const NARROW = 'w-11 px-0! py-0!';

interface PageCheckboxProps {
  /** Ids of the rows on this page. */
  rows: readonly string[];
  selection: RowSelection;
}

/** Selects or clears the rows of this page. */
export function PageCheckbox({ rows, selection: { selection, step } }: PageCheckboxProps) {
  const t = useTranslations('lists.selection');
  const count = rows.filter((id) => isSelected(selection, id)).length;
  const isFull = count > 0 && count === rows.length;
  return (
    <HeaderCell className={NARROW}>
      <RowCheckbox
        label={t('page')}
        checked={isFull}
        mixed={count > 0 && !isFull}
        onChange={() => step({ type: 'page', rows, on: !isFull })}
      />
    </HeaderCell>
  );
}

interface SelectCellProps extends PageCheckboxProps {
  id: string;
  /** What the row is called. */
  name: string;
}

/** Selects or clears one row; with Shift, all rows down or up to the one before. */
export function SelectCell({ id, name, rows, selection: { selection, step } }: SelectCellProps) {
  const t = useTranslations('lists.selection');
  return (
    <Cell className={NARROW}>
      <RowCheckbox
        label={t('row', { name })}
        checked={isSelected(selection, id)}
        onChange={(range) => step({ type: 'row', id, rows, range })}
      />
    </Cell>
  );
}
