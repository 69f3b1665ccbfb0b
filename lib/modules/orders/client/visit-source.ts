import { cutLine } from '@/lib/kernel/clean-line';
import {
  SOURCE_FIELD_LENGTH,
  SOURCE_FIELDS,
  visitSourceKey,
  type VisitSource,
} from '@/lib/modules/orders/rules/visit-source';

function carried(): VisitSource {
  const query = new URLSearchParams(window.location.search);
  const found = SOURCE_FIELDS.flatMap((field) => {
    const value = cutLine((query.get(field) ?? '').trim(), SOURCE_FIELD_LENGTH);
    return value === '' ? [] : [[field, value] as const];
  });
  return Object.fromEntries(found);
}

function kept(storeId: string): VisitSource {
  try {
    const read: unknown = JSON.parse(window.sessionStorage.getItem(visitSourceKey(storeId)) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const values = new Map(Object.entries(read));
    const found = SOURCE_FIELDS.flatMap((field) => {
      const value: unknown = values.get(field);
      return typeof value === 'string' ? [[field, cutLine(value, SOURCE_FIELD_LENGTH)] as const] : [];
    });
    return Object.fromEntries(found);
  } catch {
    return {};
  }
}

/** The `source` of a body for this store: what this page's link says, or the one that led into the store. S2.2-88. */
export function visitSource(storeId: string): { source?: VisitSource } {
  const here = carried();
  const source = Object.keys(here).length > 0 ? here : kept(storeId);
  return Object.keys(source).length > 0 ? { source } : {};
}
