'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
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
  /** An export made earlier, which is shown instead of making one: the link of a mail names it. */
  known?: string | undefined;
  onClose: () => void;
}

/** Exports the list as CSV: says what will be in the file, shows how far it is, offers the download. It can be left. */
export function ExportDialog({ place, list, total, shown, known, onClose }: ExportDialogProps) {
  const t = useTranslations('lists.export');
  const error = useErrorText();
  const isFiltered = activeFilters(list).length > 0;
  const [choice, setChoice] = useState<ExportChoice>({ rows: 'matching', columns: 'all' });
  const {
    job,
    error: failure,
    starting,
    start,
  } = useExport(
    place,
    {
      query: choice.rows === 'matching' ? filtersOf(list.query) : {},
      sort: list.query['sort'] ?? null,
      columns: choice.columns === 'all' ? [] : [...shown],
    },
    known,
  );
  const chooses = job === null && known === undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={chooses ? t('text') : undefined}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          {chooses ? (
            <Button busy={starting} onClick={() => void start()}>
              {t('start')}
            </Button>
          ) : null}
        </>
      }
    >
      {job ? <ExportProgress place={place} job={job} /> : null}
      {chooses ? (
        <ExportChoices
          isFiltered={isFiltered}
          total={total}
          shown={shown.length}
          choice={choice}
          onChoose={setChoice}
        />
      ) : null}
      {job === null && known !== undefined && !failure ? <Skeleton className="h-24 rounded-xl" /> : null}
      <FormAlert error={failure ? error.call(failure) : undefined} />
    </Dialog>
  );
}
