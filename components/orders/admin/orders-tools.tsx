'use client';

import { Download, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActDialog } from '@/components/admin/list/jobs/act-dialog';
import { ExportDialog } from '@/components/admin/list/jobs/export-dialog';
import { rowsOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import { ColumnMenu } from '@/components/admin/list/table/column-menu';
import type { ListColumn } from '@/components/admin/list/table/list-column';
import { selectedCount } from '@/components/admin/list/table/selection';
import { SelectionBar } from '@/components/admin/list/table/selection-bar';
import type { ChosenColumns } from '@/components/admin/list/table/use-columns';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import { ViewMenu } from '@/components/admin/list/views/view-menu';
import { Button } from '@/components/ui/button';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import type { NewAct } from '@/lib/modules/lists/contract/bulk-act';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';

interface OrdersToolsProps {
  place: ListPlace;
  list: ListState;
  /** How many orders match. */
  total: number;
  columns: readonly ListColumn<OrderSummary>[];
  chosen: ChosenColumns;
  selection: RowSelection;
  mayRelease: boolean;
  /** Whether the export dialog is open, and for which export made earlier; null for those who may not export. */
  exporting: { open: boolean; known: string | undefined; show: (open: boolean) => void } | null;
  /** Orders have changed: load the list again. */
  onChange: () => void;
}

/** Views, columns and export of the order list, and the bar of selected orders. */
export function OrdersTools(props: OrdersToolsProps) {
  const { place, list, total, columns, chosen, selection, exporting } = props;
  const t = useTranslations('lists.export');
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ViewMenu place={place} columns={chosen} />
        <div className="flex grow justify-end gap-2">
          <ColumnMenu columns={columns} state={chosen} />
          {exporting ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<Download aria-hidden="true" className="size-4.5" />}
              onClick={() => exporting.show(true)}
            >
              {t('button')}
            </Button>
          ) : null}
        </div>
      </div>
      {exporting?.open ? (
        <ExportDialog
          place={place}
          list={list}
          total={total}
          selection={selection.selection}
          shown={chosen.shown}
          known={exporting.known}
          onClose={() => exporting.show(false)}
        />
      ) : null}
      <SelectedOrders {...props} />
    </>
  );
}

/** The selected orders, and what can be done with all of them at once. */
function SelectedOrders({
  place,
  list,
  total,
  selection,
  mayRelease,
  exporting,
  onChange,
}: OrdersToolsProps) {
  const t = useTranslations('ordersPage.bulkRelease');
  const tExport = useTranslations('lists.export');
  const [asked, setAsked] = useState<{ act: NewAct; count: number } | null>(null);
  const ask = () =>
    setAsked({
      act: rowsOf('release', selection.selection, list),
      count: selectedCount(selection.selection, total),
    });
  function end() {
    selection.step({ type: 'clear' });
    onChange();
  }
  const releasing = { id: 'release', label: t('button'), icon: Send, onAct: ask };
  const acts = mayRelease ? [releasing] : [];
  if (exporting) {
    acts.push({
      id: 'export',
      label: tExport('button'),
      icon: Download,
      onAct: () => exporting.show(true),
    });
  }
  return (
    <>
      <SelectionBar selection={selection} total={total} acts={acts} />
      {asked ? (
        <ActDialog
          place={place}
          asked={asked.act}
          texts={{
            title: t('title', { count: asked.count }),
            text: t('text'),
            confirm: t('confirm'),
            done: (count) => t('done', { count }),
            reason: (code) => (code === 'conflict' ? t('notHeld') : undefined),
          }}
          onEnd={end}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
