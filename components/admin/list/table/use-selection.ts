'use client';

import { useState } from 'react';
import type { ListState } from '../list-state';
import { NOTHING_SELECTED, select, type Selection, type SelectionStep } from './selection';

export interface RowSelection {
  selection: Selection;
  step: (step: SelectionStep) => void;
}

/** Rows are selected among those that match: paging and sorting keep a selection, another filter drops it. */
function filtersOf({ query }: ListState): string {
  return JSON.stringify({ ...query, cursor: undefined, sort: undefined });
}

/** The selection of a list. */
export function useSelection(list: ListState): RowSelection {
  const filters = filtersOf(list);
  const [state, setState] = useState({ filters, ...NOTHING_SELECTED });
  if (state.filters !== filters) setState({ filters, ...NOTHING_SELECTED });
  return {
    selection: state.selection,
    step: (step) => setState((known) => ({ ...known, ...select(known, step) })),
  };
}
