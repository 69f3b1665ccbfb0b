'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ExportDialog } from '@/components/admin/list/jobs/export-dialog';
import type { ListState } from '@/components/admin/list/list-state';
import { ColumnMenu } from '@/components/admin/list/table/column-menu';
import type { ListColumn } from '@/components/admin/list/table/list-column';
import type { ChosenColumns } from '@/components/admin/list/table/use-columns';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import { ViewMenu } from '@/components/admin/list/views/view-menu';
import { Button } from '@/components/ui/button';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import type { MayDoWithOrders } from './bulk/may-do';
import { SelectedOrders } from './bulk/selected-orders';

interface OrdersToolsProps {
  place: ListPlace;
  list: ListState;
  /** How many orders match. */
  total: number;
  columns: readonly ListColumn<OrderRow>[];
  chosen: ChosenColumns;
  selection: RowSelection;
  /** The orders of the page. */
  shown: readonly OrderRow[];
  may: MayDoWithOrders;
  /** Whether the export dialog is open, and for which export made earlier; null for those who may not export. */
  exporting: { open: boolean; known: string | undefined; show: (open: boolean) => void } | null;
  /** When the list was read, and how it is read again. */
  live: { seen: string; refresh: () => void };
}

/** Views, columns and export of the order list, and the bar of selected orders. */
export function OrdersTools(props: OrdersToolsProps) {
  const { place, list, total, columns, chosen, selection, shown, may, exporting, live } = props;
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
      <SelectedOrders
        place={place}
        list={list}
        total={total}
        selection={selection}
        may={may}
        shown={shown}
        seen={live.seen}
        onExport={exporting && (() => exporting.show(true))}
        onChange={live.refresh}
      />
    </>
  );
}
