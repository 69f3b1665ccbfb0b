import type { FieldErrors } from '@/components/admin/editor/editor-types';
import { ApiError } from '@/lib/client/api-error';
import type { FactErrors, FactField } from './facts-form';

/** A refusal that belongs to the product as a whole. */
export type SaveProblem =
  /** The product is on sale, but the new design cannot be printed. */
  | { kind: 'blocked' }
  /** The product cannot be put on sale in this state. */
  | { kind: 'unsellable'; code: 'print_blocked' | 'no_design' };

/** Maps the server's field names to the form's. */
const FIELDS: Readonly<Record<string, FactField>> = {
  name: 'name',
  store_selling_price: 'price',
  colours: 'colours',
  size_note: 'sizeNote',
  warnings: 'warnings',
  green_evidence: 'greenEvidence',
  fibres: 'fibres',
  'personalisation_price.per_side': 'perSide',
  'personalisation_price.per_text': 'perText',
  'personalisation_price.per_image': 'perImage',
};

/** The server's errors by field of the form. */
export function fieldErrors(error: unknown): FieldErrors {
  const errors: FactErrors = {};
  if (!(error instanceof ApiError)) return {};
  for (const [path, [code]] of Object.entries(error.codes)) {
    const field = FIELDS[path] ?? FIELDS[path.split('.')[0] ?? ''];
    if (field && code !== undefined) errors[field] ??= code;
  }
  return errors;
}

/** What a failed save says of the product; null for any other failure. */
export function problemOf(failure: unknown): SaveProblem | null {
  if (!(failure instanceof ApiError)) return null;
  if (failure.codes['design']?.includes('print_blocked')) return { kind: 'blocked' };
  const status = failure.codes['status']?.[0];
  return status === 'print_blocked' || status === 'no_design' ? { kind: 'unsellable', code: status } : null;
}
