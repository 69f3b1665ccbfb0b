'use client';

import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDesigner } from '../panels/designer-context';

interface LibraryItem {
  id: string;
  name: string;
  /** Decorative: the item as it is printed on the garment. */
  picture: ReactNode;
  onChoose: () => void;
  isOff?: boolean;
}

interface ItemGridProps {
  title: string;
  /** Shows the title; else only screen readers have it. */
  isTitled?: boolean;
  items: readonly LibraryItem[];
  /** Two wide columns with names below, for templates. */
  isLarge?: boolean;
}

const columnsOf = (list: HTMLElement): number =>
  getComputedStyle(list).gridTemplateColumns.split(' ').filter(Boolean).length || 1;

/** The index that a key leads to from another; undefined for other keys. */
function reached(key: string, index: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

interface ItemButtonProps {
  item: LibraryItem;
  isLarge: boolean;
  isStop: boolean;
  onFocus: () => void;
}

function ItemButton({
  item: { id, name, picture, onChoose, isOff },
  isLarge,
  isStop,
  onFocus,
}: ItemButtonProps) {
  const { garment } = useDesigner();
  return (
    <button
      type="button"
      data-library-item={id}
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={isOff ? undefined : onChoose}
      className="group grid w-full gap-1 rounded-control text-start text-sm"
    >
      <span
        aria-hidden="true"
        style={{ backgroundColor: garment.hex }}
        className="grid aspect-square w-full place-items-center overflow-hidden rounded-control border border-ink/20 p-1.5 transition-shadow group-hover:shadow-lift group-hover:ring-2 group-hover:ring-accent"
      >
        {picture}
      </span>
      {isLarge ? (
        <span aria-hidden="true" className="line-clamp-2 px-0.5 leading-tight hyphens-auto">
          {name}
        </span>
      ) : null}
    </button>
  );
}

/** Things to add, as buttons on the garment's colour. One tab stop: arrow keys move between them. */
export function ItemGrid({ title, isTitled = false, items, isLarge = false }: ItemGridProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = items.some((item) => item.id === current) ? current : items[0]?.id;
  function onKeyDown(event: KeyboardEvent): void {
    if (!list.current) return;
    const index = items.findIndex((item) => item.id === stop);
    const next = reached(event.key, index, columnsOf(list.current), items.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current.querySelectorAll('button')[next]?.focus();
  }
  return (
    <section aria-labelledby={id} className="px-4 pt-3">
      <h4 id={id} className={isTitled ? 'mb-2 text-[0.9375rem] font-semibold' : 'sr-only'}>
        {title}
      </h4>
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        className={clsx(
          'grid gap-2',
          isLarge
            ? 'grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))]',
        )}
      >
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <ItemButton
              item={item}
              isLarge={isLarge}
              isStop={item.id === stop}
              onFocus={() => setCurrent(item.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
