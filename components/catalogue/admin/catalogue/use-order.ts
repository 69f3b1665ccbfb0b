'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { moveProduct, type ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';

export interface Order {
  /** The page's rows in their order, moved ones already in their new place. */
  rows: readonly CatalogueProduct[];
  /** Said to screen readers after a move by keyboard. */
  said: string;
  /** Moves a row to a place of the whole order, from 1. By keyboard it is said; by hand a toast can take it back. */
  move: (row: CatalogueProduct, to: number, by: 'keyboard' | 'hand') => void;
}

/** The rows with one of them at another place; those between give way. */
function moved(rows: readonly CatalogueProduct[], id: string, to: number): CatalogueProduct[] {
  const row = rows.find(({ product_id: one }) => one === id);
  if (!row) return [...rows];
  const { number: from } = row;
  const shift = from < to ? -1 : 1;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return rows
    .map((one) => {
      if (one === row) return { ...one, number: to };
      return one.number >= low && one.number <= high ? { ...one, number: one.number + shift } : one;
    })
    .sort((a, b) => a.number - b.number);
}

/** The order of a page's rows: shown at once, sent one after the other, and as stored again if one is refused. */
export function useOrder(place: ProductsPlace, listed: readonly CatalogueProduct[], total: number): Order {
  const t = useTranslations('eventCatalogue.order');
  const text = useErrorText();
  const showUndo = useUndoToast();
  const router = useRouter();
  const [shown, setShown] = useState({ listed, rows: listed });
  const [said, say] = useState('');
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  // Rows that the server has sent anew are the truth, but not while a move is still on its way.
  if (shown.listed !== listed) setShown({ listed, rows: listed });

  async function send(row: CatalogueProduct, to: number, by: 'keyboard' | 'hand') {
    try {
      const { from } = await moveProduct(place, { product_id: row.product_id, to });
      if (by === 'keyboard') return;
      showUndo(t('moved', { name: row.name, place: to }), async () => {
        await moveProduct(place, { product_id: row.product_id, to: from });
        router.refresh();
      });
    } catch (error) {
      setShown((before) => ({ ...before, rows: before.listed }));
      toast('error', text.call(error));
    }
  }
  return {
    rows: shown.rows,
    said,
    move: (row, wanted, by) => {
      const to = Math.max(1, Math.min(wanted, total));
      if (to === row.number) return;
      setShown((before) => ({ ...before, rows: moved(before.rows, row.product_id, to) }));
      if (by === 'keyboard') say(t('said', { name: row.name, place: to, count: total }));
      waiting.current += 1;
      queue.current = queue.current
        .then(() => send(row, to, by))
        .then(() => {
          waiting.current -= 1;
          if (waiting.current === 0) router.refresh();
        });
    },
  };
}
