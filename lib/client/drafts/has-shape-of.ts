import type { IsValues } from './draft';

function hasShape(value: unknown, template: unknown): boolean {
  if (template === undefined) return value === undefined || value instanceof Blob;
  if (typeof template !== 'object' || template === null) return typeof value === typeof template;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(template))
    return false;
  if (Array.isArray(template)) return true;
  const own = value as Record<string, unknown>;
  return Object.entries(template).every(([key, inner]) => hasShape(own[key], inner));
}

/** A guard for drafts: the fields of `template` with values of the same types. A field that is undefined there may hold a file. */
export function hasShapeOf<Values extends object>(template: Values): IsValues<Values> {
  return (value): value is Values => hasShape(value, template);
}
