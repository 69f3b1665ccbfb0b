'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useExport } from '@/lib/modules/lists/client/use-export';
import { activeFilters, type ListState } from '../list-state';
import { ExportChoices, type ExportChoice } from './export-choices';
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
  const [choice, setChoice] = useState<ExportChoice>({ rows: 'matching', columns: 'all' });
  const {
    job,
    error: failure,
    starting,
    start,
  } = useExport(place, {
    query: choice.rows === 'matching' ? filtersOf(list.query) : {},
    sort: list.query['sort'] ?? null,
    columns: choice.columns === 'all' ? [] : [...shown],
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
        <ExportChoices
          isFiltered={isFiltered}
          total={total}
          shown={shown.length}
          choice={choice}
          onChoose={setChoice}
        />
      )}
      <FormAlert error={failure ? error.call(failure) : undefined} />
    </Dialog>
  );
}
