'use client';

import { useState, type KeyboardEvent } from 'react';
import type { Colleague } from '@/lib/modules/orders/contract/colleagues';
import { matching, typedAt, withName, type Typed } from './mention-text';
import { useColleagues } from './use-colleagues';

interface MentionsOptions {
  tenant: string;
  /** Puts a text into the field. */
  setText: (text: string) => void;
  onChosen: (colleague: Colleague) => void;
}

/** The list of colleagues below a field: opened by an `@`, moved through and chosen from by keys. D3-61. */
export function useMentions({ tenant, setText, onChosen }: MentionsOptions) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [place, setPlace] = useState(0);
  const colleagues = useColleagues(tenant, typed !== null);
  const found = typed ? matching(colleagues, typed.name) : [];
  const active = found[Math.min(place, found.length - 1)];

  function look({ value, selectionEnd }: HTMLTextAreaElement) {
    setTyped(typedAt(value, selectionEnd));
    setPlace(0);
  }
  const close = () => setTyped(null);
  function choose(one: Colleague, area: HTMLTextAreaElement | null) {
    if (!typed || !area) return;
    const next = withName(area.value, typed, one);
    setText(next.text);
    area.focus();
    area.setSelectionRange(next.caret, next.caret);
    onChosen(one);
    close();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!active || event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setPlace((found.indexOf(active) + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active, event.currentTarget);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { found, active, look, close, choose, onKeyDown };
}
