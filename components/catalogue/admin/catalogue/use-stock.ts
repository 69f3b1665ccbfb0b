'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { readStock, saveStock } from '@/lib/modules/catalogue/client/stock';
import type { ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import { MOST_STOCK, type ProductStock } from '@/lib/modules/catalogue/contract/product-stock';

type StockError = 'invalid' | 'changed';

export interface StockEdit {
  /** Null until it is loaded. */
  stock: ProductStock | null;
  /** What was typed, by variant. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, StockError>>;
  dirty: boolean;
  busy: boolean;
  failure: unknown;
  set: (variant: string, value: string) => void;
  retry: () => void;
  save: () => Promise<void>;
}

interface State {
  stock: ProductStock | null;
  typed: Record<string, string>;
  errors: Record<string, StockError>;
  busy: boolean;
  failure: unknown;
}

const EMPTY: State = { stock: null, typed: {}, errors: {}, busy: false, failure: null };

/** The variants whose typed number is not the stored one; NaN for what is no number of items. */
function changesOf({ stock, typed }: State) {
  return (stock?.variants ?? []).flatMap(({ variant_id, stock: seen }) => {
    const text = typed[variant_id]?.trim();
    if (text === undefined || text === String(seen)) return [];
    const wanted = /^\d{1,7}$/.test(text) && Number(text) <= MOST_STOCK ? Number(text) : Number.NaN;
    return [{ variant_id, stock: wanted, seen }];
  });
}

/** The stored numbers after a refusal: orders have taken some meanwhile. The typed ones stay, to be saved once more. */
function afterConflict(before: State, now: Record<string, number>): State {
  const { stock } = before;
  if (!stock) return before;
  const variants = stock.variants.map((one) => ({ ...one, stock: now[one.variant_id] ?? one.stock }));
  const errors = Object.fromEntries(Object.keys(now).map((id) => [id, 'changed' as const]));
  return { ...before, stock: { ...stock, variants }, errors, busy: false };
}

/** The stock of a product's variants: loaded, typed and saved together. One save runs at a time. */
export function useStock(place: ProductPlace, onSaved: () => void): StockEdit {
  const [state, setState] = useState<State>(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const { tenant, slug, product } = place;
  useEffect(() => {
    let isLeft = false;
    readStock({ tenant, slug, product }).then(
      (stock) => (isLeft ? undefined : setState((before) => ({ ...before, stock, failure: null }))),
      (failure: unknown) => (isLeft ? undefined : setState((before) => ({ ...before, failure }))),
    );
    return () => {
      isLeft = true;
    };
  }, [tenant, slug, product, attempt]);
  const changes = changesOf(state);

  async function save(): Promise<void> {
    if (state.busy || changes.length === 0) return;
    const wrong = changes.filter((change) => Number.isNaN(change.stock));
    if (wrong.length > 0) {
      const errors = Object.fromEntries(wrong.map(({ variant_id: id }) => [id, 'invalid' as const]));
      return setState((before) => ({ ...before, errors }));
    }
    setState((before) => ({ ...before, errors: {}, busy: true, failure: null }));
    try {
      await saveStock(place, { changes });
      onSaved();
    } catch (failure) {
      const now = failure instanceof ApiError && failure.code === 'conflict' ? failure.data?.['stock'] : null;
      setState((before) =>
        now ? afterConflict(before, now as Record<string, number>) : { ...before, busy: false, failure },
      );
    }
  }
  return {
    ...state,
    dirty: changes.length > 0,
    set: (variant, value) =>
      setState((before) => {
        const { [variant]: _, ...errors } = before.errors;
        return { ...before, typed: { ...before.typed, [variant]: value }, errors };
      }),
    retry: () => setAttempt((count) => count + 1),
    save,
  };
}
