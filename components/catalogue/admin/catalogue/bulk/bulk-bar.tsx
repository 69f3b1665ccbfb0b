'use client';

import { PencilLine, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { filtersOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import { selectedCount, type Selection } from '@/components/admin/list/table/selection';
import { SelectionBar } from '@/components/admin/list/table/selection-bar';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import type { Currency } from '@/lib/kernel/money';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { ChosenProducts } from './bulk-dialog';

// Loaded when something is to be done.
const BulkDialog = dynamic(() => import('./bulk-dialog').then((module) => module.BulkDialog), { ssr: false });

interface BulkBarProps {
  place: ProductsPlace;
  list: ListState;
  selection: RowSelection;
  /** How many products match. */
  total: number;
  currency: Currency;
  /** Every category that a product of the event has. */
  categories: readonly string[];
  canDelete: boolean;
}

/** The selected products as a call takes them: named, or all that match but for some. */
const chosenOf = (selection: Selection, { query }: ListState): ChosenProducts['rows'] =>
  selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { query: filtersOf(query), except: [...selection.except] };

/** The selected products, and what can be done to all of them at once. */
export function BulkBar(props: BulkBarProps) {
  const { place, list, selection, total, currency, categories, canDelete } = props;
  const t = useTranslations('eventCatalogue.bulk');
  const router = useRouter();
  const [asked, setAsked] = useState<ChosenProducts | null>(null);
  const ask = (what: ChosenProducts['what']) => () => {
    const { selection: selected } = selection;
    setAsked({ what, count: selectedCount(selected, total), rows: chosenOf(selected, list) });
  };
  const acts = [{ id: 'edit', label: t('edit'), icon: PencilLine, onAct: ask('edit') }];
  if (canDelete) acts.push({ id: 'delete', label: t('delete'), icon: Trash2, onAct: ask('delete') });
  return (
    <>
      <SelectionBar selection={selection} total={total} acts={acts} />
      {asked ? (
        <BulkDialog
          place={place}
          chosen={asked}
          currency={currency}
          categories={categories}
          onEnd={() => {
            selection.step({ type: 'clear' });
            router.refresh();
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
