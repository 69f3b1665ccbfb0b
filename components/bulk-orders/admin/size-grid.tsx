'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useRef, type KeyboardEvent } from 'react';
import type { GroundProduct } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { typedQuantity } from '@/lib/modules/bulk-orders/rules/bulk-values';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { CONTROL_CLASSES } from '@/components/ui/field';

interface SizeGridProps {
  product: GroundProduct;
  cells: Readonly<Record<string, string>>;
  /** Variant id → what is wrong with its quantity. */
  errors: Readonly<Record<string, string>>;
  onCell: (variant: string, text: string) => void;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Moves the focus through the cells as in a table; sideways only from the end of what is typed. */
function useArrows(sizes: readonly string[], colours: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const move = MOVES[event.key];
    if (!move) return;
    const { selectionStart, selectionEnd, value, dataset } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    if (event.key === 'ArrowLeft' && !isAll && selectionStart !== 0) return;
    if (event.key === 'ArrowRight' && !isAll && selectionEnd !== value.length) return;
    event.preventDefault();
    const row = colours.indexOf(dataset['colour'] ?? '') + move[0];
    const column = sizes.indexOf(dataset['size'] ?? '') + move[1];
    const [colour, size] = [colours[row], sizes[column]];
    if (colour === undefined || size === undefined) return;
    box.current
      ?.querySelector<HTMLInputElement>(
        `[data-colour="${CSS.escape(colour)}"][data-size="${CSS.escape(size)}"]`,
      )
      ?.focus();
  }
  return { box, onKeyDown };
}

/** Quantities by colour and size. Arrow keys move between the cells; on phones sizes stand in three columns. D4-4. */
export function SizeGrid({ product, cells, errors, onCell }: SizeGridProps) {
  const t = useTranslations('bulkOrder.grid');
  const id = useId();
  const { colours, variants } = product;
  const sizes = [...new Set(variants.map(({ size }) => size))];
  const { box, onKeyDown } = useArrows(
    sizes,
    colours.map(({ identifier }) => identifier),
  );
  return (
    <div ref={box} className="grid gap-5">
      {colours.map(({ identifier, name, hex }) => {
        const own = variants.filter((variant) => variant.identifier === identifier);
        const sum = own.reduce(
          (all, { variant_id }) => all + (typedQuantity(cells[variant_id] ?? '') ?? 0),
          0,
        );
        const label = `${id}-${identifier}`;
        return (
          <div key={identifier} role="group" aria-labelledby={label}>
            <p id={label} className="flex items-center gap-2.5 font-semibold">
              <span
                aria-hidden="true"
                className="size-5 rounded-full border border-line-strong"
                style={{ backgroundColor: hex }}
              />
              {name}
              <span className="ms-auto font-normal text-muted tabular-nums">{t('sum', { count: sum })}</span>
            </p>
            <div className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
              {own.map((variant) => (
                <Cell
                  key={variant.variant_id}
                  variant={variant}
                  colour={name}
                  text={cells[variant.variant_id] ?? ''}
                  error={errors[variant.variant_id]}
                  onText={(text) => onCell(variant.variant_id, text)}
                  onKeyDown={onKeyDown}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** So few are said beside a cell. */
const FEW = 50;

interface CellProps {
  variant: GroundProduct['variants'][number];
  colour: string;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function Cell({ variant, colour, text, error, onText, onKeyDown }: CellProps) {
  const t = useTranslations('bulkOrder.grid');
  const id = useId();
  const size = sizeLabel(variant.size);
  const said =
    error ??
    (variant.stock === 0 ? t('soldOut') : variant.stock <= FEW ? t('left', { count: variant.stock }) : '');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-center text-[0.9375rem] text-ink-soft">
        <span className="sr-only">{colour} </span>
        {size}
      </label>
      <input
        id={id}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="0"
        data-colour={variant.identifier}
        data-size={variant.size}
        aria-invalid={error ? true : undefined}
        aria-describedby={said === '' ? undefined : `${id}-said`}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        className={clsx(CONTROL_CLASSES, 'px-1! text-center tabular-nums')}
      />
      {said === '' ? null : (
        <p
          id={`${id}-said`}
          className={clsx('mt-1 text-center text-sm leading-tight', error ? 'text-danger' : 'text-muted')}
        >
          {said}
        </p>
      )}
    </div>
  );
}
