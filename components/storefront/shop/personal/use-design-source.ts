'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import type { useBuyable } from '@/components/catalogue/shop/use-buyable';
import type { BasketState } from '@/lib/modules/checkout/client/basket-store';
import { dropFragment, readDesignFragment } from '@/lib/modules/storefront/client/personal/design-fragment';
import { focusOnceShown } from '@/lib/client/focus-once-shown';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import {
  decodeDesign,
  fitDesign,
  isBlankDesign,
  type SharedDesign,
} from '@/lib/modules/storefront/rules/shared-design';
import { ownDraft, textsKey, useKeptDraft } from './use-kept-draft';

/** Where the fields' values came from, if that is worth a note. */
export type DesignNote = 'restored' | 'opened' | 'partly' | 'broken' | 'lineGone';

export interface DesignSource {
  buying: ReturnType<typeof useBuyable>;
  product: Buyable;
  storeId: string;
  basket: Pick<BasketState, 'basket' | 'ready'>;
  /** Id of the basket line being edited. */
  editing: string | null;
  onEditing(id: string | null): void;
  /** Key of the personalisation added to the basket last. */
  added: string | null;
}

interface Told {
  note: DesignNote | null;
  /** The values before a shared design replaced them. */
  former: SharedDesign | null;
}

const BLANK: SharedDesign = { texts: {} };
const QUIET: Told = { note: null, former: null };

/** A basket line as field values. */
function designOf({ personalisation = {}, colourIdentifier, size, quantity }: BasketItem): SharedDesign {
  return { texts: personalisation, colour: colourIdentifier, size, quantity };
}

/** Evaluates a URL with a shared design: what to show, what it replaces, and the note to display. */
function sharedFrom(
  code: string,
  product: Buyable,
  mine: SharedDesign | null,
): Told & { design: SharedDesign } {
  const read = decodeDesign(code);
  if (!read) return { design: mine ?? BLANK, note: 'broken', former: null };
  const { design, whole } = fitDesign(product, read);
  const other = mine !== null && textsKey(mine.texts) !== textsKey(design.texts);
  return { design, note: whole ? 'opened' : 'partly', former: other ? mine : null };
}

/** Calls `look` when the basket has loaded and whenever the URL's hash changes. */
function useAddress(ready: boolean, look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!ready) return;
    const hear = () => latest.current();
    hear();
    window.addEventListener('hashchange', hear);
    return () => window.removeEventListener('hashchange', hear);
  }, [ready]);
}

/**
 * Fills the product's fields from the URL (a shared design or a basket line), else from the last draft, and keeps a
 * draft of what is typed until it is added to the basket.
 */
export function useDesignSource(source: DesignSource) {
  const { buying, product, storeId, basket, editing, onEditing, added } = source;
  const [told, setTold] = useState<Told>(QUIET);
  // Set together with the filled values, so that the draft is not deleted while the fields are still empty.
  const [started, setStarted] = useState(false);
  const { choice, texts, fill } = buying;
  const { colour, size, quantity } = choice;
  const design = useMemo(() => ({ texts, colour, size, quantity }), [texts, colour, size, quantity]);
  const mine = () => (isBlankDesign(design) ? ownDraft(storeId, product) : design);

  function restore(note: DesignNote | null = null) {
    const kept = isBlankDesign(design) ? ownDraft(storeId, product) : null;
    if (kept) fill(kept);
    if (kept || note) setTold({ note: note ?? 'restored', former: null });
  }
  function openShared(code: string) {
    const { design: shared, ...news } = sharedFrom(code, product, mine());
    dropFragment();
    onEditing(null);
    fill(shared);
    setTold(news);
  }
  function openLine(id: string) {
    const line = basket.basket.items.find((item) => item.id === id && item.productId === product.id);
    if (!line) {
      dropFragment();
      return restore('lineGone');
    }
    fill(fitDesign(product, designOf(line)).design);
    setTold(QUIET);
    onEditing(id);
    const first = document.querySelector<HTMLElement>('[data-personal] :is(input:not([hidden]), button)');
    if (first) focusOnceShown(first);
  }
  useAddress(basket.ready, () => {
    const named = readDesignFragment(window.location.hash);
    if (named?.kind === 'design') openShared(named.code);
    else if (named?.kind === 'line') openLine(named.id);
    else if (!started) restore();
    setStarted(true);
  });
  useKeptDraft({ storeId, productId: product.id, design, started, paused: editing !== null, added });

  const put = (next: SharedDesign) => {
    fill(next);
    setTold(QUIET);
  };
  return {
    ...told,
    takeBack: put,
    startAfresh: () => put(BLANK),
    /** Stops editing; the basket line stays unchanged. */
    cancel() {
      dropFragment();
      onEditing(null);
      put(ownDraft(storeId, product) ?? BLANK);
    },
  };
}
