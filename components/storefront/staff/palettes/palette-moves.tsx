'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAct } from '@/components/admin/use-act';
import { IconButton } from '@/components/ui/icon-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { saveOrder } from '@/lib/modules/storefront/client/palettes';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { usePaletteName } from './use-palette-name';

interface PaletteMovesProps {
  palette: StaffPalette;
  /** All that are offered, in order. */
  ids: readonly string[];
}

/** Moves a palette one place up or down. S2.2-326. */
export function PaletteMoves({ palette, ids }: PaletteMovesProps) {
  const t = useTranslations('platformPalettes');
  const nameOf = usePaletteName();
  const { busy, run } = useAct();
  const ready = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<'up' | 'down' | null>(null);
  const [at, name] = [ids.indexOf(palette.id), nameOf(palette)];
  // The focus stays with the palette, though its row has moved and a button may have no place left to move it to.
  useEffect(() => {
    const wanted = box.current?.querySelector<HTMLElement>(`[data-way="${moved.current ?? ''}"]:enabled`);
    const other = moved.current && box.current?.querySelector<HTMLElement>('button:enabled');
    (wanted ?? other)?.focus();
    moved.current = null;
  }, [at]);

  async function move(way: 'up' | 'down') {
    const to = way === 'up' ? at - 1 : at + 1;
    const next = ids.with(at, ids[to] ?? palette.id).with(to, palette.id);
    moved.current = way;
    const said = t('moved', { name, place: to + 1 });
    if (!(await run(() => saveOrder([...ids], next), { said, tell: true }))) moved.current = null;
  }

  return (
    <div ref={box} className="flex">
      <IconButton
        data-way="up"
        label={t('up', { name })}
        icon={<ArrowUp aria-hidden="true" className="size-5" />}
        disabled={!ready || at === 0}
        aria-disabled={busy || undefined}
        onClick={() => void move('up')}
      />
      <IconButton
        data-way="down"
        label={t('down', { name })}
        icon={<ArrowDown aria-hidden="true" className="size-5" />}
        disabled={!ready || at === ids.length - 1}
        aria-disabled={busy || undefined}
        onClick={() => void move('down')}
      />
    </div>
  );
}
