'use client';

import { useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import {
  readProduct,
  updateProduct,
  type ProductsPlace,
} from '@/lib/modules/catalogue/client/event-products';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import {
  cellErrors,
  changedCells,
  changesOf,
  rowValuesOf,
  type RowErrors,
  type RowField,
  type RowValues,
} from './row-values';

/** One row while it is edited: its own values, its own save, its own errors. */
export interface RowEdit {
  product: EventProduct;
  values: RowValues;
  errors: RowErrors;
  dirty: boolean;
  busy: boolean;
  /** Someone else has saved this product; the stored values are theirs, the typed ones stay. */
  isTheirs: boolean;
  /** A failure that belongs to no cell. */
  failure: unknown;
  set: <Field extends RowField>(field: Field, value: RowValues[Field]) => void;
  save: () => Promise<void>;
  discard: () => void;
}

const newer = (a: EventProduct, b: EventProduct) => (a.updated_at >= b.updated_at ? a : b);

/** What a failed save means for the row. A conflict reads what is stored now, so that the next save can follow it. */
async function refusalOf(error: unknown, place: ProductsPlace & { product: string }) {
  if (!(error instanceof ApiError)) return { failure: error };
  if (error.code === 'conflict') return { theirs: await readProduct(place) };
  const errors = cellErrors(error.codes);
  return Object.keys(errors).length > 0 ? { errors } : { failure: error };
}

/**
 * The row's state. Cells left as stored follow the server; a changed one keeps what was typed, whatever happens to the
 * save. One save runs at a time.
 */
export function useRowEdit(
  place: ProductsPlace,
  listed: EventProduct,
  { categories, onSaved }: { categories: readonly string[]; onSaved: () => void },
): RowEdit {
  const [saved, setSaved] = useState(listed);
  const [typed, setTyped] = useState<Partial<RowValues>>({});
  const [state, setState] = useState<Pick<RowEdit, 'errors' | 'busy' | 'isTheirs' | 'failure'>>({
    errors: {},
    busy: false,
    isTheirs: false,
    failure: null,
  });
  // Of one version the list's is the later reading: orders change the stock without one.
  const product = newer(listed, saved);
  const stored = rowValuesOf(product);
  const values = { ...stored, ...typed };
  const changed = changedCells(values, stored);

  async function save(): Promise<void> {
    if (state.busy || changed.length === 0) return;
    const checked = changesOf(values, changed, categories);
    if ('errors' in checked) return setState({ ...state, errors: checked.errors, failure: null });
    setState({ errors: {}, busy: true, isTheirs: false, failure: null });
    const own = { ...place, product: product.product_id };
    const rest = { errors: {}, busy: false, isTheirs: false, failure: null };
    try {
      setSaved(await updateProduct(own, { updated_at: product.updated_at, ...checked.changes }));
      setTyped({});
      setState(rest);
      onSaved();
    } catch (error) {
      try {
        const { theirs, ...refused } = { theirs: undefined, ...(await refusalOf(error, own)) };
        if (theirs) setSaved(theirs);
        setState({ ...rest, isTheirs: theirs !== undefined, ...refused });
      } catch (failure) {
        setState({ ...rest, failure });
      }
    }
  }
  return {
    ...state,
    product,
    values,
    dirty: changed.length > 0,
    set: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setState((before) => ({ ...before, errors: { ...before.errors, [field]: undefined }, failure: null }));
    },
    save,
    discard: () => {
      setTyped({});
      setState({ errors: {}, busy: false, isTheirs: false, failure: null });
    },
  };
}
