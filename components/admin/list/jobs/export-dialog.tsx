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
import { namesTooMany, selectedCount, type Selection } from '../table/selection';
import { chosenRowsOf, filtersOf } from './rows-of';

interface ExportDialogProps {
  place: ListPlace;
  list: ListState;
  /** How many rows match. */
  total: number;
  /** The selected rows, of which at least one is offered first. */
  selection: Selection;
  /** Ids of the columns shown. */
  shown: readonly string[];
  /** An export made earlier, which is shown instead of making one: the link of a mail names it. */
  known?: string | undefined;
  onClose: () => void;
}

/** What the choice asks for. */
function requestOf({ rows, columns }: ExportChoice, { list, selection, shown }: ExportDialogProps) {
  return {
    query: filtersOf(rows === 'all' ? (list.fixed ?? {}) : list.query),
    rows: rows === 'selected' ? chosenRowsOf(selection) : undefined,
    sort: list.query['sort'] ?? null,
    columns: columns === 'all' ? [] : [...shown],
  };
}

/** Exports the list as CSV: says what will be in the file, shows how far it is, offers the download. It can be left. */
export function ExportDialog(props: ExportDialogProps) {
  const { place, list, total, selection, shown, known, onClose } = props;
  const t = useTranslations('lists.export');
  const error = useErrorText();
  const isFiltered = activeFilters(list).length > 0;
  const selected = namesTooMany(selection) ? 0 : selectedCount(selection, total);
  const [choice, setChoice] = useState<ExportChoice>({
    rows: selected > 0 ? 'selected' : 'matching',
    columns: 'all',
  });
  const { job, error: failure, starting, start } = useExport(place, requestOf(choice, props), known);
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
          selected={selected}
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
