'use client';

import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popover } from '@/components/admin/overlay/popover';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { ListColumn } from './list-column';
import type { ChosenColumns } from './use-columns';

interface ColumnMenuProps<Row> {
  columns: readonly ListColumn<Row>[];
  state: ChosenColumns;
}

/** Chooses the columns of a table. A change shows at once and is kept, without a button to save it. */
export function ColumnMenu<Row>({ columns, state: { shown, chosen, show } }: ColumnMenuProps<Row>) {
  const t = useTranslations('lists.columns');
  const all = columns.map(({ id }) => id);
  const toggle = (id: string) => show(all.filter((one) => (one === id) !== shown.includes(one)));
  return (
    <Popover
      label={t('label')}
      icon={<Columns3 aria-hidden="true" className="size-4.5" />}
      size="sm"
      title={t('label')}
    >
      {() => (
        <>
          <ul className="grid gap-2">
            {columns
              .filter(({ always }) => !always)
              .map(({ id, header }) => (
                <li key={id}>
                  <CheckboxField label={header} checked={shown.includes(id)} onChange={() => toggle(id)} />
                </li>
              ))}
          </ul>
          <Button variant="quiet" size="sm" off={!chosen} onClick={() => show(null)}>
            {t('reset')}
          </Button>
        </>
      )}
    </Popover>
  );
}
