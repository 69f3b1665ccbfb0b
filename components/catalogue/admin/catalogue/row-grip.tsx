'use client';

import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import type { CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { Order } from './use-order';

/** The kind of what is dragged, so that a row takes no text or file. */
export const DRAGGED_ROW = 'application/x-merchloom-product';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface RowGripProps {
  row: CatalogueProduct;
  order: Order;
}

/** The handle of a row: dragged with the pointer, or moved by the arrow keys, one place each. */
export function RowGrip({ row, order }: RowGripProps) {
  const t = useTranslations('eventCatalogue.order');
  const button = useRef<HTMLButtonElement>(null);
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [DRAGGED_ROW]: JSON.stringify({ id: row.product_id }), 'text/plain': row.name }],
    getAllowedDropOperations: () => ['move'],
  });
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    order.move(row, row.number + step, 'keyboard');
    // The row is moved in the page, which takes the focus from it.
    requestAnimationFrame(() => button.current?.focus());
  }
  return (
    <button
      {...dragProps}
      ref={button}
      type="button"
      onKeyDownCapture={press}
      aria-label={t('grip', { name: row.name })}
      title={t('gripHint')}
      className={clsx(
        'inline-grid size-9 cursor-grab @max-5xl:size-11 touch-none place-items-center rounded-control text-muted hover:bg-ink/8 hover:text-ink',
        isDragging && 'cursor-grabbing opacity-40',
      )}
    >
      <GripVertical aria-hidden="true" className="size-4.5" />
    </button>
  );
}
