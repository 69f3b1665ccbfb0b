'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useExport } from '@/lib/modules/lists/client/use-export';
import { activeFilters, type ListState } from '../list-state';
import { ExportProgress } from './export-progress';
import { filtersOf } from './rows-of';

interface ExportDialogProps {
  place: ListPlace;
  list: ListState;
  /** How many rows match. */
  total: number;
  /** Ids of the columns shown. */
  shown: readonly string[];
  onClose: () => void;
}

/** Exports the list as CSV: says what will be in the file, shows how far it is, offers the download. It can be left. */
export function ExportDialog({ place, list, total, shown, onClose }: ExportDialogProps) {
  const t = useTranslations('lists.export');
  const error = useErrorText();
  const isFiltered = activeFilters(list).length > 0;
  const [rows, setRows] = useState('matching');
  const [columns, setColumns] = useState('all');
  const {
    job,
    error: failure,
    starting,
    start,
  } = useExport(place, {
    query: rows === 'matching' ? filtersOf(list.query) : {},
    sort: list.query['sort'] ?? null,
    columns: columns === 'all' ? [] : [...shown],
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={job ? undefined : t('text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          {job ? null : (
            <Button busy={starting} onClick={() => void start()}>
              {t('start')}
            </Button>
          )}
        </>
      }
    >
      {job ? (
        <ExportProgress place={place} job={job} />
      ) : (
        <div className="grid gap-4">
          <SelectField
            label={t('rows')}
            value={rows}
            onChange={(event) => setRows(event.target.value)}
            options={[
              { value: 'matching', label: t(isFiltered ? 'matching' : 'allRows', { count: total }) },
              ...(isFiltered ? [{ value: 'all', label: t('withoutFilters') }] : []),
            ]}
          />
          <SelectField
            label={t('columns')}
            value={columns}
            onChange={(event) => setColumns(event.target.value)}
            options={[
              { value: 'all', label: t('allColumns') },
              { value: 'shown', label: t('shownColumns', { count: shown.length }) },
            ]}
          />
        </div>
      )}
      <FormAlert error={failure ? error.call(failure) : undefined} />
    </Dialog>
  );
}
