import { z } from 'zod';
import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { can } from '@/lib/permissions/permissions';
import type { ListColumn, ListDefinition } from './list-definition';
import type { ListScope } from './list-scope';

type Filters = Record<string, string>;

function shapeOf(list: ListDefinition, scope: ListScope): ListDefinition['filters']['shape'] {
  return { ...list.filters.shape, ...(scope.tenant ? {} : list.staffFilters?.shape) };
}

function passes(shape: ListDefinition['filters']['shape'], name: string, value: string): boolean {
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return schema !== undefined && z.safeParse(schema, value).success;
}

/** The columns that this person may see and export, in the list's order. D3-1. */
export function columnsFor(list: ListDefinition, { person, tenant }: ListScope): ListColumn[] {
  return list.columns.filter(
    (column) =>
      (tenant === null || !column.staffOnly) && (!column.permission || can(person, column.permission)),
  );
}

/**
 * The 422 for a filter, sort or column that the list does not have: what is stored, or run, is always a valid address of
 * the list.
 */
export function checkSelection(
  list: ListDefinition,
  scope: ListScope,
  asked: { query: Filters; sort: string | null; columns: readonly string[] },
): void {
  const shape = shapeOf(list, scope);
  const known = new Set(columnsFor(list, scope).map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(asked.query)) {
    if (!passes(shape, name, value))
      errors[`query.${name}`] = [Object.hasOwn(shape, name) ? 'invalid' : 'unknown_key'];
  }
  if (asked.sort !== null && !list.sorts.includes(asked.sort)) errors['sort'] = ['invalid'];
  if (!asked.columns.every((id) => known.has(id))) errors['columns'] = ['unknown'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What of a stored view the list still has: a view outlives a filter or a column that was taken away. */
export function stillKnown<V extends { query: Filters; sort: string | null; columns: string[] }>(
  list: ListDefinition,
  scope: ListScope,
  view: V,
): V {
  const shape = shapeOf(list, scope);
  const known = new Set(columnsFor(list, scope).map(({ id }) => id));
  return {
    ...view,
    query: Object.fromEntries(
      Object.entries(view.query).filter(([name, value]) => passes(shape, name, value)),
    ),
    sort: view.sort !== null && list.sorts.includes(view.sort) ? view.sort : null,
    columns: view.columns.filter((id) => known.has(id)),
  };
}
