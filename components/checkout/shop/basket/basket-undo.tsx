'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TOAST_MS } from '@/components/ui/toast';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';

/** A line that was taken out, and where it stood. */
export interface Removed {
  item: BasketItem;
  at: number;
}

interface BasketUndoProps {
  removed: Removed | null;
  onUndo(removed: Removed): void;
  /** Its time is over; `hadFocus` says that the focus needs a new place. */
  onGone(hadFocus: boolean): void;
}

/** Whether the keyboard is in it: then it stays until it is left. */
function isInUse(box: HTMLElement | null): boolean {
  return box?.matches(':hover') === true || Boolean(box?.querySelector(':focus-visible'));
}

function Notice({ removed, onUndo, onGone }: BasketUndoProps & { removed: Removed }) {
  const t = useTranslations('basket');
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  // The line that had the focus is no longer there: the way back takes it.
  useEffect(() => undo.current?.focus(), [removed]);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => {
      if (isInUse(box.current)) setHeld(true);
      else gone.current(box.current?.contains(document.activeElement) === true);
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [removed, held]);
  const release = () => setHeld(false);
  return (
    <div
      ref={box}
      onBlur={release}
      onMouseLeave={release}
      className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-overlay"
    >
      <span>{t('removed', { name: removed.item.name })}</span>
      <Button
        ref={undo}
        variant="secondary"
        aria-label={t('putBack', { name: removed.item.name })}
        onClick={() => onUndo(removed)}
      >
        {t('undo')}
      </Button>
    </div>
  );
}

/**
 * Says for five seconds what was taken out of the basket and offers it back, inside the basket's own dialog: whatever
 * stands outside it cannot be reached nor heard while it is open. SPEC 8, 9.
 */
export function BasketUndo({ removed, onUndo, onGone }: BasketUndoProps) {
  return (
    <div role="status">{removed ? <Notice removed={removed} onUndo={onUndo} onGone={onGone} /> : null}</div>
  );
}
