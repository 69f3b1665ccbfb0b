import { ApiError } from '@/lib/client/api-error';
import type { FactErrors, FactField } from './facts-form';

/** Why a save failed; what was typed is kept in every case. */
export type SaveProblem =
  /** Somebody else has saved in the meantime. */
  | { kind: 'conflict' }
  /** The session has ended or the server could not be reached; can be retried. */
  | { kind: 'call'; error: ApiError }
  /** The product is on sale, but the new design cannot be printed. */
  | { kind: 'blocked' }
  /** The product cannot be put on sale in this state. */
  | { kind: 'unsellable'; code: 'print_blocked' | 'no_design' }
  | { kind: 'fields'; errors: FactErrors };

/** Maps the server's field names to the form's. */
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

/** Maps a failed call to a problem of the editor; rethrows anything that is not an API error. */
export function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'conflict') return { kind: 'conflict' };
  if (error.codes['design']?.includes('print_blocked')) return { kind: 'blocked' };
  const status = error.codes['status']?.[0];
  if (status === 'print_blocked' || status === 'no_design') return { kind: 'unsellable', code: status };
  const errors = fieldErrors(error);
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'call', error };
}
