import type { ApiError } from '@/lib/client/api-error';
import { isFieldErrorCode } from './field-code';

/** A field error from the server: a code that has a text on this page, or the server's own message. */
export interface ServerFieldError {
  name: string;
  message: string;
}

function hasPath(values: unknown, path: string): boolean {
  let place: unknown = values;
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || place === null || !(step in place)) return false;
    place = (place as Record<string, unknown>)[step];
  }
  return true;
}

function messageOf(error: ApiError, name: string): string {
  const code = error.codes[name]?.[0];
  return isFieldErrorCode(code) ? code : (error.errors[name]?.[0] ?? code ?? 'unknown');
}

/** Splits the envelope's field errors (D19) into those of the form's fields, in form order, and the others. */
export function partServerErrors(
  error: ApiError,
  values: Record<string, unknown>,
): { fields: ServerFieldError[]; others: ServerFieldError[] } {
  const names = [...new Set([...Object.keys(error.codes), ...Object.keys(error.errors)])];
  const all = names.map((name) => ({ name, message: messageOf(error, name) }));
  const order = Object.keys(values);
  const place = (name: string) => order.indexOf(name.split('.')[0] ?? name);
  const fields = all.filter(({ name }) => hasPath(values, name));
  return {
    fields: fields.sort((a, b) => place(a.name) - place(b.name)),
    others: all.filter(({ name }) => !hasPath(values, name)),
  };
}
