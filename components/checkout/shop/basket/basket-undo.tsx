'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TOAST_MS } from '@/components/ui/toast';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';

/** A removed line and its former position. */
export interface Removed {
  item: BasketItem;
  at: number;
}

interface BasketUndoProps {
  removed: Removed | null;
  onUndo(removed: Removed): void;
  /** Called when the time is over; `hadFocus` means that the focus needs a new place. */
  onGone(hadFocus: boolean): void;
}

/** Whether the focus is inside: then it stays visible until the focus leaves. */
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
  // The focused line is gone: move the focus to the undo button.
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
 * For five seconds shows which line was removed from the basket and offers to undo it. Rendered inside the basket's
 * dialog, because nothing outside a modal dialog can be reached or is read aloud. S8, S9.
 */
export function BasketUndo({ removed, onUndo, onGone }: BasketUndoProps) {
  return (
    <div role="status">{removed ? <Notice removed={removed} onUndo={onUndo} onGone={onGone} /> : null}</div>
  );
}
