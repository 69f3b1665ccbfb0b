'use client';

import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAct } from '@/components/admin/use-act';
import { IconButton } from '@/components/ui/icon-button';
import { useHydrated } from '@/components/ui/use-hydrated';

const WAYS = { top: ArrowUpToLine, up: ArrowUp, down: ArrowDown } as const;
type Way = keyof typeof WAYS;

interface OrderMovesProps<Id extends string> {
  id: Id;
  /** All that have an order, the first one first. */
  ids: readonly Id[];
  /** What each button does to this one. */
  labels: Readonly<Record<Way, string>>;
  /** What is said once it has the place, from 1. */
  said: (place: number) => string;
  /** Saves the order that was read, and the new one. */
  save: (was: Id[], ids: Id[]) => Promise<unknown>;
}

/** Moves a row of an order that is kept: one place up or down, or to the top. */
export function OrderMoves<Id extends string>({ id, ids, labels, said, save }: OrderMovesProps<Id>) {
  const { busy, run } = useAct();
  const ready = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<Way | null>(null);
  const at = ids.indexOf(id);
  // The focus stays with the row, though it has moved and a button may have no place left to move it to.
  useEffect(() => {
    const wanted = box.current?.querySelector<HTMLElement>(`[data-way="${moved.current ?? ''}"]:enabled`);
    const other = moved.current && box.current?.querySelector<HTMLElement>('button:enabled');
    (wanted ?? other)?.focus();
    moved.current = null;
  }, [at]);

  async function move(way: Way) {
    const to = { top: 0, up: at - 1, down: at + 1 }[way];
    const next = ids.toSpliced(at, 1).toSpliced(to, 0, id);
    moved.current = way;
    if (!(await run(() => save([...ids], next), { said: said(to + 1), tell: true }))) moved.current = null;
  }

  return (
    <div ref={box} className="flex">
      {(Object.keys(WAYS) as Way[]).map((way) => {
        const Icon = WAYS[way];
        return (
          <IconButton
            key={way}
            data-way={way}
            label={labels[way]}
            icon={<Icon aria-hidden="true" className="size-5" />}
            disabled={!ready || at === (way === 'down' ? ids.length - 1 : 0)}
            aria-disabled={busy || undefined}
            onClick={() => void move(way)}
          />
        );
      })}
    </div>
  );
}
