'use client';

import { useState } from 'react';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useExport } from '@/lib/modules/lists/client/use-export';
import { activeFilters, type ListState } from '../list-state';
import { ExportChoices, type ExportChoice } from './export-choices';
import { ExportFrame } from './export-frame';
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
  const isFiltered = activeFilters(list).length > 0;
  const selected = namesTooMany(selection) ? 0 : selectedCount(selection, total);
  const [choice, setChoice] = useState<ExportChoice>({
    rows: selected > 0 ? 'selected' : 'matching',
    columns: 'all',
  });
  const made = useExport(place, requestOf(choice, props), known);
  const chooses = made.job === null && known === undefined;
  return (
    <ExportFrame place={place} made={made} known={known} mayStart={chooses} onClose={onClose}>
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
    </ExportFrame>
  );
}
