'use client';

import { ArrowLeftRight, Ban, Check, Download, Mail, RefreshCw, Send, StickyNote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { rowsOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import { selectedCount } from '@/components/admin/list/table/selection';
import { SelectionBar } from '@/components/admin/list/table/selection-bar';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { toast } from '@/components/ui/toast';
import type { BulkAct, NewAct } from '@/lib/modules/lists/contract/bulk-act';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import { BulkDialog } from './bulk-dialog';
import { BULK_ACTS, type OrderBulkAct } from './bulk-input';
import { moveChoices, type MoveChoices } from './move-choices';
import { useSeen } from './use-seen';

interface SelectedOrdersProps {
  place: ListPlace;
  list: ListState;
  total: number;
  selection: RowSelection;
  /** What the person may do to many orders. */
  may: Readonly<Record<(typeof BULK_ACTS)[number], boolean>>;
  /** The orders of the page. */
  shown: readonly OrderRow[];
  /** When the list was read. */
  seen: string;
  /** Opens the export's dialog; null for those who may not export. */
  onExport: (() => void) | null;
  /** Orders have changed: load the list again. */
  onChange: () => void;
}

interface Asked {
  act: OrderBulkAct;
  rows: NewAct;
  count: number;
  seen: string;
  choices?: MoveChoices | undefined;
}

const ICONS = {
  release: Send,
  approve: Check,
  resend_mail: Mail,
  add_note: StickyNote,
  request_replacement: RefreshCw,
  move: ArrowLeftRight,
  cancel: Ban,
} as const;

/** The selected orders, and what can be done with all of them at once. D28-3, D3-35. */
export function SelectedOrders(props: SelectedOrdersProps) {
  const { place, list, total, selection, may, shown, onExport, onChange } = props;
  const count = selectedCount(selection.selection, total);
  const seen = useSeen(list, props.seen, count);
  const t = useTranslations('ordersPage.bulkActs');
  const tUndo = useTranslations('ordersPage.undo');
  const tExport = useTranslations('lists.export');
  const [asked, setAsked] = useState<Asked | null>(null);
  const buttonOf = (act: (typeof BULK_ACTS)[number]) => ({
    id: act,
    label: t(`${act}.button`),
    icon: ICONS[act],
    onAct: () =>
      setAsked({
        act,
        rows: rowsOf(act, selection.selection, list),
        count,
        // What is asked about is the list as it is now, whatever arrives while the question is open.
        seen,
        choices: act === 'move' ? moveChoices(selection.selection, shown) : undefined,
      }),
  });
  const exporting = onExport && {
    id: 'export',
    label: tExport('button'),
    icon: Download,
    onAct: onExport,
  };
  const [release, ...rest] = BULK_ACTS.filter((act) => may[act]).map(buttonOf);
  // Releasing and exporting are what is done most; the rest is in the menu behind them.
  const acts = [release, exporting, ...rest].filter((one) => one !== undefined && one !== null);
  function end(ended: BulkAct) {
    selection.step({ type: 'clear' });
    onChange();
    if (ended.act !== 'move' || ended.done === 0) return;
    // By the act, and not by what was selected: other orders may match its filter by now.
    const undo: Asked = {
      act: 'undo_move',
      rows: { act: 'undo_move', of_act: ended.id },
      count: ended.done,
      seen,
    };
    toast('success', t('move.done', { count: ended.done }), {
      label: tUndo('button'),
      run: () => setAsked(undo),
    });
  }
  return (
    <>
      <SelectionBar selection={selection} total={total} acts={acts} />
      {asked ? (
        <BulkDialog key={asked.act} place={place} {...asked} onEnd={end} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
