'use client';

import { useMemo, useState } from 'react';
import { basketItemOf, type Buyable } from '@/components/catalogue/shop/buyable';
import type { BasketState, BasketStore } from '@/lib/modules/checkout/client/basket-store';
import { useListRefusals, type PrintedRow } from '@/lib/modules/storefront/client/personal/use-list-refusals';
import { MAX_LINES } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { OwnPictures } from '@/lib/modules/storefront/client/personal/use-own-pictures';
import type { BasketItem, Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { picturesOfLayers, withPictures } from '@/lib/modules/design/rules/own-values';
import {
  checkRows,
  isRowReady,
  LIST_ROWS,
  listRows,
  rowTexts,
  type ListDefaults,
  type ListRow,
  type RowCheck,
} from '@/lib/modules/storefront/rules/names-list/list-rows';
import { decodeFile, LIST_FILE_BYTES } from '@/lib/modules/storefront/rules/names-list/decode-file';

const NO_ROWS: readonly ListRow[] = [];

export type SourceProblem = 'empty' | 'tooLarge' | 'unreadable' | { tooMany: number };

/** The pictures chosen on the page: as tokens to send, and as file ids to draw. */
export interface ListPictures {
  sent: Personalisation;
  own: OwnPictures;
}

const drawnPictures = (product: Buyable, { own }: ListPictures): Personalisation =>
  picturesOfLayers(product.scenes, own.drawn);

/** The row's basket item; null if the row is not ready. */
function itemOf(product: Buyable, row: ListRow, check: RowCheck, pictures: ListPictures): BasketItem[] {
  if (check.variantId === null) return [];
  const chosen = { variantId: check.variantId, colour: row.colour, size: row.size, quantity: check.pieces };
  const texts = rowTexts(row, product);
  const drawn = withPictures(texts, drawnPictures(product, pictures));
  return [basketItemOf(product, chosen, withPictures(texts, pictures.sent), drawn)];
}

/** The basket items of all rows that are ready. */
function itemsOf(
  rows: readonly ListRow[],
  product: Buyable,
  checks: readonly RowCheck[],
  pictures: ListPictures,
): BasketItem[] {
  return rows.flatMap((row, index) => {
    const check = checks[index];
    return check && isRowReady(check) ? itemOf(product, row, check, pictures) : [];
  });
}

/** The rows as they would be printed, for preview and print check. */
function printedRows(rows: readonly ListRow[], product: Buyable, pictures: Personalisation): PrintedRow[] {
  return rows.map((row) => ({
    key: row.key,
    texts: withPictures(rowTexts(row, product), pictures),
    colour: product.colours.find(({ identifier }) => identifier === row.colour)?.hex ?? '#ffffff',
  }));
}

/** All errors per row, including those of the print check. */
function allChecks(
  rows: readonly ListRow[],
  product: Buyable,
  refused: ReturnType<typeof useListRefusals>,
): RowCheck[] {
  return checkRows(rows, product).map((check, index) => {
    const key = rows[index]?.key ?? -1;
    return { ...check, texts: { ...refused?.[key], ...check.texts } };
  });
}

/** The rows of a list: where they come from, and what the shopper changes in them. */
function useRows(product: Buyable, chosen: ListDefaults) {
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState<SourceProblem | null>(null);
  const [rows, setRows] = useState<readonly ListRow[] | null>(null);

  function reset() {
    setRows(null);
    setSource('');
    setProblem(null);
  }
  function show(text: string) {
    const { rows: found, total } = listRows(text, product, chosen);
    const failed = total > LIST_ROWS ? { tooMany: total } : total === 0 ? 'empty' : null;
    setProblem(failed);
    if (!failed) setRows(found);
  }
  async function take(file: File) {
    if (file.size > LIST_FILE_BYTES) return setProblem('tooLarge');
    const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return setProblem('unreadable');
    setSource(text);
    show(text);
  }
  return {
    source,
    setSource,
    problem,
    rows,
    take,
    read: () => show(source),
    back: () => setRows(null),
    change: (key: number, part: Partial<ListRow>) =>
      setRows((now) => now && now.map((row) => (row.key === key ? { ...row, ...part } : row))),
    /** Goes on with these rows; without any, with another list. */
    keep: (left: readonly ListRow[]) => (left.length > 0 ? setRows(left) : reset()),
  };
}

/** State of a names list, from its source to the basket: rows, errors, edits. */
export function useNamesList(
  product: Buyable,
  { basket, store }: BasketState & { store: BasketStore },
  chosen: ListDefaults,
  pictures: ListPictures,
) {
  const { keep, ...list } = useRows(product, chosen);
  const rows = list.rows ?? NO_ROWS;
  const [added, setAdded] = useState(0);
  const { own } = pictures;
  const printed = useMemo(
    () => printedRows(rows, product, picturesOfLayers(product.scenes, own.drawn)),
    [rows, product, own.drawn],
  );
  const refused = useListRefusals(product.scenes, printed);
  const checks = useMemo(() => allChecks(rows, product, refused), [rows, product, refused]);
  const wrong = rows.filter((_, index) => !checks[index] || !isRowReady(checks[index]));
  const items = itemsOf(rows, product, checks, pictures);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const fresh = new Set(items.map(({ id }) => id).filter((id) => !basket.items.some((one) => one.id === id)));

  /** Goes on with these rows, of which so many items have been added. */
  function goOn(left: readonly ListRow[], soFar: number) {
    keep(left);
    setAdded(left.length > 0 ? soFar : 0);
  }
  return {
    ...list,
    checks,
    printed,
    images: own.images,
    remove: (key: number) =>
      goOn(
        rows.filter((row) => row.key !== key),
        added,
      ),
    wrong: wrong.length,
    /** The print check has finished for all rows. */
    settled: refused !== null,
    pieces,
    /** Items of this list that are in the basket already, while its other rows are being fixed. */
    added,
    /** Remaining capacity of the basket, in lines. */
    room: MAX_LINES - basket.items.length,
    fits: basket.items.length + fresh.size <= MAX_LINES,
    /** Adds the rows that are ready; the others stay. True if none is left. */
    add(): boolean {
      store.dispatch({ type: 'add_all', items });
      goOn(wrong, added + pieces);
      return wrong.length === 0;
    },
  };
}

export type NamesListState = ReturnType<typeof useNamesList>;
