import { AppError, invalid } from '@/lib/kernel/app-error';
import type { ClaimKey, ClaimKeyKind } from '@/lib/modules/claims/data/take-keys';

/** Why a valid claim could not be granted. `eventId` and the other fields are only for the client's log. */
export type RefusalCause =
  | { kind: 'code'; eventId: string; codes: readonly string[] }
  | { kind: 'exhausted'; eventId: string; codes: readonly string[] }
  | {
      kind: 'already_ordered';
      eventId: string;
      codes: readonly string[];
      known: readonly ClaimKeyKind[];
      keys: readonly ClaimKey[];
    }
  | { kind: 'out_of_stock'; eventId: string; codes: readonly string[]; variantId: string };

/** Rolls back a claim's transaction; never leaves the service. */
export class ClaimRefusal extends Error {
  override readonly name = 'ClaimRefusal';

  constructor(readonly refused: RefusalCause) {
    super(refused.kind);
  }
}

/** The form field that shows the error for a known key. */
const FIELD_OF: Record<ClaimKeyKind, string> = {
  household: 'address_first_line',
  name_postal: 'address_first_line',
  email: 'email',
  phone: 'phone',
};

/** The error for the person: a bad code is only called invalid (D22-2). */
export function answerTo(refused: RefusalCause): AppError {
  switch (refused.kind) {
    case 'code':
      return invalid({ promo_code: ['invalid_promo_code'] });
    case 'exhausted':
      return new AppError('event_exhausted');
    case 'already_ordered':
      return new AppError('already_ordered', {
        fields: Object.fromEntries(refused.known.map((kind) => [FIELD_OF[kind], ['already_ordered']])),
      });
    case 'out_of_stock':
      return new AppError('out_of_stock', { fields: { 'products.0.quantity': ['out_of_stock'] } });
  }
}
