'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { formatMoney } from '@/components/ui/format-money';
import { IconButton } from '@/components/ui/icon-button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { DraftProducts } from '@/lib/modules/draft-orders/contract/draft-products';
import type {
  PricedDraftLine,
  PricedDraftLines,
  WantedDraftLines,
} from '@/lib/modules/draft-orders/contract/priced-lines';
import { variantName } from './item-picker';

interface ChosenItemsProps {
  offered: DraftProducts;
  lines: WantedDraftLines;
  /** The draft's lines as they were saved: names of what the store no longer sells. */
  kept: readonly PricedDraftLine[];
  quote: PricedDraftLines | undefined;
  /** What is wrong with the line at a place, as a code or text. */
  wrong(index: number): string | undefined;
  /** A quantity of 0 takes the line out. */
  onQuantity(variantId: string, quantity: number): void;
  /** The field that adds items: it has the focus once the last one is taken out. */
  adding: RefObject<HTMLSelectElement | null>;
}

interface ItemProps extends Pick<ChosenItemsProps, 'offered' | 'kept' | 'onQuantity'> {
  line: WantedDraftLines[number];
  error: string | undefined;
}

function Item({ offered, kept, line, error, onQuantity }: ItemProps) {
  const t = useTranslations('draftOrders.form');
  const errorId = useId();
  const describedBy = error === undefined ? undefined : errorId;
  const product = offered.products.find(({ id }) => id === line.product_id);
  const variant = product?.variants.find(({ id }) => id === line.variant_id);
  const before = kept.find(({ variant_id: id }) => id === line.variant_id);
  const shown = variant ?? before;
  const name = `${product?.name ?? before?.name ?? ''} (${shown ? variantName(shown) : ''})`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-3">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span id={errorId} aria-live="polite" className="block text-danger">
          {error}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <QuantityStepper
          quantity={line.quantity}
          min={0}
          max={Math.min(variant?.left ?? 0, MAX_QUANTITY)}
          label={t('quantity', { name })}
          describedBy={describedBy}
          decreaseLabel={t('less', { name })}
          increaseLabel={t('more', { name })}
          onStep={(by) => onQuantity(line.variant_id, line.quantity + by)}
        />
        <IconButton
          label={t('remove', { name })}
          data-remove
          aria-describedby={describedBy}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={() => onQuantity(line.variant_id, 0)}
        />
      </span>
    </li>
  );
}

/** Once an item is taken out, the focus goes to the one in its place, the last one or the field that adds items. */
function useFocusAfterRemoval({
  lines,
  onQuantity,
  adding,
}: Pick<ChosenItemsProps, 'lines' | 'onQuantity' | 'adding'>) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = left[Math.min(removed.current, left.length - 1)] ?? adding.current;
    removed.current = null;
    next?.focus();
  }, [lines.length, adding]);
  function change(variantId: string, quantity: number) {
    if (quantity <= 0) removed.current = lines.findIndex(({ variant_id: id }) => id === variantId);
    onQuantity(variantId, quantity);
  }
  return { list, change };
}

/** The items of a draft with their quantities, and the total as the server says it. S2.2-89. */
export function ChosenItems({ lines, quote, wrong, onQuantity, adding, ...item }: ChosenItemsProps) {
  const t = useTranslations('draftOrders.form');
  const errors = useErrorText();
  const { list, change } = useFocusAfterRemoval({ lines, onQuantity, adding });
  if (lines.length === 0) return null;
  return (
    <div className="rounded-card border border-line">
      <ul ref={list} className="divide-y divide-line">
        {lines.map((line, index) => (
          <Item
            key={line.variant_id}
            {...item}
            line={line}
            error={errors.field(wrong(index))}
            onQuantity={change}
          />
        ))}
      </ul>
      <div aria-live="polite" className="min-h-12 border-t border-line p-3">
        <p className="flex flex-wrap justify-between gap-3 font-semibold">
          <span>{t('total')}</span>
          <span className="tabular-nums">{quote ? formatMoney(quote.total, quote.currency) : '…'}</span>
        </p>
        {item.offered.currency === 'USD' ? <p className="text-muted">{t('tax')}</p> : null}
      </div>
    </div>
  );
}
