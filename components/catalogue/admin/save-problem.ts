import { ApiError } from '@/lib/client/api-error';
import type { FactErrors, FactField } from './facts-form';

/** Why something was not saved; what was typed stays in any case. */
export type SaveProblem =
  /** Somebody else has saved meanwhile. */
  | { kind: 'conflict' }
  /** The session has ended, or the server could not be reached: it can be tried again. */
  | { kind: 'call'; error: ApiError }
  /** The product is on sale, and the new design cannot be printed. */
  | { kind: 'blocked' }
  /** It cannot be put on sale as it is. */
  | { kind: 'unsellable'; code: 'print_blocked' | 'no_design' }
  | { kind: 'fields'; errors: FactErrors };

/** The server's fields → those of the form. */
const FIELDS: Readonly<Record<string, FactField>> = {
  name: 'name',
  store_selling_price: 'price',
  colours: 'colours',
  'personalisation_price.per_side': 'perSide',
  'personalisation_price.per_text': 'perText',
  'personalisation_price.per_image': 'perImage',
};

function fieldErrors({ codes }: ApiError): FactErrors {
  const errors: FactErrors = {};
  for (const [path, [code]] of Object.entries(codes)) {
    const field = FIELDS[path] ?? FIELDS[path.split('.')[0] ?? ''];
    if (field && code !== undefined) errors[field] ??= code;
  }
  return errors;
}

/** What a failed call means for the editor; throws what is no answer of the API. */
export function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'conflict') return { kind: 'conflict' };
  if (error.codes['design']?.includes('print_blocked')) return { kind: 'blocked' };
  const status = error.codes['status']?.[0];
  if (status === 'print_blocked' || status === 'no_design') return { kind: 'unsellable', code: status };
  const errors = fieldErrors(error);
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'call', error };
}
